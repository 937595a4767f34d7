import type { ESTree } from 'vite'
import { isSource, placeOf, roleOf } from './place.ts'
import { ruleForEachFile, violationAt, type Rule } from './rule.ts'
import type { SourceFile } from './sourceTree.ts'

interface Declared {
  name: string
  /** Start of the statement, including its `export`. */
  start: number
  isFunction: boolean
}

type Statement = ESTree.Program['body'][number]

const isFunctionNode = (node: ESTree.Node | null): boolean =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'

function declaredBy(node: Statement | ESTree.Declaration, start: number): Declared[] {
  if (node.type === 'FunctionDeclaration' || node.type === 'TSDeclareFunction') {
    return node.id ? [{ name: node.id.name, start, isFunction: true }] : []
  }
  if (node.type !== 'VariableDeclaration') return []
  return node.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' ? [{ name: id.name, start, isFunction: isFunctionNode(init) }] : [],
  )
}

function exportedBy({ program }: SourceFile): Declared[] {
  const all = program.body.flatMap((node) => declaredBy(node, node.start))
  const exported = program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.source) return []
    if (node.declaration) return declaredBy(node.declaration, node.start)
    const names = new Set(node.specifiers.map(({ local }) => (local.type === 'Identifier' ? local.name : '')))
    return all.filter(({ name }) => names.has(name))
  })
  // The doc comment of an overloaded function is on its first signature.
  return exported.filter(({ name }, index) => exported.findIndex((other) => other.name === name) === index)
}

function isDocumented({ comments, text }: SourceFile, start: number): boolean {
  return comments.some(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && end <= start && !text.slice(end, start).trim(),
  )
}

const owesWords = (path: string): boolean =>
  isSource(path) &&
  (['core', 'market', 'chain'].includes(placeOf(path)?.layer ?? '') || ['rules', 'chain'].includes(roleOf(path)))

function docRule(
  about: Omit<Rule, 'check'>,
  concerns: (declared: Declared) => boolean,
  isTold: (file: SourceFile, start: number) => boolean,
): Rule {
  return ruleForEachFile(about, owesWords, (file) =>
    exportedBy(file)
      .filter((declared) => concerns(declared) && !isTold(file, declared.start))
      .map(({ name, start }) => violationAt(file, start, `${name} has no doc comment`)),
  )
}

/** Returns whether a constant has a doc comment, or shares that of the constants on the lines directly above it. */
function isDocumentedGroup(file: SourceFile, start: number): boolean {
  const above = file.program.body.find(({ end }) => end < start && file.text.slice(end, start) === '\n')
  return isDocumented(file, start) || (above !== undefined && isDocumentedGroup(file, above.start))
}

const CONSTANT = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/

const functionsAreTold = docRule(
  {
    name: 'exported functions of core, market, chain, *.rules.ts and *.chain.ts document what they return',
    remedy: 'one sentence above it: what it returns, shapes, units, errors, the clause',
  },
  ({ isFunction }) => isFunction,
  isDocumented,
)

const constantsAreTold = docRule(
  {
    name: 'exported constants of core, market, chain, *.rules.ts and *.chain.ts document where they come from',
    remedy: 'one line above it: its clause, or why it is what it is',
  },
  ({ isFunction, name }) => !isFunction && CONSTANT.test(name),
  isDocumentedGroup,
)

export const docRules: readonly Rule[] = [functionsAreTold, constantsAreTold]
