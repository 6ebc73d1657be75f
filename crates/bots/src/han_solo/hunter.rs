//! The hunter: plans the turns that are left against its rivals, remembers
//! every card that was shown, and picks tokens for the end of the game.

use super::future::{Future, Order};
use super::gift::gifts;
use super::greedy::{after, own_hand};
use super::hand_value::{KINDS, Odds, Values, kind};
use super::planner::{LAPS, Plan};
use super::rivals::RIVALS;
use super::smuggler::waiting;
use super::tokens::{Prices, SET_COLOURS};
use crate::{Mind, Situation};
use han_solo::{Action, Ask, Card, HanSolo, Token, View};
use std::time::Duration;
use tabletop::{Answer, Dice, SEATS_MAX, Seat};

/// Games played out in tokens for every choice; with less time, fewer.
const TRIALS_MAX: u32 = 128;
/// Fewer would be guessing.
const TRIALS_MIN: u32 = 16;
/// A generous guess of how long a trial of all choices takes.
const TRIAL_TIME: Duration = Duration::from_micros(100);
/// A better place is always worth trying for: by this much more than trials
/// say, from the last place to the first, as trials are noisy.
const PLACES_SPREAD: f32 = 0.1;
/// What a sure zero for the next seat costs, as a part of what a place is
/// worth. It decides between hands that are about as good.
const GIFT_COST: f32 = 0.03;

/// Plans its hand, and picks tokens for the end of the game.
///
/// It rolls no dice: its trials have seeds of their own, so that the same
/// view always gets the same answer.
#[derive(Debug, Default)]
pub struct Hunter {
    /// By seat: what each place of the round is worth. It holds as long as the
    /// tokens lie as they did, so it is worked out once a round.
    places: [Option<Places>; SEATS_MAX],
}

/// What each place of a round is worth, and what that was worked out from.
#[derive(Debug)]
struct Places {
    future: Future,
    n_trials: u32,
    worth: [f32; SEATS_MAX],
}

impl Mind<HanSolo> for Hunter {
    fn answer(&mut self, situation: &Situation<'_, HanSolo>, _: &mut Dice) -> Answer<Action> {
        let first = || *situation.menu.items().first().expect("a menu has items");
        let seat = situation.view.viewer.seat();
        Answer::Item(seat.and_then(|seat| self.choose(situation, seat)).unwrap_or_else(first))
    }
}

impl Hunter {
    fn choose(&mut self, situation: &Situation<'_, HanSolo>, seat: Seat) -> Option<Action> {
        let Situation { view, menu, content, budget } = situation;
        let n_trials = n_trials(*budget);
        let future = Future::new(view, Prices::new(view, content), seat);
        match view.ask {
            Ask::Turn { .. } | Ask::Discard { .. } => {
                let places = self.places(future, seat, n_trials);
                let mut turn = Turn::new(view, seat, &places)?;
                best(menu.items(), |action| turn.worth(action))
            }
            Ask::Pick { .. } => {
                let worth = TokenWorth::new(view, &future, seat, n_trials);
                best(menu.items(), |action| token(action).map_or(0.0, |token| worth.of(token)))
            }
            Ask::Name { .. } => {
                let worth = TokenWorth::new(view, &future, seat, n_trials);
                best(menu.items(), |action| token(action).map_or(0.0, |token| worth.named(token)))
            }
            Ask::Capture { .. } => best(menu.items(), |action| {
                let set = match action {
                    Action::Capture(colour) => SET_COLOURS.iter().position(|set| *set == colour),
                    _ => None,
                };
                future.capturing(set, &ranking(view), view.capture_asked, n_trials)
            }),
            Ask::Nothing => None,
        }
    }

    /// What each place of this round is worth to a seat.
    fn places(&mut self, future: Future, seat: Seat, n_trials: u32) -> [f32; SEATS_MAX] {
        let slot = &mut self.places[seat.idx()];
        if let Some(known) = slot
            && known.future == future
            && known.n_trials == n_trials
        {
            return known.worth;
        }
        let mut worth = future.places(n_trials);
        let last = f32::from(future.prices.n_seats() - 1);
        for (place, worth) in worth.iter_mut().enumerate() {
            *worth += PLACES_SPREAD * (1.0 - place as f32 / last);
        }
        *slot = Some(Places { future, n_trials, worth });
        worth
    }
}

fn n_trials(budget: Duration) -> u32 {
    let n = budget.as_micros() / TRIAL_TIME.as_micros();
    u32::try_from(n).unwrap_or(TRIALS_MAX).clamp(TRIALS_MIN, TRIALS_MAX)
}

/// The action that is worth most; of equals the first of the menu.
fn best(actions: &[Action], mut worth: impl FnMut(Action) -> f32) -> Option<Action> {
    let worths = actions.iter().map(|action| (*action, worth(*action)));
    worths.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|best| best.0)
}

/// The seats in ranking order.
fn ranking(view: &View) -> Order {
    Order::of(view.ranking.iter().flatten().map(|ranked| ranked.seat))
}

/// The token an action is about.
fn token(action: Action) -> Option<Token> {
    match action {
        Action::Pick(token) | Action::Name(token) => Some(token),
        _ => None,
    }
}

/// One turn of the viewer, planned to the end of the round.
struct Turn<'a> {
    view: &'a View,
    plan: Plan,
    /// By kind: what it costs to leave such a card on offer.
    cost: [f32; KINDS],
    n_turns: u8,
    values: Values,
}

impl<'a> Turn<'a> {
    fn new(view: &'a View, seat: Seat, places: &[f32; SEATS_MAX]) -> Option<Self> {
        let odds = Odds::unseen(view);
        let last = usize::from(view.setup.seats) - 1;
        let a_place = (places[0] - places[last]) / last as f32;
        Some(Self {
            view,
            plan: Plan::new(RIVALS.goal(view, seat, places), odds),
            cost: gifts(view, seat, &odds).map(|gift| GIFT_COST * a_place * gift),
            n_turns: LAPS.saturating_sub(view.lap),
            values: Values::of(own_hand(view)?.iter().copied()),
        })
    }

    fn worth(&mut self, action: Action) -> f32 {
        let open = self.view.discards.last().copied();
        let (hand, n_turns) = (self.values, self.n_turns);
        match (action, open) {
            (Action::Draw, _) => self.plan.draw(hand, n_turns),
            (Action::Take, Some(card)) => {
                self.plan.best_with(hand, n_turns)[usize::from(kind(card))]
            }
            (Action::Stand, _) => self.plan.after(hand, n_turns),
            (Action::Discard(name), _) => {
                let card = name.fits().iter().next();
                self.leaving(action, card)
            }
            (action, _) => self.leaving(action, open),
        }
    }

    /// What keeping or putting down is worth, with this card left on offer.
    fn leaving(&mut self, action: Action, open: Option<Card>) -> f32 {
        let Some(hand) = own_hand(self.view).and_then(|hand| after(&hand, action)) else {
            return 0.0;
        };
        let cost = open.map_or(0.0, |card| self.cost[usize::from(kind(card))]);
        self.plan.after(Values::of(hand.iter().copied()), self.n_turns) - cost
    }
}

/// What each token of the pot is worth to the viewer.
struct TokenWorth {
    worth: Vec<(Token, f32)>,
    /// What each of the seats tied with it is likely to name.
    named: Vec<Token>,
}

impl TokenWorth {
    fn new(view: &View, future: &Future, seat: Seat, n_trials: u32) -> Self {
        let order = ranking(view);
        let unserved = view.ranking.iter().flatten().filter(|ranked| !ranked.served);
        let rivals = Order::of(unserved.map(|ranked| ranked.seat).filter(|rival| *rival != seat));
        let worth = |token: &Token| (*token, future.pick(*token, &rivals, &order, n_trials));
        let named = match view.ask {
            Ask::Name { seats } => {
                let tied = seats.iter().filter(|rival| *rival != seat);
                tied.filter_map(|rival| future.favourite(rival, waiting(view, rival))).collect()
            }
            _ => Vec::new(),
        };
        Self { worth: view.pot.iter().map(worth).collect(), named }
    }

    fn of(&self, token: Token) -> f32 {
        self.worth.iter().find(|(other, _)| *other == token).map_or(0.0, |(_, worth)| *worth)
    }

    /// HS-7.3: what naming a token is worth. It may be won in a contest; the
    /// losers share what is left when the others have what they named.
    fn named(&self, token: Token) -> f32 {
        let n_rivals = self.named.iter().filter(|named| **named == token).count();
        let is_left = |other: &Token| *other != token && !self.named.contains(other);
        let left = self.worth.iter().filter(|(other, _)| is_left(other));
        let mut left: Vec<f32> = left.map(|(_, worth)| *worth).collect();
        left.sort_unstable_by(|one, two| two.total_cmp(one));
        left.truncate(n_rivals);
        let lost = left.iter().sum::<f32>() / left.len().max(1) as f32;
        (self.of(token) + n_rivals as f32 * lost) / (n_rivals + 1) as f32
    }
}
