//! Seats that change hands.

pub(crate) mod deed;

use crate::discord::app::pressed::{Reply, presses};

presses! {
    /// What is pressed about seats that change hands.
    |pressed, app, caller|
    /// Lets a computer play for the presser.
    HandOver("over") => pressed.shown(deed::hand_over(app, caller, &pressed.table().await?, false).await);
    /// Hands over as the last person, who watches.
    HandOverAndWatch("over+") => pressed.shown(deed::hand_over(app, caller, &pressed.table().await?, true).await);
    /// Takes the presser's seat back from the computer that plays for them.
    ComeBack("back") => pressed.shown(deed::come_back(app, caller, &pressed.table().await?).await);
    /// Offers the presser's seat to others.
    Offer("offer") => pressed.shown(deed::offer_seat(app, caller, &pressed.table().await?).await);
    /// Takes a seat that is offered.
    Take("take") { number offer: i64, }
        => Reply::private(deed::take_seat(app, caller, &pressed.table().await?, Some(offer)).await);
}
