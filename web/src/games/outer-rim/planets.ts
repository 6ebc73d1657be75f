// What a world looks like, from a few numbers: its own where we have drawn it, and otherwise
// made of its name, so that an owner's worlds have faces, too.

import { streamOf } from '../../lib/stream';

export type Surface = 'bands' | 'lands' | 'cracks' | 'ring-of-rocks' | 'city';

export interface World {
  /** Toward the light, of the ground, in the shade. */
  light: string;
  ground: string;
  dark: string;
  /** What lies on the ground: land, clouds, cracks. */
  mark: string;
  surface: Surface;
  /** The colour of the air around it. */
  air: string;
  /** The colour of its ring, if it has one. */
  ring?: string;
  moons?: number;
}

const WORLDS: Record<string, World> = {
  'ord-mantell': {
    light: '#d8b890',
    ground: '#8f6d55',
    dark: '#33241f',
    mark: '#5d463c',
    surface: 'lands',
    air: '#c9a488',
    moons: 2,
  },
  cantonica: {
    light: '#fff0c9',
    ground: '#d9ae6a',
    dark: '#5a3a1c',
    mark: '#2f7f8f',
    surface: 'lands',
    air: '#ffe3a8',
  },
  lothal: {
    light: '#e4e8a8',
    ground: '#8fa65a',
    dark: '#2e3c22',
    mark: '#c9b46a',
    surface: 'lands',
    air: '#cfe08a',
    moons: 1,
  },
  'mon-calamari': {
    light: '#bfeaff',
    ground: '#2f86c4',
    dark: '#0b2a52',
    mark: '#7fd0c0',
    surface: 'lands',
    air: '#8fd8ff',
  },
  kessel: {
    light: '#f0a860',
    ground: '#a0542c',
    dark: '#36160e',
    mark: '#5e2a18',
    surface: 'cracks',
    air: '#e08a4a',
  },
  'nal-hutta': {
    light: '#d3d68a',
    ground: '#7d8a3c',
    dark: '#262d12',
    mark: '#56622a',
    surface: 'bands',
    air: '#b9c46a',
    moons: 1,
  },
  ryloth: {
    light: '#f2c09a',
    ground: '#b96a4c',
    dark: '#3f1c18',
    mark: '#e6a06a',
    surface: 'bands',
    air: '#f0a888',
  },
  naboo: {
    light: '#d6f5e0',
    ground: '#3f9a8a',
    dark: '#0f3a3c',
    mark: '#6fbf5a',
    surface: 'lands',
    air: '#9fecd8',
    moons: 2,
  },
  tatooine: {
    light: '#ffe6b0',
    ground: '#dba050',
    dark: '#5f3414',
    mark: '#b9783a',
    surface: 'bands',
    air: '#ffd890',
  },
  takodana: {
    light: '#c8f0b8',
    ground: '#3f8f4f',
    dark: '#123a26',
    mark: '#2f6fa8',
    surface: 'lands',
    air: '#a0e8a8',
  },
  'ring-of-kafrene': {
    light: '#c9c4c0',
    ground: '#6f6a68',
    dark: '#262426',
    mark: '#ffcf7a',
    surface: 'ring-of-rocks',
    air: '#a8a0a0',
  },
  'spinward-core': {
    light: '#fff6d8',
    ground: '#c9a860',
    dark: '#4a3418',
    mark: '#ffe9a0',
    surface: 'city',
    air: '#ffe9b0',
    ring: '#e2c27a',
  },
  'trailing-core': {
    light: '#e8f0ff',
    ground: '#7f92b8',
    dark: '#232c48',
    mark: '#ffe9a0',
    surface: 'city',
    air: '#c8d8ff',
    ring: '#a8b8d8',
  },
};

export function worldOf(id: string): World {
  const known = WORLDS[id];
  if (known) return known;
  const random = streamOf(`world ${id}`);
  const hue = Math.floor(random() * 360);
  const other = (hue + 40 + Math.floor(random() * 140)) % 360;
  const surfaces: Surface[] = ['bands', 'lands', 'cracks'];
  return {
    light: `hsl(${hue} 60% 80%)`,
    ground: `hsl(${hue} 42% 48%)`,
    dark: `hsl(${hue} 45% 14%)`,
    mark: `hsl(${other} 40% 46%)`,
    surface: surfaces[Math.floor(random() * surfaces.length)] ?? 'lands',
    air: `hsl(${hue} 60% 76%)`,
    ...(random() > 0.7 ? { ring: `hsl(${other} 30% 70%)` } : {}),
    moons: Math.floor(random() * 3),
  };
}

const n = (value: number): string => value.toFixed(1);

/** What lies on the ground of a world of radius 50, as a path; the same for the same name. */
export function marksOf(id: string, surface: Surface): string {
  const random = streamOf(`marks ${id}`);
  switch (surface) {
    case 'bands':
      return bands(random);
    case 'cracks':
      return cracks(random);
    case 'city':
      return lights(random);
    case 'ring-of-rocks':
      return '';
    default:
      return lands(random);
  }
}

function bands(random: () => number): string {
  let path = '';
  for (let y = -42; y < 44;) {
    const [thick, bend] = [4 + random() * 8, -5 + random() * 10];
    path += `M-52 ${n(y)}Q0 ${n(y + bend)} 52 ${n(y)}L52 ${n(y + thick)}Q0 ${n(y + thick + bend * 1.4)} -52 ${n(y + thick * 0.8)}Z`;
    y += thick + 6 + random() * 9;
  }
  return path;
}

function lands(random: () => number): string {
  let path = '';
  for (let nth = 0; nth < 5; nth += 1) {
    const [cx, cy, size] = [-38 + random() * 76, -36 + random() * 72, 9 + random() * 17];
    const n_points = 9;
    const points = Array.from({ length: n_points }, (_, idx) => {
      const angle = (idx / n_points) * 2 * Math.PI;
      const far = size * (0.6 + random() * 0.7);
      return [cx + Math.cos(angle) * far * 1.25, cy + Math.sin(angle) * far * 0.8] as const;
    });
    path += points
      .map(([x, y], idx) => {
        const [nx, ny] = points[(idx + 1) % n_points] ?? [x, y];
        const middle = `${n((x + nx) / 2)} ${n((y + ny) / 2)}`;
        return idx === 0 ? `M${middle}` : `Q${n(x)} ${n(y)} ${middle}`;
      })
      .join('');
    const [x, y] = points[0] ?? [0, 0];
    const [nx, ny] = points[1] ?? [0, 0];
    path += `Q${n(x)} ${n(y)} ${n((x + nx) / 2)} ${n((y + ny) / 2)}Z`;
  }
  return path;
}

function cracks(random: () => number): string {
  let path = '';
  for (let nth = 0; nth < 9; nth += 1) {
    let [x, y] = [-44 + random() * 88, -44 + random() * 88];
    const [back, forth]: [string[], string[]] = [[], []];
    for (let step = 0; step < 4; step += 1) {
      forth.push(`${n(x)} ${n(y)}`);
      back.unshift(`${n(x + 2.5)} ${n(y + 3)}`);
      x += 4 + random() * 13;
      y += -9 + random() * 18;
    }
    path += `M${forth.join('L')}L${n(x)} ${n(y)}L${back.join('L')}Z`;
  }
  return path;
}

function lights(random: () => number): string {
  let path = '';
  for (let nth = 0; nth < 46; nth += 1) {
    const [angle, far, r] = [random() * 2 * Math.PI, Math.sqrt(random()) * 46, 0.9 + random() * 2.2];
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    path += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
  }
  for (const far of [18, 33])
    path += `M${-far} -1.2A${far} ${far} 0 1 0 ${far} -1.2L${far - 1.6} 0A${far - 1.6} ${far - 1.6} 0 1 1 ${1.6 - far} 0Z`;
  return path;
}

/** The stones of a station among rocks: outlines around the middle of a world of radius 50. */
export function rocksOf(id: string): { path: string; light: boolean }[] {
  const random = streamOf(`rocks ${id}`);
  return Array.from({ length: 17 }, (_, idx) => {
    const angle = (idx / 17) * 2 * Math.PI + random() * 0.25;
    const [x, y] = [Math.cos(angle) * (38 + random() * 8), Math.sin(angle) * (26 + random() * 8)];
    const size = 5 + random() * 8;
    const corners = Array.from({ length: 6 }, (_, corner) => {
      const turn = (corner / 6) * 2 * Math.PI;
      const far = size * (0.7 + random() * 0.5);
      return `${n(x + Math.cos(turn) * far)} ${n(y + Math.sin(turn) * far)}`;
    });
    return { path: `M${corners.join('L')}Z`, light: random() > 0.5 };
  });
}

/** Stars behind everything: a path of small dots. */
export function starsOf(seed: string, count: number, width: number, height: number): string {
  const random = streamOf(seed);
  let path = '';
  for (let idx = 0; idx < count; idx += 1) {
    const [x, y, r] = [random() * width, random() * height, 0.4 + random() ** 3 * 1.4];
    path += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
  }
  return path;
}

/** The arms of a storm around the origin. */
export function stormOf(arms: number, radius: number, turn: number): string {
  let path = '';
  for (let arm = 0; arm < arms; arm += 1) {
    const start = turn + (arm / arms) * 2 * Math.PI;
    const points = Array.from({ length: 9 }, (_, step) => {
      const [angle, far] = [start + step * 0.36, radius * (0.14 + step * 0.107)];
      return `${n(Math.cos(angle) * far * 1.15)} ${n(Math.sin(angle) * far * 0.8)}`;
    });
    path += `M${points[0]}${points
      .slice(1)
      .map((point) => `L${point}`)
      .join('')}`;
  }
  return path;
}
