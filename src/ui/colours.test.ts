import { describe, expect, it } from 'vitest'
import { type ColourRole, darkPalette, lightPalette, type Palette } from './colours'

const PLACES: ColourRole[] = ['ground', 'surface', 'raised', 'hover']
const SOFT: ColourRole[] = ['info-soft', 'good-soft', 'warn-soft', 'bad-soft', 'accent-soft']

/** Text on its background: 4.5 to 1 (WCAG 1.4.3). */
const TEXT_PAIRS: [ColourRole[], ColourRole[]][] = [
  [
    ['text', 'text-quiet'],
    [...PLACES, ...SOFT, 'line'],
  ],
  [
    ['accent-2', 'good', 'warn', 'bad', 'bull', 'bear'],
    [...PLACES, ...SOFT],
  ],
  [['accent-ink'], ['accent', 'accent-hover']],
  [['accent-2-ink'], ['accent-2']],
  [['bad-ink'], ['bad-fill', 'bad-hover']],
]

/** Controls and graphics against their surroundings: 3 to 1 (WCAG 1.4.11). */
const CONTROL_PAIRS: [ColourRole[], ColourRole[]][] = [
  [
    ['rim', 'accent-rim', 'accent-2', 'bad'],
    [...PLACES, ...SOFT],
  ],
  // The knob of a switch that is off.
  [['rim'], ['line']],
  // The check mark of a checkbox, the knob of a switch that is on, the mark on a filled bar.
  [['accent-2-ink'], ['accent-2']],
  [
    ['bad-fill', 'bad-hover'],
    ['ground', 'surface', 'raised'],
  ],
  [['chart-1', 'chart-2', 'chart-3', 'chart-4', 'bull', 'bear', 'mark-disc'], PLACES],
]

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function tooFaint(palette: Palette, pairs: [ColourRole[], ColourRole[]][], floor: number): string[] {
  return pairs.flatMap(([fronts, backs]) =>
    fronts.flatMap((front) =>
      backs
        .filter((back) => contrast(palette[front], palette[back]) < floor)
        .map((back) => `${front} on ${back}: ${contrast(palette[front], palette[back]).toFixed(2)}`),
    ),
  )
}

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('%s palette', (_name, palette) => {
  it('has a contrast of at least 4.5 to 1 for every text', () => {
    expect(tooFaint(palette, TEXT_PAIRS, 4.5)).toEqual([])
  })

  it('has a contrast of at least 3 to 1 for every control and graphic', () => {
    expect(tooFaint(palette, CONTROL_PAIRS, 3)).toEqual([])
  })

  it('has every role in a tested pair', () => {
    const measured = new Set<string>([...TEXT_PAIRS, ...CONTROL_PAIRS].flat(2))
    expect(Object.keys(palette).filter((role) => !measured.has(role))).toEqual([])
  })

  it('uses six-digit hex colours, which the contrast function parses', () => {
    expect(Object.values(palette).filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([])
  })
})

describe('the contrast function', () => {
  it('matches the extremes of the standard', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})
