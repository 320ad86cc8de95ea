//! The flaws that the toy can have.

use std::cell::Cell;

/// A thing that can be wrong with a game; the toy has one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flaw {
    AdjustTwice,
    BoardTooWide,
    CapitalsUnread,
    CardLost,
    ChoiceNotRedealt,
    ComposedIllegal,
    DefaultUnlisted,
    DetourAstray,
    FigureAstray,
    FigureUnlisted,
    FigureWithoutWords,
    FiguresAlike,
    ForcedAstray,
    Forgetful,
    LabelEmpty,
    LabelsAlike,
    FormUnreadable,
    InterruptionLeaks,
    LegalUnlisted,
    LegalityLeaks,
    ListedIllegal,
    Lucky,
    MeaningShifts,
    MessageMissing,
    MustAndMay,
    NarrationLeaks,
    NobodyAnswers,
    NothingRedealt,
    OddPlaces,
    OutOfTurn,
    OutcomeWithABar,
    OutcomesAlike,
    PartClipped,
    PartMissing,
    PartOutside,
    PictureOdd,
    PictureOutside,
    PlaceUnknown,
    PointsAstray,
    PreviewAstray,
    PromptEmpty,
    ReasonWithoutWords,
    RedealRemembers,
    ReflexIllegal,
    RefusalWithoutWords,
    RegionTooLarge,
    SampleIllegal,
    SampledAndListed,
    SamplerLacks,
    SamplerStrays,
    SentenceAstray,
    SilentActor,
    StillAsked,
    SlotsApart,
    TopicWithoutWords,
    UniverseLacks,
    UnmarkedDraw,
    UnmarkedReveal,
    Unsorted,
    ViewLeaks,
    WholesAlike,
}

thread_local! {
    static FLAW: Cell<Option<Flaw>> = const { Cell::new(None) };
    static LUCK: Cell<i32> = const { Cell::new(0) };
    static SAMPLED: Cell<bool> = const { Cell::new(false) };
}

/// Whether the toy has that flaw now.
pub(crate) fn flawed(flaw: Flaw) -> bool {
    FLAW.get() == Some(flaw)
}

/// Runs something with a flawed toy.
pub(crate) fn spoil<T>(flaw: Flaw, run: impl FnOnce() -> T) -> T {
    FLAW.set(Some(flaw));
    let result = run();
    FLAW.set(None);
    result
}

/// Whether the toy samples its universe now instead of listing it.
pub(crate) fn is_sampled() -> bool {
    SAMPLED.get()
}

/// Runs something with a toy whose universe is sampled.
pub(crate) fn sampled<T>(run: impl FnOnce() -> T) -> T {
    SAMPLED.set(true);
    let result = run();
    SAMPLED.set(false);
    result
}

/// Points that come from outside of the position.
pub(crate) fn luck() -> i32 {
    if flawed(Flaw::Lucky) {
        LUCK.set(LUCK.get() + 1);
    }
    LUCK.get()
}

pub(crate) fn forgets_knocks(_: &[bool]) -> bool {
    flawed(Flaw::Forgetful)
}
