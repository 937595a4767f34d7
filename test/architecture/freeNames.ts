import type { ESTree } from 'vite'

type AnyNode = { type: string; start: number; end: number } & Record<string, unknown>

/** Use of a name that no scope of its file declares. */
export interface FreeName {
  name: string
  start: number
  /** Nodes around the name, the nearest first. */
  parents: readonly ESTree.Node[]
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

const childrenOf = (node: AnyNode): [key: string, child: AnyNode][] =>
  Object.entries(node).flatMap(([key, value]): [string, AnyNode][] =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((child) => (isNode(child) ? [[key, child]] : [])),
  )

const listOf = (value: unknown): AnyNode[] => (Array.isArray(value) ? (value as unknown[]).filter(isNode) : [])

/** Returns the names that a pattern binds. */
function boundBy(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  const { type } = pattern
  if (type === 'Identifier') return [String(pattern['name'])]
  if (type === 'ObjectPattern') return listOf(pattern['properties']).flatMap(boundBy)
  if (type === 'ArrayPattern') return listOf(pattern['elements']).flatMap(boundBy)
  if (type === 'Property') return boundBy(pattern['value'])
  if (type === 'AssignmentPattern') return boundBy(pattern['left'])
  if (type === 'RestElement') return boundBy(pattern['argument'])
  return type === 'TSParameterProperty' ? boundBy(pattern['parameter']) : []
}

/** Returns the names that a statement declares in the block around it. */
function declaredBy(statement: unknown): string[] {
  if (!isNode(statement)) return []
  const { type } = statement
  if (type === 'VariableDeclaration') return listOf(statement['declarations']).flatMap(({ id }) => boundBy(id))
  if (type === 'ImportDeclaration') return listOf(statement['specifiers']).flatMap(({ local }) => boundBy(local))
  if (type.startsWith('Export')) return declaredBy(statement['declaration'])
  return /^(Function|Class|TSEnum)Declaration$/.test(type) ? boundBy(statement['id']) : []
}

/** Returns the names of the scope that a node opens; null if it opens none. */
function scopeOf(node: AnyNode): string[] | null {
  const { type } = node
  if (type === 'Program' || type === 'BlockStatement' || type === 'StaticBlock') {
    return listOf(node['body']).flatMap(declaredBy)
  }
  if (type === 'SwitchStatement') {
    return listOf(node['cases']).flatMap(({ consequent }) => listOf(consequent).flatMap(declaredBy))
  }
  if (/^(Arrow)?Function(Declaration|Expression)?/.test(type)) {
    return [...boundBy(node['id']), ...listOf(node['params']).flatMap(boundBy)]
  }
  if (type.startsWith('For')) return declaredBy(node['init'] ?? node['left'])
  if (type === 'CatchClause') return boundBy(node['param'])
  return type === 'ClassExpression' ? boundBy(node['id']) : null
}

const KEYED = /^(Property|MethodDefinition|PropertyDefinition|AccessorProperty)$/
/** Node types of TypeScript that contain code which runs; the compiler erases all others. */
const WRAPPER = /^TS(As|Satisfies|NonNull|Instantiation)Expression$|^TSTypeAssertion$|^TSParameterProperty$|^TSEnum/

/** Returns whether a child of a node holds code that runs, rather than a property's name, a label or a type. */
function runs(parent: AnyNode, key: string, child: AnyNode): boolean {
  if (child.type.startsWith('TS') && !WRAPPER.test(child.type)) return false
  if (parent['computed'] !== true && parent.type === 'MemberExpression' && key === 'property') return false
  if (parent['computed'] !== true && KEYED.test(parent.type) && key === 'key') return false
  return key !== 'label' && key !== 'exported' && !(parent.type === 'TSEnumMember' && key === 'id')
}

/** Returns each use of a name that its file does not declare: the globals that the code uses. */
export function freeNamesOf(program: ESTree.Program): FreeName[] {
  const found: FreeName[] = []
  const visit = (node: AnyNode, parents: readonly AnyNode[], scopes: readonly ReadonlySet<string>[]): void => {
    if (/^(Import|ExportAll)Declaration$|^MetaProperty$/.test(node.type)) return
    if (node.type === 'ExportNamedDeclaration' && isNode(node['source'])) return
    const name = node.type === 'Identifier' ? String(node['name']) : null
    if (name !== null) {
      if (!scopes.some((scope) => scope.has(name))) {
        found.push({ name, start: node.start, parents: parents as unknown as ESTree.Node[] })
      }
      return
    }
    const own = scopeOf(node)
    const inside = own ? [new Set(own), ...scopes] : scopes
    for (const [key, child] of childrenOf(node)) {
      if (runs(node, key, child)) visit(child, [node, ...parents], inside)
    }
  }
  visit(program as unknown as AnyNode, [], [])
  return found
}
