// Drawings for the rules that players read, ours. Colours are the page's own, so they follow its theme.

const card = (x: number, y: number, tilt: number, body: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${tilt})"><rect x="-30" y="-42" width="60" height="84" rx="8" class="d-card"/>${body}</g>`;
const number = (text: string, tone: string): string => `<text y="12" class="d-number ${tone}">${text}</text>`;
const die = (x: number, tilt: number): string =>
  `<g transform="translate(${x} 60) rotate(${tilt})"><rect x="-32" y="-32" width="64" height="64" rx="13" class="d-card"/><path d="M0-18l18 18-18 18-18-18z" class="d-line"/></g>`;
const step = (x: number, label: string, body: string): string =>
  `<g transform="translate(${x} 0)"><rect x="-66" y="8" width="132" height="104" rx="12" class="d-felt"/><circle cx="-50" cy="24" r="11" class="d-dot"/><text x="-50" y="29" class="d-step">${label}</text>${body}</g>`;
const arrow = (x: number): string => `<path d="M${x - 9} 60h18m-7-7l7 7-7 7" class="d-line"/>`;
const small = (x: number, y: number): string =>
  `<rect x="${x - 9}" y="${y - 13}" width="18" height="26" rx="3" class="d-card"/>`;

function bars(): string {
  const rows: [string, number, number, string][] = [
    ['G', 4, 4, 'd-plus'],
    ['B', 1, 2, 'd-zero'],
    ['O', 6, 6, 'd-gold'],
  ];
  return rows
    .map(([letter, shield, attack, tone], idx) => {
      const y = 22 + idx * 34;
      const full = Math.min(1, attack / shield) * 150;
      return `<text x="22" y="${y + 16}" class="d-letter ${tone}">${letter}</text><rect x="44" y="${y}" width="150" height="20" rx="10" class="d-sunken"/><rect x="44" y="${y}" width="${full}" height="20" rx="10" class="${tone}"/><text x="230" y="${y + 17}" class="d-letter">${attack} ≥ ${shield}</text>`;
    })
    .join('');
}

function arc(): string {
  const worlds = [10, 36, 63, 90, 117, 144, 170].map((degrees, idx) => {
    const angle = Math.PI - (degrees * Math.PI) / 180;
    const [x, y] = [160 + 130 * Math.cos(angle), 130 - 104 * Math.sin(angle)];
    const tone = ['d-gold', 'd-zero', 'd-minus', 'd-plus'][idx % 4];
    return idx % 2
      ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="6" class="d-dot"/>`
      : `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="14" class="${tone}"/>`;
  });
  return `<path d="M30 130A130 104 0 0 1 290 130" class="d-way"/>${worlds.join('')}<path d="M132 52l12 26-12-6-12 6z" class="d-ink" transform="rotate(24 132 60)"/>`;
}

/** Each drawing with its width and height. */
export const DRAWINGS: Record<string, { size: [number, number]; body: string }> = {
  'hs-zero': {
    size: [320, 120],
    body:
      card(60, 62, -8, number('+8', 'd-plus')) +
      card(130, 58, 0, number('0', 'd-zero')) +
      card(200, 62, 8, number('−8', 'd-minus')) +
      '<text x="276" y="72" class="d-number d-gold">= 0</text>',
  },
  'hs-dice': { size: [220, 120], body: `${die(64, -9)}${die(154, 8)}` },
  'bh-turn': {
    size: [480, 120],
    body:
      step(
        78,
        '1',
        small(0, 64) + '<path d="M0 88v16m-6-6l6 6 6-6" class="d-line" transform="translate(0 -66)"/>',
      ) +
      arrow(159) +
      step(240, '2', [-40, -20, 0, 20, 40].map((x) => small(x, x === 0 ? 56 : 70)).join('')) +
      arrow(321) +
      step(
        402,
        '3',
        [-14, 4, 22, 40].map((x) => small(x, 66)).join('') +
          '<path d="M-26 66h-22m7-7l-7 7 7 7" class="d-line"/>',
      ),
  },
  'bh-capture': { size: [320, 130], body: bars() },
  'or-map': { size: [320, 150], body: arc() },
  'or-turn': {
    size: [480, 120],
    body:
      step(78, '1', '<path d="M-24 80c20-40 40-40 52-8m0 0l-11-4m11 4l4-11" class="d-line"/>') +
      arrow(159) +
      step(240, '2', [-26, 0, 26].map((x) => small(x, 68)).join('')) +
      arrow(321) +
      step(
        402,
        '3',
        '<circle cx="6" cy="62" r="15" class="d-line"/><path d="M-22 100c6-26 50-26 56 0" class="d-line"/>',
      ),
  },
};
