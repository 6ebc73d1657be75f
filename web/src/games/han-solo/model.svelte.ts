// The table as its parts need it: who sits where on the screen, what may be done now.

import { t } from '../../lib/i18n.svelte';
import { TableModel } from '../../lib/model.svelte';
import type { Seat } from '../../lib/wire';
import { discardOf } from './cards';
import { arranged, nameOf } from './tokens';
import type {
  Action,
  Card,
  Content,
  Forecast,
  HanSoloItem,
  Player,
  Reveal,
  Sight,
  Token,
  TokenFace,
  View,
} from './types';

export class Model extends TableModel<View, Sight, Action, Content, Forecast> {
  readonly me: Player | null = $derived.by(() =>
    this.home === null ? null : (this.view.players[this.home] ?? null),
  );
  readonly hand: Card[] = $derived.by(() => this.me?.cards ?? []);
  readonly pot: Token[] = $derived.by(() => arranged(this.view.pot, this.content));
  /** The last reveal and what came of it; none before the first one. */
  readonly reveal: Reveal | null = $derived.by(() => this.view.reveal);
  /** Why each of its hands beats the next, best hand first: every second line that is told of it. */
  readonly reasons: string[] = $derived.by(() =>
    (this.now?.outline.sections.find(({ topic }) => topic === 'reveal')?.lines ?? []).filter(
      (_, idx) => idx % 2 === 1,
    ),
  );

  player(seat: Seat): Player {
    return this.view.players[seat] as Player;
  }
  face(token: Token): TokenFace {
    return this.content.tokens[token] as TokenFace;
  }
  tokenName(token: Token): string {
    return nameOf(this.face(token), this.client.lang);
  }
  /** Name, colour and full value of a token. */
  tokenTitle(token: Token): string {
    const { colour, value } = this.face(token);
    return t('hs-token-title', { name: this.tokenName(token), colour, value });
  }

  /** The item that puts this card down: cards that look alike are offered once. */
  discardOffer(card: Card): HanSoloItem | undefined {
    return discardOf(this.menu?.items ?? [], card);
  }

  /** The item that takes or names this token. */
  tokenOffer(token: Token): HanSoloItem | undefined {
    return this.offer({ pick: token }) ?? this.offer({ name: token });
  }

  /** Why nothing of the kind can be done now. */
  get whyNot(): string {
    if (this.replay) return t('hs-not-replay');
    if (this.over) return t('hs-not-over');
    if (this.home === null) return t('hs-not-spectator');
    if (this.menu) return t('hs-not-other', { question: this.menu.question });
    return this.waitingLine;
  }

  /** Whom the table waits for, in words. */
  get waitingLine(): string {
    const [first, ...others] = this.waitingFor;
    if (this.hushed) return t('hs-waiting-shown');
    if (this.over || first === undefined) return t('hs-waiting-nobody');
    if (others.length > 0) return t('hs-waiting-many', { count: others.length + 1 });
    const name = this.name(first);
    switch (this.view.ask.ask) {
      case 'turn':
        return t('hs-waiting-turn', { name });
      case 'discard':
        return t('hs-waiting-discard', { name });
      case 'pick':
        return t('hs-waiting-pick', { name });
      case 'name':
        return t('hs-waiting-name', { name });
      case 'capture':
        return t('hs-waiting-capture', { name });
      default:
        return t('hs-waiting-nobody');
    }
  }
}
