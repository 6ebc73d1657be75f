//! Cards of the market and the databank, and contacts.

use super::Described;
use super::amounts::Unit;
use super::lines::{Line, deeper};
use super::pen::{Known, Pen, title_of};
use super::polish::capital;
use super::terms;
use outer_rim::{
    After, Asset, Bounty, Buy, Card, CardId, Cargo, ContactId, Destination, Icons, Job, JobPlayers,
    Reward, Trait,
};

impl Pen<'_> {
    pub(super) fn card(&self, id: CardId) -> Described {
        let card = self.content.card(id);
        let title = title_of(self.titles.card.get(&card.id), &card.id);
        let mut lines = self.buy(&card.buy);
        if card.not_solo {
            lines.push(self.line(&self.plain("orc-not-solo")));
        }
        lines.extend(self.card_script(id, card));
        if let Some(ship) = &card.ship {
            let ship = self.content.ship(ship.id());
            lines.extend(self.hull_lines(&ship.front, ship.goal.as_ref()));
        }
        if let Some(asset) = &card.asset {
            let hired = self.content.contact_of(id).is_some();
            let asset = self.asset_lines(asset);
            if hired {
                lines.push(self.labelled(&self.plain("orc-as-crew"), ""));
                lines.extend(deeper(asset));
            } else {
                lines.extend(asset);
            }
        }
        if let Some(turned) = &card.turned {
            let name = title.other.clone().unwrap_or_else(|| title.name.clone());
            let traits = self.traits_of(turned);
            let name = if traits.is_empty() { name } else { format!("{name} ({traits})") };
            let label = self.say("orc-rotated", [("name", name.into())]);
            lines.push(self.labelled(&label, ""));
            lines.extend(deeper(self.asset_lines(turned)));
        }
        lines.extend(self.icons(card.icons));
        Described {
            title: self.printed(&title.name),
            type_line: self.finish(&self.card_type(card)),
            flavour: title.flavour.map(|flavour| self.printed(&flavour)),
            lines,
        }
    }

    /// A card as it lies in a slot, rotated or not.
    pub(super) fn held(&self, id: CardId, turned: bool) -> Described {
        let card = self.content.card(id);
        let title = title_of(self.titles.card.get(&card.id), &card.id);
        let asset = self.content.asset(id, turned);
        let name = if turned { title.other.unwrap_or(title.name) } else { title.name };
        Described {
            title: self.printed(&name),
            type_line: asset.map(|asset| self.finish(&self.asset_type(asset))).unwrap_or_default(),
            flavour: title.flavour.map(|flavour| self.printed(&flavour)),
            lines: asset.map(|asset| self.asset_lines(asset)).unwrap_or_default(),
        }
    }

    pub(super) fn contact(&self, id: ContactId) -> Described {
        let contact = self.content.contact(id);
        let title = title_of(self.titles.contact.get(&contact.id), &contact.id);
        let card = self.card(self.content.contact_card(id));
        let class = self.term("orc-class", terms::class(contact.class));
        let number = self.say("orc-number-of", [("number", contact.databank.into())]);
        Described {
            title: self.printed(&title.name),
            type_line: self.finish(&capital(&joined(&[class, number]))),
            flavour: title.flavour.map(|flavour| self.printed(&flavour)).or(card.flavour),
            lines: card.lines,
        }
    }

    fn card_script(&self, id: CardId, card: &Card) -> Vec<Line> {
        let known = Known::default();
        let is_contact = self.content.contact_of(id).is_some();
        let mut lines = if is_contact {
            self.under(&self.plain("orc-encountered"), &card.script, known)
        } else {
            self.script(&card.script, known)
        };
        if card.deck.is_some() && !card.script.is_empty() {
            lines.extend(self.after(card.then));
        }
        lines
    }

    fn card_type(&self, card: &Card) -> String {
        let mut parts = Vec::new();
        match (&card.asset, &card.ship, card.deck) {
            (Some(asset), _, _) => parts.push(self.asset_type(asset)),
            (None, Some(_), _) => parts.push(self.plain("orc-ship")),
            (None, None, Some(_)) => parts.push(self.plain("orc-special")),
            (None, None, None) => parts.push(self.plain("orc-databank-card")),
        }
        if let Some(deck) = card.deck {
            parts.push(self.say("orc-of-deck", [("deck", self.deck(deck).into())]));
            parts.push(match card.cost {
                0 => self.plain("orc-free"),
                cost => self.units(cost, Unit::Credits),
            });
        }
        if let Some(number) = card.number {
            parts.push(self.say("orc-number-of", [("number", number.into())]));
        }
        joined(&parts)
    }

    /// `Gear (weapon, ordnance)`.
    fn asset_type(&self, asset: &Asset) -> String {
        let kind = self.kind(asset.kind);
        let traits = self.traits_of(asset);
        if traits.is_empty() { kind } else { format!("{kind} ({traits})") }
    }

    fn traits_of(&self, asset: &Asset) -> String {
        let gender = self.term("orc-kind-gender", terms::kind(asset.kind));
        self.traits(&asset.traits, &gender)
    }

    pub(super) fn traits(&self, traits: &[Trait], gender: &str) -> String {
        let words: Vec<String> = traits
            .iter()
            .map(|one| {
                let pairs = [("term", terms::trait_(*one).into()), ("gender", gender.into())];
                self.say("orc-trait", pairs)
            })
            .collect();
        words.join(", ")
    }

    fn buy(&self, buy: &Buy) -> Vec<Line> {
        let known = Known::default();
        let mut lines = Vec::new();
        if !buy.not_on.is_empty() {
            let spaces: Vec<String> =
                buy.not_on.iter().map(|space| self.on_space(space.id())).collect();
            let text = self.say("orc-buy-not-on", [("spaces", self.or(&spaces).into())]);
            lines.push(self.line(&text));
        }
        if let Some(given) = &buy.given {
            let clause = self.clause_after("orc-again-if", given, known);
            lines.push(self.line(&self.say("orc-buy-if", [("clause", clause.into())])));
        }
        if !buy.roll.is_empty() {
            let faces = self.faces_shown(&buy.roll);
            lines.push(self.line(&self.say("orc-buy-roll", [("faces", faces.into())])));
            lines.extend(deeper(self.under(&self.plain("orc-otherwise"), &buy.fail, known)));
        }
        lines
    }

    fn asset_lines(&self, asset: &Asset) -> Vec<Line> {
        let known = Known::default();
        let mut lines = Vec::new();
        if !asset.skills.is_empty() {
            let skills = self.skills(&asset.skills).join(", ");
            lines.push(self.labelled(&self.plain("orc-skills"), &skills));
        }
        if asset.fits_cargo {
            lines.push(self.line(&self.plain("orc-fits-cargo")));
        }
        lines.extend(self.under(&self.plain("orc-when-this-gained"), &asset.gained, known));
        lines.extend(asset.modifiers.iter().map(|one| self.line(&self.modifier(one, known))));
        lines.extend(asset.abilities.iter().flat_map(|ability| self.ability(ability)));
        if let Some(cargo) = &asset.cargo {
            lines.extend(self.cargo(cargo, asset.traits.contains(&Trait::Illegal)));
        }
        if let Some(job) = &asset.job {
            lines.extend(self.job(job));
        }
        if let Some(bounty) = &asset.bounty {
            lines.extend(self.bounty(bounty));
        }
        lines
    }

    fn cargo(&self, cargo: &Cargo, illegal: bool) -> Vec<Line> {
        let to = self.destination(&cargo.to);
        let mut lines = vec![self.labelled(&self.plain("orc-deliver-to"), &to)];
        if illegal {
            let faces = self.faces(&cargo.success);
            let text = self.say("orc-illegal-delivery", [("faces", faces.into())]);
            lines.push(self.labelled(&self.plain("orc-illegal"), &text));
        }
        lines.extend(self.reward("orc-reward", &cargo.reward));
        lines.extend(self.after(cargo.then));
        lines
    }

    fn job(&self, job: &Job) -> Vec<Line> {
        let at = self.destination(&job.at);
        let mut lines = vec![self.labelled(&self.plain("orc-job-at"), &at)];
        match job.players {
            JobPlayers::One => {}
            JobPlayers::Two => lines.push(self.line(&self.plain("orc-job-for-two"))),
            JobPlayers::Contested => lines.push(self.line(&self.plain("orc-job-contested"))),
        }
        if !job.skills.is_empty() {
            let skills: Vec<String> = job
                .skills
                .iter()
                .map(|one| {
                    let mark = match (one.contested, one.key) {
                        (true, _) => "contested",
                        (false, true) => "key",
                        (false, false) => "plain",
                    };
                    let pairs = [("skill", self.skill(one.skill).into()), ("mark", mark.into())];
                    self.say("orc-job-skill", pairs)
                })
                .collect();
            lines.push(self.labelled(&self.plain("orc-job-skills"), &skills.join(", ")));
        }
        if let Some(number) = job.databank {
            let text = self.say("orc-job-databank", [("number", number.into())]);
            lines.push(self.labelled(&self.plain("orc-job-encounter"), &text));
        }
        let known = Known::default();
        lines.extend(self.under(&self.plain("orc-job-encounter"), &job.script, known));
        lines.extend(self.reward("orc-reward", &job.reward));
        lines.extend(self.after(job.then));
        lines
    }

    fn bounty(&self, bounty: &Bounty) -> Vec<Line> {
        let target = self.content.contact(bounty.target.id());
        let name = title_of(self.titles.contact.get(&target.id), &target.id).name;
        let class = self.term("orc-class", terms::class(target.class));
        let pairs = [
            ("name", name.into()),
            ("class", class.into()),
            ("combat", self.in_combat(bounty.arena).into()),
            ("dice", self.units(bounty.combat.into(), Unit::Dice).into()),
        ];
        let mut lines =
            vec![self.labelled(&self.plain("orc-target"), &self.say("orc-wanted", pairs))];
        lines.extend(self.reward("orc-eliminate", &bounty.eliminate));
        let to = bounty.to.id();
        let pairs = [("space", self.space(to).into()), ("on", self.on_space(to).into())];
        let capture = self.say("orc-capture", pairs);
        lines.extend(self.reward_under(&capture, &bounty.capture));
        let known = Known::default();
        lines.extend(self.under(&self.plain("orc-afterwards"), &bounty.after, known));
        // A bounty leaves the game unless its card says otherwise.
        if bounty.then != After::Remove {
            lines.extend(self.after(bounty.then));
        }
        lines
    }

    fn destination(&self, to: &Destination) -> String {
        match to {
            Destination::Space(space) => self.space(space.id()),
            Destination::Patrol(faction) => {
                self.term("orc-to-the-patrol", terms::faction(*faction))
            }
            Destination::Marked => self.plain("orc-to-the-marked"),
            Destination::Player => self.plain("orc-to-any-player"),
            Destination::Planet => self.plain("orc-to-any-planet"),
        }
    }

    fn reward(&self, key: &str, reward: &Reward) -> Vec<Line> {
        self.reward_under(&self.plain(key), reward)
    }

    /// `Reward: 9,000 credits and 1 fame. Gain 1 reputation with the Rebels.`
    pub(super) fn reward_under(&self, label: &str, reward: &Reward) -> Vec<Line> {
        let known = Known::default();
        let mut gains = Vec::new();
        if !reward.credits.is_zero() {
            gains.push(self.amount(&reward.credits, Unit::Credits, known));
        }
        if !reward.fame.is_zero() {
            gains.push(self.amount(&reward.fame, Unit::Fame, known));
        }
        let mut then = self.script(&reward.then, known);
        if gains.is_empty() && then.is_empty() {
            return vec![self.labelled(label, &self.plain("orc-no-reward"))];
        }
        if gains.is_empty() {
            return self.under(label, &reward.then, known);
        }
        let mut line = self.labelled(label, &self.and(&gains));
        // The first sentence of what follows stands on the same line.
        let joins = then.first().is_some_and(|first| first.label.is_none());
        if joins {
            let first = then.remove(0);
            line.text = format!("{} {}", line.text, first.text);
        }
        [line].into_iter().chain(deeper_unless(then, joins)).collect()
    }

    fn after(&self, after: After) -> Option<Line> {
        let key = match after {
            After::Discard => return None,
            After::Remove => "orc-after-remove",
            After::Shuffle => "orc-after-shuffle",
            After::Rotate => "orc-after-rotate",
        };
        Some(self.line(&self.plain(key)))
    }

    fn icons(&self, icons: Icons) -> Vec<Line> {
        let mut texts = Vec::new();
        if let Some(patrol) = icons.patrol {
            let pairs = [
                ("term", terms::faction(patrol.faction).into()),
                ("spaces", self.units(patrol.steps.into(), Unit::Spaces).into()),
            ];
            texts.push(self.say("orc-icon-patrol", pairs));
        }
        if let Some([least, most]) = icons.reveal {
            let pairs = [("least", least.into()), ("most", most.into())];
            texts.push(self.say("orc-icon-reveal", pairs));
        }
        if texts.is_empty() {
            return Vec::new();
        }
        vec![self.labelled(&self.plain("orc-icons"), &texts.join(&self.plain("orc-semicolon")))]
    }
}

/// Lines that stand below a label already, or are yet to be pushed there.
fn deeper_unless(lines: Vec<Line>, placed: bool) -> Vec<Line> {
    if placed { lines } else { deeper(lines).collect() }
}

/// Parts of a type line.
pub(super) fn joined(parts: &[String]) -> String {
    parts.join(" · ")
}
