// Everybody one meets on the Rim, drawn by us. A person is put together from parts: a coat,
// a head, hair, and what makes them who they are. Those who also hunt in the other game have
// the face they have there.

import {
  both,
  eyes,
  face,
  features,
  flat,
  line,
  oval,
  part,
  shade,
  shoulders,
  type Portrait,
  type Shape,
} from '../bounty-hunters/art';
import { HUNTERS } from '../bounty-hunters/hunters';
import { TARGETS } from '../bounty-hunters/targets';
import { streamOf } from '../../lib/stream';

type Ground = readonly [string, string];
type HairCut = 'short' | 'swept' | 'bob' | 'bun' | 'buns' | 'curls' | 'tail' | 'bald';

interface Look {
  ground: Ground;
  skin: string;
  coat: string;
  hair?: readonly [HairCut, string];
  /** The colour of the eyes; dark where nobody says. */
  eye?: string;
  ink?: string;
  smile?: number;
  lean?: number;
  /** Behind the head, on the face, over everything. */
  behind?: readonly Shape[];
  marks?: readonly Shape[];
  over?: readonly Shape[];
}

const FRINGE: Record<HairCut, string> = {
  short: 'M32 43Q28 16 50 16Q72 16 68 43Q66 33 60 30Q48 26 40 31Q34 34 32 43Z',
  swept: 'M31 46Q26 15 52 14Q75 16 69 46Q67 36 63 32Q53 35 43 27Q36 32 34 40Z',
  bob: 'M32 46Q30 17 50 17Q70 17 68 46Q64 32 52 30Q38 31 32 46Z',
  bun: 'M32 42Q30 18 50 18Q70 18 68 42Q62 29 50 28Q38 29 32 42Z',
  buns: 'M32 42Q30 18 50 18Q70 18 68 42Q60 28 50 30Q40 28 32 42Z',
  curls:
    'M31 44Q26 36 31 30Q28 20 38 19Q42 12 50 14Q59 11 63 19Q72 21 69 31Q74 37 69 44Q67 34 61 32Q50 27 39 32Q33 35 31 44Z',
  tail: 'M32 42Q30 17 50 17Q70 17 68 42Q63 30 50 29Q37 30 32 42Z',
  bald: '',
};
const BEHIND: Partial<Record<HairCut, string>> = {
  bob: 'M28 64Q23 15 50 14Q77 15 72 64L62 70H38Z',
  bun: oval(50, 13, 10, 9),
  buns: both(oval(27, 43, 9, 11), oval(73, 43, 9, 11)),
  tail: 'M60 20Q82 22 78 60Q80 78 70 92Q64 82 68 62Q66 40 58 30Z',
};

/** A person with a face like ours. */
function human(look: Look): Portrait {
  const [cut, colour] = look.hair ?? ['bald', '#000'];
  const back = BEHIND[cut];
  const ink = look.ink ?? '#2c1710';
  const fringe = FRINGE[cut];
  return {
    ground: look.ground,
    shapes: [
      ...(look.behind ?? []),
      ...(back ? [part(colour, back)] : []),
      shoulders(look.coat, 38),
      part(look.skin, 'M43 62H57V78Q50 86 43 78Z'),
      face(look.skin),
      shade(),
      eyes(look.eye ?? '#1d1410', 46, 7.5, 2.3, 2.5),
      ...features(ink, look.smile ?? 2, look.lean ?? 0),
      ...(look.marks ?? []),
      ...(fringe ? [part(colour, fringe)] : []),
      ...(look.over ?? []),
    ],
  };
}

const collar = (fill: string): Shape => part(fill, 'M30 78L50 98L70 78L62 74L50 86L38 74Z');
const scarf = (fill: string): Shape => part(fill, 'M30 72Q50 88 70 72L74 82Q50 98 26 82Z');
const goggles = (y: number, glass: string): Shape[] => [
  line('#2a2019', `M31 ${y}Q50 ${y - 5} 69 ${y}`, 4),
  part('#c79b4e', both(oval(41, y - 1, 8, 6.5), oval(59, y - 1, 8, 6.5))),
  flat(glass, both(oval(41, y - 1, 5.4, 4.2), oval(59, y - 1, 5.4, 4.2))),
  flat('rgb(255 255 255 / 0.65)', both(oval(39, y - 2.5, 1.7, 1.1), oval(57, y - 2.5, 1.7, 1.1))),
];

const OWN: Record<string, Portrait> = {
  'doctor-aphra': human({
    ground: ['#c98a4a', '#3a1c22'],
    skin: '#d9a47c',
    coat: '#7b4a35',
    hair: ['short', '#17110f'],
    smile: 5,
    lean: 1.5,
    marks: [line('#8a5a3e', 'M60 52L66 58', 1.4)],
    over: [
      part('#8f5b3c', 'M31 33Q31 12 50 12Q69 12 69 33Q50 24 31 33Z'),
      ...goggles(28, '#7fd0c8'),
      collar('#d8cbb2'),
    ],
  }),
  'jyn-erso': human({
    ground: ['#7f97a6', '#1d2833'],
    skin: '#e3b594',
    coat: '#4b4a45',
    hair: ['bun', '#4d2f20'],
    smile: 0,
    eye: '#3f6a55',
    over: [scarf('#8b8069'), line('#5f5746', 'M34 80Q50 92 66 80', 1.6)],
  }),
  'lando-calrissian': human({
    ground: ['#e0b04c', '#3a1a4a'],
    skin: '#8a5636',
    coat: '#2f5f9e',
    hair: ['curls', '#120d0c'],
    smile: 5,
    lean: 1,
    ink: '#1c0f0a',
    marks: [part('#120d0c', 'M41 57Q50 53 59 57Q55 59.5 50 58.5Q45 59.5 41 57Z')],
    over: [
      part('#e8d9b8', 'M40 76L50 90L60 76L57 72L50 79L43 72Z'),
      part('#c9a13f', 'M14 104Q16 84 32 77L40 104ZM86 104Q84 84 68 77L60 104Z'),
    ],
  }),
  'hera-syndulla': {
    ground: ['#e58a3c', '#2b2440'],
    shapes: [
      part(
        '#5fa36a',
        'M33 30Q12 46 14 74Q14 92 24 102Q30 88 28 70Q28 54 40 40ZM67 30Q88 46 86 74Q86 92 76 102Q70 88 72 70Q72 54 60 40Z',
      ),
      line('#3e7c4c', 'M22 58Q18 76 23 92M78 58Q82 76 77 92', 2),
      shoulders('#b5652c', 32),
      part('#e9dcc0', 'M42 78L50 92L58 78L56 104H44Z'),
      face('#74bd7c'),
      shade(),
      eyes('#20301c', 46, 7.5, 2.5, 2.8),
      ...features('#24472b', 3),
      part('#a8561f', 'M31 40Q29 14 50 14Q71 14 69 40Q60 31 50 32Q40 31 31 40Z'),
      ...goggles(25, '#8fe0e8'),
    ],
  },
  'ketsu-onyo': {
    ground: ['#c05aa0', '#231530'],
    shapes: [
      shoulders('#5b5f6a', 40),
      part('#8a3f86', 'M12 104Q13 86 30 79L40 90L36 104ZM88 104Q87 86 70 79L60 90L64 104Z'),
      part('#7a7f8c', 'M27 52Q24 12 50 11Q76 12 73 52L70 72Q50 84 30 72Z'),
      flat('#9298a6', 'M33 44Q32 18 50 15Q40 26 40 46Z'),
      part('#101318', 'M30 42H70L68 52L55 54V72H45V54L32 52Z'),
      flat('#ff9ad9', 'M33 44H67L66 47H34Z'),
      part('#b65fae', 'M44 11H56L55 34H45Z'),
      line('#101318', 'M30 62H40M60 62H70', 2),
    ],
  },
  'enfys-nest': {
    ground: ['#b9a27a', '#2a1414'],
    shapes: [
      part('#4a3024', 'M26 30Q6 60 16 104H84Q94 60 74 30Z'),
      line('#6b4734', 'M22 56L18 96M30 60L28 100M70 60L72 100M78 56L82 96', 2.4),
      shoulders('#3a2a24', 34),
      part('#d9cdb4', 'M30 46Q28 10 50 9Q72 10 70 46L64 70L50 80L36 70Z'),
      flat('#b09f80', 'M54 11Q70 16 70 46L64 70L50 80Q60 50 54 11Z'),
      part('#1a1210', 'M34 42Q42 36 48 44L46 50Q38 50 34 42ZM66 42Q58 36 52 44L54 50Q62 50 66 42Z'),
      line('#8c2f2a', 'M50 9V40M38 20L42 36M62 20L58 36', 2.4),
      part('#5b4a3a', 'M42 56H58L55 72H45Z'),
      line('#cbb98f', 'M45 60H55M45.5 64H54.5M46 68H54', 1.4),
    ],
  },
  'maz-kanata': {
    ground: ['#c9b06a', '#2f2a1a'],
    shapes: [
      shoulders('#5a6b78', 32, 80),
      scarf('#8d9aa3'),
      part('#d08a4a', 'M24 44Q22 14 50 13Q78 14 76 44Q77 60 66 68Q58 78 50 78Q42 78 34 68Q23 60 24 44Z'),
      flat('#b9733a', 'M56 15Q78 18 76 44Q77 60 66 68Q58 78 50 78Q64 56 56 15Z'),
      line('#9a5c2c', 'M36 20Q50 14 64 20M34 25Q50 18 66 25M40 70Q50 74 60 70', 1.4),
      part('#6f6a60', both(oval(37, 42, 15, 14), oval(63, 42, 15, 14))),
      flat('#e9f4f2', both(oval(37, 42, 11.5, 10.5), oval(63, 42, 11.5, 10.5))),
      eyes('#5a3a1c', 42, 13, 5, 5.4),
      eyes('#130c08', 42, 13, 2.6),
      flat('#fff', both(oval(35, 40, 1.6), oval(61, 40, 1.6))),
      line('#5e3417', 'M42 66Q50 71 58 66', 2),
    ],
  },
  'ig-88': {
    ground: ['#9aa3a8', '#231d1c'],
    shapes: [
      part('#4d5154', 'M22 104V84L36 76H64L78 84V104Z'),
      part('#6d7276', 'M40 64H60V80H40Z'),
      part('#8b9195', 'M36 22Q36 8 50 8Q64 8 64 22V62Q64 70 50 70Q36 70 36 62Z'),
      flat('#aab0b3', 'M39 22Q40 11 50 10Q44 16 44 34V64Q39 64 39 58Z'),
      part('#3a3d40', 'M35 26H65V32H35ZM35 44H65V48H35Z'),
      flat('#ff4a3a', both(oval(44, 38, 3.2), oval(56, 37, 2.4), oval(50, 53, 2.2))),
      flat('#ffb0a0', both(oval(43.2, 37, 1), oval(55.4, 36.2, 0.8))),
      line('#3a3d40', 'M40 56V66M46 58V68M54 58V68M60 56V66', 1.8),
      line('#8b9195', 'M50 8V2M44 9L42 3', 2),
    ],
  },
  '4-lom': {
    ground: ['#a8a08a', '#23201c'],
    shapes: [
      shoulders('#4c4a44', 34),
      part('#2e2c29', 'M43 64H57V80H43Z'),
      part('#6f6c64', 'M50 10Q28 12 26 38Q30 62 42 70H58Q70 62 74 38Q72 12 50 10Z'),
      flat('#8b887e', 'M50 13Q34 15 32 34Q42 24 54 26Q60 18 50 13Z'),
      part(
        '#c9b24a',
        both('M28 34Q34 26 44 36Q44 48 36 50Q28 46 28 34Z', 'M72 34Q66 26 56 36Q56 48 64 50Q72 46 72 34Z'),
      ),
      line('#6d5c17', 'M31 34L42 46M31 42L38 49M69 34L58 46M69 42L62 49', 1),
      part('#3b3935', 'M43 54H57L54 68H46Z'),
      line('#98948a', 'M46 58H54M46.5 62H53.5', 1.2),
    ],
  },
  'k-2so': {
    ground: ['#6a7b8a', '#15191f'],
    shapes: [
      part('#23272c', 'M14 104V86L34 76H66L86 86V104Z'),
      flat('#39414a', 'M20 104V90L36 82V104ZM80 104V90L64 82V104Z'),
      part('#1c2024', 'M44 60H56V78H44Z'),
      part('#2c3238', 'M33 40Q32 12 50 12Q68 12 67 40L64 60Q50 68 36 60Z'),
      flat('#434c55', 'M37 36Q37 17 50 15Q43 24 43 40Z'),
      part('#0d1013', 'M34 40H66L64 50H36Z'),
      flat('#e8f6ff', both(oval(42.5, 45, 3.6), oval(57.5, 45, 3.6))),
      flat('#4aa8ff', both(oval(42.5, 45, 1.6), oval(57.5, 45, 1.6))),
      line('#525c66', 'M42 56H58M44 60H56', 1.5),
    ],
  },
  'leia-organa': human({
    ground: ['#d9dfe6', '#3a4250'],
    skin: '#efc5a8',
    coat: '#f4efe6',
    hair: ['buns', '#5a3620'],
    smile: 1,
    ink: '#4a2c1a',
    over: [part('#fffaf0', 'M32 78Q50 70 68 78L64 88Q50 80 36 88Z')],
  }),
  lobot: human({
    ground: ['#b7c9d6', '#2a3440'],
    skin: '#e6bfa4',
    coat: '#8a8f98',
    eye: '#375a74',
    smile: 0,
    over: [
      part('#3f474f', 'M30 34H70V44L64 46V40H36V46L30 44Z'),
      flat('#7fe0ff', both('M33 37H39V40H33Z', 'M61 37H67V40H61Z')),
      collar('#5d636c'),
    ],
  }),
  boshek: human({
    ground: ['#c9a66a', '#33261c'],
    skin: '#c99a76',
    coat: '#d8d2c4',
    hair: ['short', '#2a1c14'],
    smile: 2,
    marks: [flat('rgb(50 28 18 / 0.55)', 'M36 56Q50 66 64 56L60 68Q50 72 40 68Z')],
    over: [part('#b3aa96', 'M40 78H60V104H40Z'), line('#5d5546', 'M44 84H56M44 90H56M44 96H56', 2)],
  }),
  'doctor-evazan': human({
    ground: ['#8fa38a', '#241a16'],
    skin: '#d3a283',
    coat: '#5e6a4a',
    hair: ['swept', '#6f5b45'],
    smile: -2,
    lean: 2,
    marks: [
      part('#b0705c', 'M33 36Q42 30 45 40Q46 52 38 58Q32 50 33 36Z'),
      line('#6a3328', 'M36 38L43 54M35 46L44 44', 1.6),
      flat('#1d1410', oval(40, 47, 1.6, 1.2)),
    ],
  }),
  garindan: {
    ground: ['#8a7f6a', '#1b1714'],
    shapes: [
      part('#2a2522', 'M50 6Q20 8 20 48L10 104H90L80 48Q80 8 50 6Z'),
      part('#131110', 'M50 16Q30 18 29 46Q32 72 50 80Q68 72 71 46Q70 18 50 16Z'),
      part('#3f3a35', 'M42 44H58L62 66Q60 90 50 92Q40 90 38 66Z'),
      line('#6b6259', 'M40 62H60M39 70H61M41 78H59', 1.6),
      part('#6a6258', both(oval(40, 40, 9, 8), oval(60, 40, 9, 8))),
      flat('#2d1410', both(oval(40, 40, 6), oval(60, 40, 6))),
      flat('#ff9a5a', both(oval(39, 39, 2), oval(59, 39, 2))),
    ],
  },
  'grand-admiral-thrawn': human({
    ground: ['#6f86a8', '#10182a'],
    skin: '#5b86b8',
    coat: '#f0f2f4',
    hair: ['swept', '#0c1220'],
    eye: '#ff3a2a',
    ink: '#14284a',
    smile: 0,
    over: [
      part('#dfe3e8', 'M42 76H58V104H42Z'),
      part('#c9a13f', 'M16 92L34 80L37 84L20 98ZM84 92L66 80L63 84L80 98Z'),
      flat('#b03a2a', 'M60 88H72V91H60Z'),
      flat('#2a5aa8', 'M60 92H72V95H60Z'),
    ],
  }),
  'ponda-baba': {
    ground: ['#b98a5a', '#2a1a14'],
    shapes: [
      shoulders('#3f5a6a', 40),
      part('#d9b04a', 'M34 78L50 92L66 78L60 104H40Z'),
      part('#8a6a4a', 'M50 12Q28 12 27 40Q24 60 34 72H66Q76 60 73 40Q72 12 50 12Z'),
      part('#1a120e', both(oval(39, 36, 6, 7), oval(61, 36, 6, 7))),
      flat('#fff', both(oval(37.5, 34, 1.6), oval(59.5, 34, 1.6))),
      part('#a37f5a', 'M38 48Q50 42 62 48L70 66Q62 84 56 76Q50 70 44 76Q38 84 30 66Z'),
      line('#5f452d', 'M42 54Q40 66 41 74M50 50V70M58 54Q60 66 59 74', 1.8),
    ],
  },
  'saw-gerrera': human({
    ground: ['#a06a4a', '#1e1414'],
    skin: '#6a4230',
    coat: '#4a4f4a',
    hair: ['short', '#3c3632'],
    ink: '#170c08',
    smile: -1,
    marks: [
      part('#4a423d', 'M35 54Q38 60 43 58Q50 54 57 58Q62 60 65 54L62 66Q56 74 50 74Q44 74 38 66Z'),
      line('#3a1c14', 'M45 61H55', 1.6),
    ],
    over: [
      part('#73786f', 'M12 104V88L32 76L42 88V104ZM88 104V88L68 76L58 88V104Z'),
      line('#2f332e', 'M44 86Q36 96 40 104', 4),
    ],
  }),
  'ziton-moj': human({
    ground: ['#8fae5a', '#1d2a1a'],
    skin: '#8fb070',
    coat: '#3a2f3f',
    hair: ['tail', '#161316'],
    ink: '#24341c',
    smile: -1,
    marks: [line('#5f7f48', 'M40 28H60M42 24H58', 1.8)],
    over: [part('#b03a3a', 'M18 104Q20 86 34 79L42 104ZM82 104Q80 86 66 79L58 104Z')],
  }),
  'black-sun-agent': {
    ground: ['#a83a3a', '#160f14'],
    shapes: [
      part('#231a22', 'M50 7Q24 9 24 46L14 104H86L76 46Q76 9 50 7Z'),
      part('#c9a57e', 'M35 36H65V54Q60 66 50 68Q40 66 35 54Z'),
      part('#18131a', 'M33 52Q50 46 67 52L64 72Q50 82 36 72Z'),
      eyes('#1d1410', 44, 7.5, 2.4, 2),
      line('#18131a', 'M37 39L47 42M63 39L53 42', 2.4),
      part('#18131a', 'M30 38Q32 14 50 14Q68 14 70 38Q50 30 30 38Z'),
      part('#d9b04a', 'M50 84L58 92L50 100L42 92Z'),
    ],
  },
  chopper: {
    ground: ['#e0a24a', '#2a2430'],
    shapes: [
      part('#a8672f', 'M24 64H76V104H24Z'),
      part('#e8dfce', 'M30 72H70V88H30Z'),
      part('#d9822e', 'M24 62Q24 22 50 20Q76 22 76 62Z'),
      flat('#f0a552', 'M28 58Q29 28 48 24Q38 36 38 60Z'),
      part('#3a332e', 'M34 40H66V52H34Z'),
      flat('#ffe9a0', both(oval(43, 46, 4), oval(58, 46, 2.6))),
      line('#3a332e', 'M50 20V8M62 23L68 10', 3),
      flat('#e8dfce', both(oval(50, 7, 3), oval(68.5, 9, 2.6))),
      line('#6b4521', 'M30 58H70', 2),
    ],
  },
  'ahsoka-tano': {
    ground: ['#9fb4d9', '#1c2036'],
    shapes: [
      part('#e9eef4', 'M34 34Q14 48 18 92L28 96Q30 66 40 44ZM66 34Q86 48 82 92L72 96Q70 66 60 44Z'),
      line('#3a5a9e', 'M21 58L31 56M19 68L29 66M20 79L28 78M79 58L69 56M81 68L71 66M80 79L72 78', 3.4),
      shoulders('#6a6f78', 32),
      face('#d98a52'),
      shade(),
      eyes('#2a4a7a', 46, 7.5, 2.5, 2.8),
      ...features('#5a2c14', 2),
      flat(
        '#f7ede0',
        'M36 38L45 33L44 37L38 41ZM64 38L55 33L56 37L62 41ZM46 26L50 31L54 26L50 36ZM35 54L40 56L37 61ZM65 54L60 56L63 61Z',
      ),
      part('#e9eef4', 'M32 42Q30 24 36 6Q44 14 50 22Q56 14 64 6Q70 24 68 42Q62 28 50 30Q38 28 32 42Z'),
      line('#3a5a9e', 'M36 14Q38 24 36 34M64 14Q62 24 64 34', 2.8),
    ],
  },
};

/** Who is drawn under another name in the other game. */
const SHARED: Record<string, Portrait | undefined> = {
  'boba-fett': HUNTERS['boba'],
  bossk: HUNTERS['bossk'],
  'han-solo': TARGETS['han'],
  'black-krrsantan': HUNTERS['krrsantan'],
  'cad-bane': HUNTERS['cadbane'],
  chewbacca: TARGETS['chewbacca'],
  dengar: HUNTERS['dengar'],
  greedo: HUNTERS['greedo'],
  'hondo-ohnaka': HUNTERS['hondo'],
  qira: TARGETS['qira'],
  zuckuss: HUNTERS['zuckuss'],
};

const SKINS = ['#e3b594', '#c99a76', '#8a5636', '#7fae8a', '#9a8fc0', '#c98a5a'];
const COATS = ['#4b5a6a', '#6a4a3a', '#3f4a3a', '#5a3a4a', '#7a6a4a'];
const CUTS: HairCut[] = ['short', 'swept', 'bob', 'bun', 'curls', 'tail', 'bald'];

/** Somebody nobody has drawn: the same face for the same name. */
function stranger(id: string): Portrait {
  const random = streamOf(`face ${id}`);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return human({
    ground: [`hsl(${Math.floor(random() * 360)} 35% 58%)`, '#1f1a1c'],
    skin: pick(SKINS),
    coat: pick(COATS),
    hair: [pick(CUTS), pick(['#17110f', '#4d2f20', '#8a6a3a', '#b8b2a8'])],
    smile: -1 + random() * 5,
    lean: -1 + random() * 2,
    over: random() > 0.5 ? [scarf(pick(COATS))] : [collar(pick(['#d8cbb2', '#8d9aa3', '#b3aa96']))],
  });
}

const strangers = new Map<string, Portrait>();

/** The portrait of a person, by their name in the files. */
export function portraitOf(id: string): Portrait {
  const known = OWN[id] ?? SHARED[id] ?? strangers.get(id);
  if (known) return known;
  const made = stranger(id);
  strangers.set(id, made);
  return made;
}

/** Whether somebody has drawn this person by hand. */
export function isDrawn(id: string): boolean {
  return (OWN[id] ?? SHARED[id]) !== undefined;
}
