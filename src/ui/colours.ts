/** Colours of the product by role. Code refers to a colour by role, never by hue (look: Colour). */
export type ColourRole =
  | 'ground'
  | 'surface'
  | 'raised'
  | 'hover'
  | 'line'
  | 'rim'
  | 'text'
  | 'text-quiet'
  | 'accent'
  | 'accent-hover'
  | 'accent-ink'
  | 'accent-rim'
  | 'accent-soft'
  | 'accent-2'
  | 'accent-2-ink'
  | 'good'
  | 'warn'
  | 'bad'
  | 'bad-fill'
  | 'bad-hover'
  | 'bad-ink'
  | 'info-soft'
  | 'good-soft'
  | 'warn-soft'
  | 'bad-soft'
  | 'bull'
  | 'bear'
  | 'mark-disc'
  | 'chart-1'
  | 'chart-2'
  | 'chart-3'
  | 'chart-4'

export type Palette = Readonly<Record<ColourRole, string>>

export const lightPalette: Palette = {
  ground: '#f7f1e7',
  surface: '#fffcf6',
  raised: '#ffffff',
  hover: '#efe6d7',
  line: '#e6dccb',
  rim: '#877a68',
  text: '#2a2018',
  'text-quiet': '#675a4a',
  accent: '#f4ac26',
  'accent-hover': '#f8bd4c',
  'accent-ink': '#2b1b03',
  'accent-rim': '#a4690a',
  'accent-soft': '#fdeecb',
  'accent-2': '#0a6466',
  'accent-2-ink': '#ffffff',
  good: '#1c6b38',
  warn: '#825300',
  bad: '#ad2419',
  'bad-fill': '#ad2419',
  'bad-hover': '#931a10',
  'bad-ink': '#ffffff',
  'info-soft': '#dff0ee',
  'good-soft': '#e3f1e2',
  'warn-soft': '#fcecc8',
  'bad-soft': '#fbe4de',
  bull: '#15705a',
  bear: '#a82a63',
  'mark-disc': '#94590f',
  'chart-1': '#a4690a',
  'chart-2': '#0a6466',
  'chart-3': '#7449ad',
  'chart-4': '#b8432b',
}

export const darkPalette: Palette = {
  ground: '#14110f',
  surface: '#1d1917',
  raised: '#27221f',
  hover: '#332d28',
  line: '#3a332e',
  rim: '#887d73',
  text: '#f5efe6',
  'text-quiet': '#b8aca0',
  accent: '#f4b13a',
  'accent-hover': '#fac363',
  'accent-ink': '#241703',
  'accent-rim': '#f4b13a',
  'accent-soft': '#3a2c12',
  'accent-2': '#63cbc4',
  'accent-2-ink': '#04211f',
  good: '#78d194',
  warn: '#f0bd58',
  bad: '#ff9385',
  'bad-fill': '#d03f31',
  'bad-hover': '#c63a2d',
  'bad-ink': '#ffffff',
  'info-soft': '#132e2d',
  'good-soft': '#19301f',
  'warn-soft': '#352811',
  'bad-soft': '#3d1e18',
  bull: '#5fcfae',
  bear: '#f58bb8',
  'mark-disc': '#f0d9b0',
  'chart-1': '#f4b13a',
  'chart-2': '#63cbc4',
  'chart-3': '#bda1f3',
  'chart-4': '#f2906f',
}

/** Returns a palette as CSS custom properties, one declaration per role. */
export function paletteVariables(palette: Palette): string {
  return Object.entries(palette)
    .map(([role, colour]) => `--${role}: ${colour};`)
    .join('\n')
}
