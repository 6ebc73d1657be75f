// What the picture of a card shows: parts on a ground, its own where we have drawn it, and
// otherwise made of what the card is and of its name, so that an owner's cards have pictures too.

import { streamOf } from '../../lib/stream';
import type { CardData } from './content';
import type { PartName } from './parts';
import type { Faction } from './types';

/** A part in its place: the middle of it, how large it is, and how far it is turned. */
export interface Put {
  part: PartName;
  x?: number;
  y?: number;
  size?: number;
  turn?: number;
}
export interface Thing {
  puts: readonly Put[];
  /** The colour of what glows. */
  glow: string;
  /** Whose mark it bears: that is all there is to see. */
  faction?: Faction;
}

const one = (part: PartName, glow: string, turn = 0): Thing => ({ puts: [{ part, turn }], glow });
/** A thing, and smaller at its foot what it is about. */
const beside = (part: PartName, other: PartName, glow: string, turn = 0): Thing => ({
  puts: [
    { part, x: 45, y: 44, size: 0.82, turn },
    { part: other, x: 76, y: 76, size: 0.44 },
  ],
  glow,
});
const pair = (part: PartName, other: PartName, glow: string): Thing => ({
  puts: [
    { part, x: 34, y: 40, size: 0.6 },
    { part: other, x: 66, y: 60, size: 0.6 },
  ],
  glow,
});

/** Work for one of the powers, and its pay. */
const favor = (faction: Faction): Thing => ({
  puts: [{ part: 'coins', x: 74, y: 78, size: 0.42 }],
  glow: '#ffe08a',
  faction,
});

const [RED, AMBER, GOLD, GREEN, CYAN, BLUE, VIOLET, WHITE] = [
  '#ff6f5e',
  '#ffb04a',
  '#ffe08a',
  '#7fe08f',
  '#6fe6ee',
  '#7fb4ff',
  '#c79bff',
  '#ffffff',
];

const THINGS: Record<string, Thing> = {
  // Cargo.
  'bacta-supplies': one('tank', CYAN),
  'coaxium-crystal': one('crystal', BLUE),
  'droid-parts': beside('droid', 'bolts', AMBER),
  'food-supplies': one('food', GREEN),
  'salvage-cargo': beside('crate', 'bolts', AMBER),
  'stolen-hyperfuel': one('canister', CYAN),
  'stolen-prototype': one('case', VIOLET),
  'stolen-supplies': one('crates', RED),
  'stolen-weapons': beside('crate', 'rifle', RED),
  'smuggling-compartment': one('hatch', GOLD),
  'astromech-parts': beside('head', 'droid', BLUE),
  'speeder-bike-parts': beside('fork', 'speeder', AMBER),
  'unrefined-coaxium': one('rock', BLUE),
  'start-cargo-rations': beside('crate', 'food', GREEN),
  'start-cargo-death-sticks': one('sticks', RED),
  'start-cargo-medicine': one('cross', RED),
  'priority-delivery': beside('crate', 'clock', RED),
  // Gear.
  'dl-44-blaster': one('pistol', RED, -8),
  'vibro-ax': one('axe', CYAN, 10),
  jetpack: one('jetpack', AMBER),
  'plastoid-armor': one('plates', WHITE),
  'armored-vest': one('vest', AMBER),
  'mpl-57-launcher': one('launcher', AMBER, -18),
  vibroknife: one('knife', CYAN, 28),
  'iqa-11-rifle': one('rifle', GREEN, -24),
  'bounty-hunter-helmet': one('helmet', RED),
  bowcaster: one('bowcaster', GREEN),
  'wrist-rocket': beside('missile', 'vest', AMBER, 30),
  'electroripper-staff': one('staff', VIOLET),
  'skyblade-330': one('speeder', CYAN, -8),
  'special-order': beside('paper', 'pistol', RED),
  // Mods.
  'shield-upgrade': one('shield', BLUE),
  'gree-navicomputer': one('screen', GREEN),
  autoblaster: one('twin', RED),
  'ion-cannon': one('ion', BLUE),
  'quad-laser-cannon': one('quad', RED),
  'maneuvering-thrusters': one('thruster', CYAN),
  'targeting-computer': one('reticle', RED),
  'concussion-missiles': {
    puts: [
      { part: 'missile', x: 32, y: 54, size: 0.78 },
      { part: 'missile', x: 68, y: 44, size: 0.78 },
    ],
    glow: AMBER,
  },
  'experimental-hyperdrive': one('rings', VIOLET),
  'sublight-motor': one('motor', CYAN),
  'astromech-droid': one('droid', BLUE),
  'structural-damage': one('cracks', RED),
  'broken-arm': one('sling', RED),
  // Luxuries.
  'mandalorian-armor': pair('helmet', 'plates', CYAN),
  'proton-torpedoes': one('torpedo', VIOLET),
  'sith-holocron': one('pyramid', RED),
  'gift-for-jabba': one('gift', GOLD),
  'statue-dedication': one('statue', GOLD),
  'extravagant-wardrobe': one('robe', VIOLET),
  'dejarik-holotable': one('holotable', CYAN),
  'stolen-jewels': one('gems', CYAN),
  'legendary-sabacc': beside('cards', 'coins', GOLD),
  'maz-goggles': one('goggles', AMBER),
  'bo-rifle': pair('staff', 'rifle', VIOLET),
  'a-new-hope': one('sunrise', GOLD),
  'chromium-hull': one('plating', WHITE),
  'undercover-agent': beside('mask', 'eye', RED),
  'boonta-eve-classic': one('race', AMBER),
  'used-ship-for-sale': beside('freighter', 'tag', GOLD),
  // Jobs.
  'casino-heist': one('cards', RED),
  'factory-sabotage': beside('factory', 'missile', RED),
  'palace-vault': beside('palace', 'lock', GOLD),
  'jewel-of-yavin': one('gem', CYAN),
  'kessel-run': beside('storm', 'freighter', AMBER),
  'long-way-down': one('shaft', AMBER),
  'relic-of-the-past': one('pyramid', GREEN),
  'rescue-from-the-mines': one('pick', AMBER),
  'rooting-out-spies': one('eye', RED),
  'disable-comms-network': one('dish', RED),
  'hijacking-a-freighter': beside('freighter', 'lock', RED),
  'honest-robbery': one('mask', GOLD),
  'infiltrate-the-white-worms': one('worm', GREEN),
  'sail-barge-sabotage': beside('barge', 'missile', RED),
  'snatch-and-grab': one('claw', GOLD),
  'start-job-lost-droid': beside('droid', 'chart', CYAN),
  'start-job-old-debt': beside('paper', 'coins', GOLD),
  'start-job-star-charts': one('chart', CYAN),
  'start-job-missing-crates': beside('crates', 'eye', AMBER),
  'encrypted-message': beside('paper', 'lock', CYAN),
  'hutt-favor': favor('hutt'),
  'syndicate-favor': favor('syndicate'),
  'imperial-favor': favor('imperial'),
  'rebel-favor': favor('rebel'),
  wanted: one('poster', RED),
  'information-broker': beside('eye', 'coins', GOLD),
};

/** What a card may be made of that nobody has drawn, by what it is. */
const LIKELY: Record<string, readonly PartName[]> = {
  weapon: ['pistol', 'rifle', 'knife', 'axe', 'staff', 'bowcaster'],
  ordnance: ['missile', 'torpedo', 'launcher'],
  armor: ['vest', 'plates', 'helmet'],
  droid: ['droid'],
  secret: ['eye', 'mask', 'lock'],
  illegal: ['canister', 'case', 'crates', 'sticks'],
  imposed: ['trap', 'cracks'],
  gear: ['goggles', 'jetpack', 'speeder', 'robe', 'screen'],
  mod: ['shield', 'twin', 'thruster', 'reticle', 'motor', 'rings'],
  cargo: ['crate', 'crates', 'canister', 'rock', 'food', 'bolts'],
  job: ['paper', 'chart', 'lock', 'cards', 'factory', 'palace', 'dish'],
  luxury: ['gem', 'gems', 'statue', 'gift'],
  ship: ['freighter'],
  bounty: ['poster'],
};
const GLOWS = [RED, AMBER, GOLD, GREEN, CYAN, BLUE, VIOLET] as const;

/** Those who travel in the hold: their cards show them. */
const PASSENGERS = new Set([
  'rebel-traitor',
  'black-sun-mole',
  'hutt-informant',
  'imperial-defector',
  'corellia-passenger',
  'start-cargo-quiet-passenger',
]);
export const isPassenger = (id: string): boolean => PASSENGERS.has(id);

/** Whether a card has a picture of its own. */
export const isThingDrawn = (id: string): boolean => id in THINGS;

export function thingOf(card: Pick<CardData, 'id' | 'deck' | 'asset'>): Thing {
  const known = THINGS[card.id];
  if (known) return known;
  const random = streamOf(`thing ${card.id}`);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const { traits = [], kind } = card.asset ?? {};
  const word = [...traits, kind, card.deck].find((each) => each !== undefined && each in LIKELY) ?? 'job';
  const from = (what: string): readonly PartName[] => LIKELY[what] ?? ['crate'];
  const [main, other] = [pick(from(word)), pick(from(kind ?? 'cargo'))];
  return main === other ? one(main, pick(GLOWS)) : beside(main, other, pick(GLOWS));
}
