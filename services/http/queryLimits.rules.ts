import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql'

/** Limits of one GraphQL document. Fragments count at each place where they are used. */
const QUERY_LIMITS = { depth: 16, fields: 300, rootFields: 8 } as const

interface Size {
  depth: number
  fields: number
}

const NOTHING: Size = { depth: 0, fields: 0 }
const TOO_LARGE: Size = { depth: Infinity, fields: Infinity }

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/**
 * Returns the size of a selection; `used` are the fragments around it. Stops at the limit of fields, so that fragments which
 * double each other cost no time. Fragments that contain each other are too large.
 */
function sizeOf(selection: SelectionSetNode | undefined, fragments: Fragments, used: readonly string[]): Size {
  if (!selection) return NOTHING
  let size = NOTHING
  for (const node of selection.selections) {
    let inner: Size
    if (node.kind === Kind.FIELD) {
      const { depth, fields } = sizeOf(node.selectionSet, fragments, used)
      inner = { depth: depth + 1, fields: fields + 1 }
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      inner = sizeOf(node.selectionSet, fragments, used)
    } else {
      const name = node.name.value
      if (used.includes(name)) return TOO_LARGE
      inner = sizeOf(fragments.get(name)?.selectionSet, fragments, [...used, name])
    }
    size = { depth: Math.max(size.depth, inner.depth), fields: size.fields + inner.fields }
    if (size.fields > QUERY_LIMITS.fields) return TOO_LARGE
  }
  return size
}

/** Returns which limit a document exceeds; null if it exceeds none. */
export function queryFault(document: DocumentNode): string | null {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue
    if (node.selectionSet.selections.length > QUERY_LIMITS.rootFields) return 'the query has too many root fields'
    const { depth, fields } = sizeOf(node.selectionSet, fragments, [])
    if (fields > QUERY_LIMITS.fields) return 'the query has too many fields'
    if (depth > QUERY_LIMITS.depth) return 'the query is nested too deeply'
  }
  return null
}
