// Ships from above, flying up, in a box of 100: hull, what is lighter on it, and the glow of
// its engines. Each design is known by its outline alone.

export interface ShipShape {
  hull: string;
  /** Panels and cockpit. */
  detail: string;
  /** Where the engines burn. */
  glow: string;
}

const SHIPS: Record<string, ShipShape> = {
  // A flat arrow with two booms.
  'g-1a-starfighter': {
    hull: 'M50 6L62 30L60 54L88 66V82L60 78L56 92H44L40 78L12 82V66L40 54L38 30Z',
    detail: 'M50 14L56 32L50 46L44 32ZM18 70L38 62V70L18 76ZM82 70L62 62V70L82 76Z',
    glow: 'M44 92H56L53 98H47Z',
  },
  // A rounded freighter with a cockpit on a neck.
  'g9-rigger': {
    hull: 'M44 6H56L58 24Q82 32 84 58L78 86H66L62 94H38L34 86H22L16 58Q18 32 42 24Z',
    detail: 'M46 10H54V20H46ZM30 50Q50 38 70 50L66 62Q50 54 34 62Z',
    glow: 'M38 94H62L58 98H42Z',
  },
  // A hawk: long beak, short wings.
  'hwk-290': {
    hull: 'M50 3L57 30L62 52L90 70L84 78L62 74L58 94H42L38 74L16 78L10 70L38 52L43 30Z',
    detail: 'M50 16L54 34H46ZM44 56H56L54 72H46Z',
    glow: 'M42 94H58L55 98H45Z',
  },
  // A blunt hauler with boxes along its sides.
  'gx1-short-hauler': {
    hull: 'M38 8H62L68 22V34H84V58H70V64H82V86H66L62 94H38L34 86H18V64H30V58H16V34H32V22Z',
    detail: 'M42 12H58V22H42ZM22 40H32V52H22ZM68 40H78V52H68ZM24 70H34V80H24ZM66 70H76V80H66Z',
    glow: 'M38 94H62L59 98H41Z',
  },
  // A lance with side pods.
  lancer: {
    hull: 'M50 2L56 28L58 46L78 40L84 52L80 84L70 88L66 66L58 70L56 94H44L42 70L34 66L30 88L20 84L16 52L22 40L42 46L44 28Z',
    detail: 'M50 12L53 30H47ZM47 50H53V66H47Z',
    glow: 'M44 94H56L53 98H47ZM20 84L30 88L26 94ZM80 84L70 88L74 94Z',
  },
  // A wide slab that lifts.
  'heavy-duty-lifter': {
    hull: 'M40 8H60L64 24L90 30L92 74L72 80L70 94H30L28 80L8 74L10 30L36 24Z',
    detail: 'M44 12H56L57 22H43ZM18 38L34 35V66L16 68ZM82 38L66 35V66L84 68Z',
    glow: 'M30 94H70L67 98H33Z',
  },
  // A blade: round bow, straight edges.
  aggressor: {
    hull: 'M50 4Q64 6 66 24L72 34L90 84L82 90L64 60L60 94H40L36 60L18 90L10 84L28 34L34 24Q36 6 50 4Z',
    detail: 'M50 10Q58 12 59 24L50 30L41 24Q42 12 50 10Z',
    glow: 'M40 94H60L56 98H44Z',
  },
  // A tall hauler with a fin; from above two thick legs.
  'yv-666': {
    hull: 'M34 12L50 4L66 12L70 40L82 46V90H66L62 64H38L34 90H18V46L30 40Z',
    detail: 'M42 14L50 10L58 14L60 26H40ZM24 54H34V74H24ZM66 54H76V74H66Z',
    glow: 'M18 90H34L31 96H21ZM66 90H82L79 96H69Z',
  },
  // A great round tail and a narrow head.
  'firespray-31': {
    hull: 'M43 4H57L60 30Q88 38 90 66Q88 88 50 94Q12 88 10 66Q12 38 40 30Z',
    detail: 'M45 8H55L56 22H44ZM24 66Q26 50 50 46Q74 50 76 66Q64 58 50 58Q36 58 24 66Z',
    glow: 'M26 88Q50 96 74 88L68 94Q50 99 32 94Z',
  },
  // The saucer with jaws and a cockpit at its side.
  'yt-1300': {
    hull: 'M40 4L44 20H56L60 4L64 18Q82 24 87 42H94V34H98V56H88Q86 88 50 92Q12 88 12 54Q12 28 36 18Z',
    detail: 'M50 40A14 14 0 1 0 50.1 40ZM50 48A6 6 0 1 1 49.9 48ZM28 46L38 50L36 54L27 51Z',
    glow: 'M28 86Q50 95 72 86L68 93Q50 98 32 93Z',
  },
  // A dart with swept wings.
  'porax-38': {
    hull: 'M50 4L58 34L94 50L86 62L62 58L60 92H40L38 58L14 62L6 50L42 34Z',
    detail: 'M50 16L54 38H46ZM46 62H54V84H46Z',
    glow: 'M40 92H60L56 98H44Z',
  },
  // A crescent turned on its side.
  'jumpmaster-5000': {
    hull: 'M48 4Q92 12 92 52Q90 88 52 94L50 80Q74 72 74 50Q72 30 48 24ZM14 36H48V66H14L8 58V44Z',
    detail: 'M14 44H34V58H14ZM78 44H88V58H78Z',
    glow: 'M52 94L50 80L44 92Z',
  },
  // Three plates of a gunship.
  auzituck: {
    hull: 'M42 6H58L62 30L86 36L92 70L74 92H60L58 78H42L40 92H26L8 70L14 36L38 30Z',
    detail: 'M45 10H55L57 24H43ZM22 44L36 40L38 66L24 72ZM78 44L64 40L62 66L76 72Z',
    glow: 'M26 92H40L37 97H29ZM60 92H74L71 97H63Z',
  },
  // The saucer's younger brother: cockpit out on a boom.
  'yt-2400': {
    hull: 'M40 8Q72 8 76 32L90 30V22H98V46H90L78 48Q78 90 42 92Q6 90 6 50Q6 10 40 8Z',
    detail: 'M42 36A14 14 0 1 0 42.1 36ZM42 44A6 6 0 1 1 41.9 44ZM91 26H96V42H91Z',
    glow: 'M22 86Q42 95 62 86L58 93Q42 98 26 93Z',
  },
  // A hawk's head with a hold for swoops.
  edgehawk: {
    hull: 'M50 4L66 20L70 40L92 48L90 64L70 66L72 90H58L56 80H44L42 90H28L30 66L10 64L8 48L30 40L34 20Z',
    detail: 'M50 12L58 24L50 34L42 24ZM38 46H62V66H38Z',
    glow: 'M28 90H42L39 96H31ZM58 90H72L69 96H61Z',
  },
  // A long diamond with a shuttle in its back.
  'vcx-100': {
    hull: 'M44 4H56L62 26L84 56L80 74L66 72L62 94H38L34 72L20 74L16 56L38 26Z',
    detail: 'M46 10H54L56 22H44ZM42 60H58L56 88H44ZM30 54L40 40V58ZM70 54L60 40V58Z',
    glow: 'M38 94H44V98H38ZM56 94H62V98H56Z',
  },
};

/** Designs nobody has drawn look like a plain courier. */
const PLAIN: ShipShape = {
  hull: 'M50 5L66 40L84 70L80 84L60 80L56 94H44L40 80L20 84L16 70L34 40Z',
  detail: 'M50 18L57 42L50 50L43 42Z',
  glow: 'M44 94H56L53 98H47Z',
};

export function shipShape(id: string): ShipShape {
  return SHIPS[id] ?? PLAIN;
}
export function isShipDrawn(id: string): boolean {
  return SHIPS[id] !== undefined;
}
