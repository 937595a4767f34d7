import { Visitor } from 'vite'
import { isSource } from './place.ts'
import { ruleForEachFile, violationAt, type Rule } from './rule.ts'

const HOME = 'src/ui/layout/'

/** Styles that a shared component replaces: `needs` matches a declaration of each, `allows` those of its props. */
const SHARED = [
  {
    name: 'Stack',
    needs: /^display: grid$/,
    allows:
      /^(gap: var\(--space-\d+\)|grid-template-columns: minmax\(0, 1fr\)|(justify-items|text-align): center|min-inline-size: 0)$/,
  },
  {
    name: 'Row',
    needs: /^display: flex$/,
    allows:
      /^(gap: (0|var\(--space-\d+\))( var\(--space-\d+\))?|flex-wrap: wrap|(align-items|justify-content): [\w-]+)$/,
  },
  {
    name: 'Text',
    needs: /^(color|font-size|font-weight): /,
    allows: /^(color: var\(--text-quiet\)|font-size: var\(--type-\d+\)|font-weight: \d+)$/,
  },
] as const

const NAMES: ReadonlySet<string> = new Set(SHARED.map(({ name }) => name))

/** Returns the name of the shared component that has all of these styles; null if none has. */
function sharedFor(css: string): string | null {
  const declarations = css
    .split(';')
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
  const found = SHARED.find(
    ({ needs, allows }) =>
      declarations.some((one) => needs.test(one)) && declarations.every((one) => needs.test(one) || allows.test(one)),
  )
  // Text has no props for colours and sizes other than those that `allows` matches.
  return found && (found.name !== 'Text' || declarations.every((one) => found.allows.test(one))) ? found.name : null
}

const sharedLooks = ruleForEachFile(
  {
    name: 'no local styled component that src/ui/layout has already',
    remedy: 'use Stack, Row or Text of src/ui/layout with their props; give another name to what looks different',
  },
  (path) => isSource(path) && !path.startsWith(HOME),
  (file) => {
    const found: { start: number; says: string }[] = []
    new Visitor({
      VariableDeclarator({ id, init, start }) {
        if (id.type !== 'Identifier' || init?.type !== 'TaggedTemplateExpression') return
        const tag = file.text.slice(init.tag.start, init.tag.end)
        if (!tag.startsWith('styled')) return
        const { quasis, expressions } = init.quasi
        const shared = expressions.length > 0 ? null : sharedFor(quasis[0]?.value.raw ?? '')
        if (shared !== null) found.push({ start, says: `${id.name} is a ${shared}` })
        else if (NAMES.has(id.name)) found.push({ start, says: `${id.name} has the name of a shared component` })
      },
    }).visit(file.program)
    return found.map(({ start, says }) => violationAt(file, start, says))
  },
)

export const lookRules: readonly Rule[] = [sharedLooks]
