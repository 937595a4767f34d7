import { MAX_ENTRY_LINES } from './importRules.ts'
import { MAY_IMPORT, PACKAGES, type PackagePlace } from './importTable.ts'
import { ROLES, VAGUE_NAMES } from './nameRules.ts'
import { BASE_FEATURES, type Layer } from './place.ts'
import { MAX_LINES } from './sizeRules.ts'

const LAYERS = Object.keys(MAY_IMPORT) as Layer[]
const LAYER_NAMES: Partial<Record<PackagePlace, string>> = {
  base: 'base features',
  feature: 'features',
  '*.chain.ts': '`*.chain.ts`',
}
const nameOf = (place: PackagePlace): string => LAYER_NAMES[place] ?? place

const row = (cells: readonly string[]): string =>
  `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`
const rule = (columns: number): string => `|${'---|'.repeat(columns)}`
const quoted = (names: Iterable<string>): string => [...names].map((name) => `\`${name}\``).join(', ')

function featureCells(from: Layer): string[] {
  if (from === 'base') return ['by index.ts, no cycle', 'yes', '']
  if (from === 'feature') return ['by index.ts', 'yes', 'never']
  return from === 'app' ? ['by index.ts, area.ts', '', 'by index.ts, area.ts'] : ['', '', '']
}

/** Returns the import table of ARCHITECTURE.md. */
function importTable(): string {
  const columns = LAYERS.filter((layer) => layer !== 'base' && layer !== 'feature' && layer !== 'app')
  const header = ['from \\ may import', ...columns.map(nameOf), 'base features', 'own feature', 'other features', 'app']
  const yes = (from: Layer, to: Layer): string => (MAY_IMPORT[from].includes(to) ? 'yes' : '')
  const rows = LAYERS.map((from) =>
    row([nameOf(from), ...columns.map((to) => yes(from, to)), ...featureCells(from), yes(from, 'app')]),
  )
  return [row(header), rule(header.length), ...rows].join('\n')
}

/** Returns the package table of ARCHITECTURE.md: packages of the same places share a row. */
function packageTable(): string {
  const byPlaces = new Map<string, string[]>()
  for (const [name, places] of PACKAGES) {
    const key = places.map(nameOf).join(', ')
    byPlaces.set(key, [...(byPlaces.get(key) ?? []), name])
  }
  const rows = [...byPlaces].map(([places, names]) => row([quoted(names), places]))
  return [row(['package', 'imported in']), rule(2), ...rows].join('\n')
}

/** Returns the text that the diagram in ARCHITECTURE.md has for a layer. */
function picture(layer: Layer): string {
  if (layer === 'app') return 'src/app '
  return layer === 'base' ? '─ base features, ' : `─ ${nameOf(layer)} `
}

/** Returns every part of ARCHITECTURE.md that repeats a table or a list of the code, as it has to be written there. */
export function mirroredParts(): string[] {
  return [
    `\n\n${importTable()}\n\n`,
    `\n\n${packageTable()}\n\n`,
    `- Base features: ${quoted(BASE_FEATURES)}.`,
    `- Roles in file names are a closed list: \`${ROLES.join(' ')}\`.`,
    `No ${quoted(VAGUE_NAMES)}.`,
    `\`index.ts\` (${MAX_ENTRY_LINES} lines at most`,
    `- No file has more than ${MAX_LINES} lines.`,
    ...LAYERS.map(picture),
    ...[...BASE_FEATURES].map((feature) => `${feature} (`),
  ]
}

/** Returns the parts that a text of ARCHITECTURE.md lacks. */
export const missingFrom = (text: string): string[] => mirroredParts().filter((part) => !text.includes(part))
