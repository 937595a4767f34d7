import { Visitor } from 'vite'
import { isShowcase, isSource } from './place.ts'
import { ruleForEachFile, violationAt, type Rule } from './rule.ts'

const HOME = 'src/i18n/figures/'

/** Files that call toFixed for other purposes than a figure of a page. */
const NO_FIGURES: ReadonlySet<string> = new Set([
  // bignumber.js writes its integers with toFixed; BigInt parses them.
  'src/core/decimal.ts',
  // Coordinates of an SVG path have a decimal point in every language.
  'src/features/earn/roi/RoiCurve.tsx',
])

/** The showcase is a page of the development server; its samples are fixed texts. */
const isFigureSource = (path: string): boolean =>
  isSource(path) && !path.startsWith(HOME) && !isShowcase(path) && !NO_FIGURES.has(path)

const FORMATTERS: ReadonlySet<string> = new Set(['NumberFormat', 'toLocaleString', 'toFixed'])

const figuresInOnePlace = ruleForEachFile(
  {
    name: 'numbers are formatted in src/i18n/figures only',
    remedy:
      'use or add a function of src/i18n/figures; amounts within sentences are values of amountValue and costValue of core',
  },
  isFigureSource,
  (file) => {
    const found: { start: number; name: string }[] = []
    const add = (name: string, start: number) => {
      if (FORMATTERS.has(name)) found.push({ start, name })
    }
    new Visitor({
      MemberExpression({ property, start }) {
        if (property.type === 'Identifier') add(property.name, start)
        else if (property.type === 'Literal') add(String(property.value), start)
      },
      // As in `const { NumberFormat } = Intl`.
      ObjectPattern({ properties }) {
        for (const property of properties) {
          if (property.type === 'Property' && property.key.type === 'Identifier') add(property.key.name, property.start)
        }
      },
    }).visit(file.program)
    return found.map(({ start, name }) => violationAt(file, start, `uses ${name}`))
  },
)

export const figureRules: readonly Rule[] = [figuresInOnePlace]
