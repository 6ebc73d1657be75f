//! What one chooses among, and what follows from it.

use crate::outer_rim::describe::lines::Script;
use crate::outer_rim::describe::pen::{Known, Mood, Pen};
use crate::outer_rim::describe::pieces::{Piece, is_own};
use outer_rim::{ChoiceEffect, Effect, PurseEffect};

impl Pen<'_> {
    pub(super) fn choice(
        &self,
        effect: &ChoiceEffect,
        mood: Mood,
        known: Known<'_>,
        out: &mut Vec<Piece>,
    ) {
        match effect {
            ChoiceEffect::Choose(options) => {
                let below = options.iter().flat_map(|option| self.option(option, known)).collect();
                let text = self.say("orc-choose-one", [("mood", mood.key().into())]);
                out.push(Piece::head(text, below));
            }
            ChoiceEffect::May(script) => out.extend(self.offer(Script::free(script), known)),
            ChoiceEffect::Pay(payment) => self.payment(payment, known, out),
            ChoiceEffect::ChoosePlayer(choice) => self.choose_player(choice, mood, known, out),
            ChoiceEffect::ChooseFaction(choice) => match choice.then.effects() {
                // The faction is named where the reputation is.
                [Effect::Purse(PurseEffect::GainReputation(gain))] if is_own(gain) => {
                    let text = self.reputation_of_choice("orc-gain-reputation", gain, choice, mood);
                    out.push(Piece::shared(text));
                }
                [Effect::Purse(PurseEffect::LoseReputation(loss))] if is_own(loss) => {
                    let text = self.reputation_of_choice("orc-lose-reputation", loss, choice, mood);
                    out.push(Piece::shared(text));
                }
                _ => {
                    out.push(Piece::deed(self.choose_faction(choice, mood)));
                    out.extend(self.pieces(Script::free(&choice.then), mood, known));
                }
            },
            ChoiceEffect::ChooseSpace(choice) => {
                let text = self.choose_space(choice, mood);
                out.push(match choice.by_nearest_player {
                    true => Piece::Sentence(text),
                    false => Piece::deed(text),
                });
                out.extend(self.pieces(Script::free(&choice.then), mood, known));
            }
            ChoiceEffect::ChooseCard(choice) => self.choose_card(choice, mood, known, out),
            ChoiceEffect::ChooseContact(choice) => {
                out.push(Piece::deed(self.choose_contact(choice, mood)));
                out.extend(self.pieces(Script::free(&choice.then), mood, known));
            }
        }
    }
}
