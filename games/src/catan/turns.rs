//! Whose turn it is, what may be done in it, and how it passes on.

use super::action::Action;
use super::cards::Development;
use super::event::Event;
use super::state::{Answer, Catan, Phase};
use crate::{Barrier, Chance, ChanceError, Outcome, Refusal, Seat, SeatSet, Standing, Turn};

impl Catan {
    pub(super) fn whose_turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over(self.outcome()),
            Phase::Discard => Turn::Waiting { must: self.discarding(false), may: self.discarding(true) },
            _ => Turn::Waiting { must: SeatSet::one(self.current), may: self.answering() },
        }
    }

    /// Those who discard on this seven, and have or have not chosen.
    fn discarding(&self, chosen: bool) -> SeatSet {
        let owes = |seat: &Seat| self.player(*seat).due > 0 && !self.resigned.contains(*seat);
        let owing = Seat::first(self.seats).filter(owes);
        owing.filter(|seat| self.player(*seat).chosen.is_some() == chosen).collect()
    }

    /// The winner first, the others by their points.
    #[cold]
    fn outcome(&self) -> Outcome {
        let key = |seat: Seat| (seat == self.current, self.points(seat));
        let standing = |seat: Seat| Standing {
            seat,
            place: 1 + Seat::first(self.seats).filter(|&other| key(other) > key(seat)).count() as u8,
            score: i32::from(self.points(seat)),
        };
        Outcome { standings: Seat::first(self.seats).map(standing).collect(), verdict: None, rematch: false }
    }

    pub(super) fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::new("refusal-game-over"));
        }
        match action {
            Action::Accept => return self.check_accept(seat),
            Action::Decline => return self.check_decline(seat),
            Action::Counter(deal) => return self.check_counter(seat, deal),
            Action::Discard(cards) => return self.check_discard(seat, *cards),
            _ if seat != self.current => return Err(Refusal::new("refusal-not-your-turn")),
            _ => self.check_phase(action)?,
        }
        match *action {
            Action::Road(edge) => self.check_road(seat, edge),
            Action::Settlement(corner) => self.check_settlement(seat, corner),
            Action::City(corner) => self.check_city(seat, corner),
            Action::Buy => self.check_purchase(seat),
            Action::Bank { give, take } => self.check_bank(seat, give, take),
            Action::Knight => self.check_card(seat, Development::Knight),
            Action::FreeRoads => self.check_card(seat, Development::Roads),
            Action::Plenty(first, second) => {
                self.check_card(seat, Development::Plenty).and_then(|()| self.check_plenty(first, second))
            }
            Action::Monopoly(_) => self.check_card(seat, Development::Monopoly),
            Action::Robber { hex, victim } => self.check_robber(seat, hex, victim),
            Action::Confirm(with) => self.check_confirm(seat, with),
            Action::Cancel if self.offer.is_none() => Err(Refusal::new("catan-refusal-no-offer")),
            Action::Offer(deal, to) => self.check_offer(seat, &deal, to),
            _ => Ok(()),
        }
    }

    /// Whether the turn has come to where such an action belongs.
    fn check_phase(&self, action: &Action) -> Result<(), Refusal> {
        let card =
            matches!(action, Action::Knight | Action::FreeRoads | Action::Plenty(..) | Action::Monopoly(_));
        let key = match (self.phase, action) {
            (Phase::Found(_), Action::Settlement(_))
            | (Phase::Pave(..), Action::Road(_))
            | (Phase::Roll, Action::Roll)
            | (Phase::Robber, Action::Robber { .. })
            | (Phase::FreeRoads(_), Action::Road(_))
            | (Phase::FreeRoads(1), Action::Stop) => return Ok(()),
            (Phase::Roll | Phase::Main, _) if card => return Ok(()),
            (Phase::Main, Action::Roll) => "catan-refusal-rolled",
            (Phase::Main, Action::Robber { .. }) => "catan-refusal-robber-now",
            (Phase::Main, Action::Stop) => "catan-refusal-stop",
            (Phase::Main, _) => return Ok(()),
            (Phase::Found(_), _) => "catan-refusal-found-settlement",
            (Phase::Pave(..), _) => "catan-refusal-found-road",
            (Phase::Roll, _) => "catan-refusal-roll-first",
            (Phase::Discard, _) => "catan-refusal-discards-first",
            (Phase::Robber, _) => "catan-refusal-robber-first",
            (Phase::FreeRoads(_), _) => "catan-refusal-free-roads",
            (Phase::Over, _) => "refusal-game-over",
        };
        Err(Refusal::new(key))
    }

    pub(super) fn perform(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) -> Result<Barrier, ChanceError> {
        let mut barrier = Barrier::Open;
        match *action {
            Action::Roll => {
                self.roll(seat, chance, events)?;
                barrier = Barrier::Shut;
            }
            Action::Road(edge) => self.build_road(seat, edge, events),
            Action::Settlement(corner) => self.build_settlement(seat, corner, events),
            Action::City(corner) => self.build_city(seat, corner, events),
            Action::Buy => {
                self.buy_card(seat, chance, events)?;
                barrier = Barrier::Shut;
            }
            Action::Bank { give, take } => self.trade_bank(seat, give, take, events),
            Action::Knight => self.play_knight(seat, events),
            Action::FreeRoads => self.play_roads(seat, events),
            Action::Plenty(first, second) => self.play_plenty(seat, (first, second), events),
            Action::Monopoly(kind) => {
                self.play_monopoly(seat, kind, events);
                barrier = Barrier::Shut;
            }
            Action::Robber { hex, victim } => barrier = self.rob(seat, (hex, victim), chance, events)?,
            Action::Stop => {
                events.push(Event::Stopped(seat));
                self.resume();
            }
            Action::Discard(cards) => barrier = self.discard(seat, cards, events),
            Action::Decline => self.answer(seat, Answer::Declined, events),
            Action::Cancel => {
                self.offer = None;
                events.push(Event::Withdrawn(seat));
            }
            Action::End => {
                self.pass_on(events);
                barrier = Barrier::Shut;
            }
            // Whoever offers or agrees shows that the cards are there, and a trade binds two.
            Action::Accept => {
                self.answer(seat, Answer::Accepted, events);
                barrier = Barrier::Shut;
            }
            Action::Counter(deal) => {
                self.answer(seat, Answer::Countered(deal), events);
                barrier = Barrier::Shut;
            }
            Action::Offer(deal, to) => {
                self.make_offer(seat, deal, to, events);
                barrier = Barrier::Shut;
            }
            Action::Confirm(with) => {
                self.confirm(seat, with, events);
                barrier = Barrier::Shut;
            }
        }
        if self.may_win() {
            self.crown(events);
            barrier = Barrier::Shut;
        }
        Ok(barrier)
    }

    /// Whether the current player's unknown cards could decide the game: that they do, or do not, tells something.
    fn may_win(&self) -> bool {
        let unknown = self.player(self.current).unplayed();
        self.visible_points(self.current) + unknown >= self.agreed.points
    }

    /// Whoever has the points on the own turn wins at once.
    fn crown(&mut self, events: &mut Vec<Event>) {
        let seat = self.current;
        let founding = matches!(self.phase, Phase::Found(_) | Phase::Pave(..));
        let points = self.points(seat);
        if self.phase != Phase::Over && !founding && points >= self.agreed.points {
            self.phase = Phase::Over;
            self.offer = None;
            let hidden = self.player(seat).point_cards();
            events.push(Event::Won { seat, points, hidden });
        }
    }

    /// The next founding step: round 1 in seat order from the first player, round 2 in reverse.
    pub(super) fn found_next(&mut self, founded: u8, events: &mut Vec<Event>) {
        let seats = self.seats;
        for step in founded..2 * seats {
            let place = if step < seats { step } else { 2 * seats - 1 - step };
            let seat = Seat((self.first.0 + place) % seats);
            if !self.resigned.contains(seat) {
                self.current = seat;
                self.phase = Phase::Found(step);
                return;
            }
        }
        self.begin_turn(self.first, events);
    }

    /// Ends the turn: offers die, cards bought in it may be played from now on.
    pub(super) fn pass_on(&mut self, events: &mut Vec<Event>) {
        let player = self.player_mut(self.current);
        if player.fresh != [0; 5] {
            let fresh = std::mem::take(&mut player.fresh);
            player.cards.iter_mut().zip(fresh).for_each(|(cards, new)| *cards += new);
        }
        if self.offer.take().is_some() {
            events.push(Event::Withdrawn(self.current));
        }
        self.begin_turn(self.current.next(self.seats), events);
    }

    /// Begins the turn of that seat, or of the next that has not resigned.
    fn begin_turn(&mut self, mut seat: Seat, events: &mut Vec<Event>) {
        while self.resigned.contains(seat) && self.resigned.len() < usize::from(self.seats) {
            seat = seat.next(self.seats);
        }
        self.current = seat;
        self.phase = Phase::Roll;
        self.dice = None;
        self.built = false;
        self.carded = false;
        self.chronicle.turns = self.chronicle.turns.saturating_add(1);
        events.push(Event::Turn(seat));
    }

    /// Takes note of a resignation: pieces and cards stay, turns are skipped.
    pub(super) fn give_up(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.resigned = self.resigned.with(seat);
        if let Some(offer) = &mut self.offer {
            offer.to = offer.to.without(seat);
            offer.answers[seat.index()] = Answer::Open;
        }
        self.withdraw_if_declined(events);
        if seat == self.current {
            match self.phase {
                Phase::Found(founded) | Phase::Pave(founded, _) => self.found_next(founded + 1, events),
                Phase::Discard | Phase::Over => {}
                _ => self.pass_on(events),
            }
        }
        if self.phase == Phase::Discard {
            self.settle_discards(events);
        }
        self.crown(events);
    }
}
