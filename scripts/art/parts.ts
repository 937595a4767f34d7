/** Parts of the pictures, in a square of 120 units. An emblem fills the circle of 28 units around the centre. */
const CENTRE = 60

export const INK = '#3a2410'
const CREAM = '#fff6e3'
const [CRUST, DOUGH, GLAZE] = ['#b5701f', '#eeb65c', '#f8d190']

const shape = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`
const stroke = (path: string, colour: string, width = 6) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const turned = (degrees: number, content: string) => `<g transform="rotate(${degrees} 60 60)">${content}</g>`
/** Scales a part around its centre, which it moves to the given point. */
export const scaled = (factor: number, content: string, x = CENTRE, y = CENTRE) =>
  `<g transform="translate(${x} ${y}) scale(${factor}) translate(-60 -60)">${content}</g>`

const round = (value: number) => Math.round(value * 10) / 10

/** Returns the points of a star; `inner` is the inner radius. */
function starPath(points: number, outer: number, inner: number, x = CENTRE, y = CENTRE): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const [angle, radius] = [(Math.PI * at) / points - Math.PI / 2, at % 2 === 0 ? outer : inner]
    return `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`
  })
  return `M${corners.join('L')}z`
}

const egg = (fill: string) => shape('M60 31c11 0 21 18 21 33 0 14-9 23-21 23s-21-9-21-23c0-15 10-33 21-33z', fill)
const bolt = (fill: string) => shape('M66 36 44 64h13l-5 20 24-30H62z', fill)
const crown = (fill: string) => shape('M38 78h44v7H38zM36 46l13 12 11-18 11 18 13-12-5 28H41z', fill)
const arrows = (colour: string) =>
  stroke('M38 50h36M66 40l10 10-10 10', colour) + stroke('M82 70H46M54 60 44 70l10 10', colour)
const flip = (colour: string) => stroke('M40 70a21 21 0 1 1 10 9M40 56v14h14', colour)
const cakeSlice = (fill: string, layer: string) =>
  shape('M34 62c0-14 20-20 52-22v22z', fill) + shape('M34 66h52v16H34z', layer) + stroke('M34 64h52', CREAM, 4)
const drop = (fill: string, shine: string) =>
  shape('M60 32c10 14 19 24 19 35a19 19 0 0 1-38 0c0-11 9-21 19-35z', fill) +
  stroke('M50 68a10 10 0 0 0 8 10', shine, 4)
const eye = (ball: string, iris: string) =>
  shape('M32 60c8-13 17-19 28-19s20 6 28 19c-8 13-17 19-28 19s-20-6-28-19z', ball) +
  dot(60, 60, 13, iris) +
  shape(starPath(4, 10, 3), CREAM)

/** Emblems by name, each in its own colours. */
export const emblems = {
  moon: shape('M66 34a27 27 0 1 0 20 40 22 22 0 0 1-20-40z', '#39406f') + shape(starPath(5, 8, 3.4, 78, 48), '#39406f'),
  dollop:
    shape(
      'M34 73c0-8 9-9 11-14 2-5 6-6 8-11 2-4 4-9 7-14 3 5 5 10 7 14 2 5 6 6 8 11 2 5 11 6 11 14 0 8-12 12-26 12s-26-4-26-12z',
      CREAM,
    ) +
    stroke('M45 64c6 5 20 6 29 1M52 51c4 3 11 3 15 0', '#dcb98a', 4) +
    dot(60, 34, 8, '#c22f3f') +
    stroke('M61 28c1-4 4-6 8-6', '#5c7a2e', 3),
  star: shape(starPath(5, 30, 13), '#fff') + shape(starPath(5, 19, 8.5), '#7b55c7'),
  churro: [-38, 38]
    .map((degrees) =>
      turned(
        degrees,
        `<rect x="53" y="30" width="14" height="60" rx="7" fill="#8a4b16"/>` + stroke('M60 36v48', '#d89b51', 4),
      ),
    )
    .join(''),
  sun:
    Array.from({ length: 8 }, (_, at) => turned(at * 45, stroke('M60 31v8', '#d9480f', 7))).join('') +
    dot(60, 60, 15, '#d9480f'),
  arrows: arrows('#0a6466'),
  drizzle: stroke(
    'M36 46c12-9 16 9 24 0s14-6 24 0M34 60c12-9 18 9 26 0s16-6 26 0M36 74c12-9 16 9 24 0s14-6 24 0',
    '#7a3d0c',
    7,
  ),
  berries: [
    [48, 53],
    [73, 52],
    [60, 74],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 13, '#3b4a9c') + shape(starPath(5, 6, 2.6, x, y), '#1e2858'))
    .join(''),
  rings: [28, 18, 8].map((radius, at) => dot(60, 60, radius, at % 2 === 0 ? '#b3382c' : CREAM)).join(''),
  sparkle:
    shape(starPath(4, 30, 8, 56, 62), '#fff') +
    shape(starPath(4, 13, 4, 80, 42), '#fff') +
    shape(starPath(4, 14, 4, 56, 62), '#e86ba0'),
  bubbles:
    dot(52, 66, 18, '#2a8fb5') +
    dot(47, 60, 5, '#d8f1fa') +
    dot(77, 52, 11, '#2a8fb5') +
    dot(74, 49, 3, '#d8f1fa') +
    dot(62, 37, 6, '#2a8fb5'),
  rise: stroke('M34 78l15-17 12 9 22-27', '#15705a', 8) + shape('M66 38h22v22z', '#15705a'),
  eggStorm: egg('#1fa9b8') + scaled(0.62, bolt('#fff')),
  eggFlip: egg('#5b3a9e') + scaled(0.6, flip('#fff'), 60, 62),
  eggCake: egg('#d9480f') + stroke('M42 56c6 6 12-6 18 0s12-6 18 0M41 68c6 6 13-6 19 0s13-6 19 0', CREAM, 5),
  eggChampion:
    scaled(0.82, egg('#fff'), 60, 66) +
    scaled(0.56, crown('#c27c06'), 60, 40) +
    shape(starPath(5, 11, 4.6, 60, 70), '#c27c06'),
  drop: drop('#8a4b16', '#eeb65c'),
  eye: eye('#fff', '#5b3a9e'),
  hat:
    shape('M44 62c-9-2-12-9-9-15 3-5 9-6 13-3 3-9 21-9 24 0 4-3 10-2 13 3 3 6 0 13-9 15z', CREAM) +
    shape('M44 66h32v15H44z', CREAM) +
    stroke('M46 64h28', '#b3382c', 5),
  whisk: turned(
    40,
    stroke('M60 62v28', '#6b4a2b', 8) + stroke('M60 62c-16-8-14-32 0-34 14 2 16 26 0 34zM60 62V30', '#5a6672', 4),
  ),
  bowl:
    shape('M32 56h56c0 17-11 28-28 28S32 73 32 56z', '#2c7a86') +
    stroke('M30 55h60', CREAM, 6) +
    stroke('M66 50 80 32', '#6b4a2b', 6),
  bolt: bolt('#fff'),
  flip: flip('#fff'),
  cakeSlice: cakeSlice('#7a3d0c', '#b3382c'),
  crown: crown(INK),
  medalStar: shape(starPath(5, 27, 11.5), INK),
  egg: egg(INK) + stroke('M43 58c6 6 11-6 17 0s11-6 17 0M42 70c6 6 12-6 18 0s12-6 18 0', CREAM, 4),
} as const satisfies Readonly<Record<string, string>>

export type Emblem = keyof typeof emblems

/** Patterns on the rim of the plate, by name. */
export const rims = {
  plain: '',
  dots: Array.from({ length: 16 }, (_, at) => turned(at * 22.5, dot(60, 8, 2.6, '#fff'))).join(''),
  rays: Array.from({ length: 24 }, (_, at) => turned(at * 15, stroke('M60 5v6', '#fff', 2.6))).join(''),
  beads: Array.from({ length: 8 }, (_, at) => turned(at * 45, dot(60, 8, 4.2, '#fff'))).join(''),
  dashes: Array.from({ length: 12 }, (_, at) => turned(at * 30, stroke('M56 8.2h8', '#fff', 3))).join(''),
} as const

export type Rim = keyof typeof rims

/** Returns a plate of a colour with a hotcake on it, seen from above. */
export const plate = (colour: string, rim: Rim) =>
  dot(60, 60, 60, colour) +
  `<g opacity=".55">${rims[rim]}</g>` +
  dot(60, 62, 45, 'rgba(0,0,0,.18)') +
  dot(60, 60, 45, CRUST) +
  dot(60, 60, 41, DOUGH) +
  stroke('M29 48a33 33 0 0 1 20-19', GLAZE, 5)

/** Returns a shield of a colour, the ground of a team. */
export const shield = (colour: string) =>
  shape('M60 4c16 9 32 12 48 12 3 46-8 80-48 100C20 96 9 62 12 16 28 16 44 13 60 4z', colour) +
  '<path d="M60 12c14 7 27 10 41 11 1 38-9 66-41 84-32-18-42-46-41-84 14-1 27-4 41-11z" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>'

/** Returns a medal of a colour with ribbons, the ground of a badge. */
export const medal = (colour: string, ribbon: string) =>
  shape('M34 70 22 116l18-8 10 10 10-34zM86 70l12 46-18-8-10 10-10-34z', ribbon) +
  shape(starPath(16, 50, 45, 60, 52), colour) +
  `<circle cx="60" cy="52" r="37" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.5"/>`

/** Returns an SVG document of the parts. */
export const picture = (...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${parts.join('')}</svg>\n`
