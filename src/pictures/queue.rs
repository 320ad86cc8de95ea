//! The line in which pictures wait to be drawn.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// The most sent answers that still wait for their picture.
const LATE: usize = 500;

/// The purpose of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A person waits for the answer to what they did.
    Answer,
    /// A message for the channel.
    Board,
    /// A part of an animation, for which nobody sits waiting.
    Film,
}

/// The things to draw, with their purpose. Boards and answers take turns, so that neither waits for all of the others; frames of animations
/// wait for both, and an answer that was sent without its picture waits for everything else.
pub(super) struct Queue<T> {
    /// In order of arrival.
    answers: VecDeque<(Instant, T)>,
    boards: VecDeque<T>,
    films: VecDeque<T>,
    late: VecDeque<T>,
    board_next: bool,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        let (boards, films, late) = (VecDeque::new(), VecDeque::new(), VecDeque::new());
        Queue { answers: VecDeque::new(), boards, films, late, board_next: false }
    }
}

impl<T> Queue<T> {
    pub(super) fn put(&mut self, purpose: Purpose, item: T, now: Instant) {
        match purpose {
            Purpose::Answer => self.answers.push_back((now, item)),
            Purpose::Board => self.boards.push_back(item),
            Purpose::Film => self.films.push_back(item),
        }
    }

    /// The next thing to draw, if an answer waits for so long; a board only if one may be drawn now.
    pub(super) fn take(&mut self, now: Instant, patience: Duration, boards: bool) -> Option<(Purpose, T)> {
        while self.answers.front().is_some_and(|(since, _)| now.duration_since(*since) >= patience) {
            self.late.extend(self.answers.pop_front().map(|(_, item)| item));
        }
        // When the line is long, the oldest are dropped: their callers have tried again since.
        self.late.drain(..self.late.len().saturating_sub(LATE));
        self.board_next = !self.board_next;
        let answer = |queue: &mut Self| queue.answers.pop_front().map(|(_, item)| (Purpose::Answer, item));
        let board = |queue: &mut Self| {
            let board = if boards { queue.boards.pop_front() } else { None };
            board.map(|item| (Purpose::Board, item))
        };
        let first = if self.board_next { answer(self) } else { board(self) };
        let shown = first.or_else(|| answer(self)).or_else(|| board(self));
        let film = |queue: &mut Self| queue.films.pop_front().map(|item| (Purpose::Film, item));
        shown.or_else(|| film(self)).or_else(|| self.late.pop_front().map(|item| (Purpose::Answer, item)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(1);

    fn all(queue: &mut Queue<&'static str>, now: Instant) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.take(now, PATIENCE, true)).map(|(_, item)| item).collect()
    }

    #[test]
    fn boards_and_answers_take_turns_and_what_is_late_comes_last() {
        let begun = Instant::now();
        let mut queue = Queue::default();
        queue.put(Purpose::Answer, "old", begun);
        let now = begun + PATIENCE;
        for answer in ["a", "b", "c"] {
            queue.put(Purpose::Answer, answer, now);
        }
        queue.put(Purpose::Film, "frame", begun);
        queue.put(Purpose::Board, "x", begun);
        queue.put(Purpose::Board, "y", now);
        assert_eq!(all(&mut queue, now), ["a", "x", "b", "y", "c", "frame", "old"]);
        assert_eq!(all(&mut queue, now), [""; 0]);
    }

    #[test]
    fn a_board_waits_where_none_may_be_drawn_and_nothing_else_does() {
        let now = Instant::now();
        let mut queue = Queue::default();
        for (purpose, item) in [(Purpose::Board, "x"), (Purpose::Film, "frame"), (Purpose::Answer, "a")] {
            queue.put(purpose, item, now);
        }
        let next =
            |queue: &mut Queue<&'static str>, boards| queue.take(now, PATIENCE, boards).map(|(_, item)| item);
        assert_eq!([false; 3].map(|boards| next(&mut queue, boards)), [Some("a"), Some("frame"), None]);
        assert_eq!(next(&mut queue, true), Some("x"));
    }

    #[test]
    fn of_too_many_late_ones_the_oldest_go() {
        let begun = Instant::now();
        let mut queue = Queue::default();
        queue.put(Purpose::Answer, "first", begun);
        for _ in 0..LATE {
            queue.put(Purpose::Answer, "later", begun);
        }
        let drawn = all(&mut queue, begun + PATIENCE);
        assert_eq!(drawn.len(), LATE);
        assert!(!drawn.contains(&"first"));
    }
}
