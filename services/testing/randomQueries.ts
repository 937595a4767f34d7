import * as fc from 'fast-check'
import { unicodeCharacter } from '../../test/unicodeCharacter.ts'
import { GRAPHS, type GraphName } from '../graph/entities.ts'
import type { Entity, Field } from '../graph/fields.ts'

export interface RandomQuery {
  graph: GraphName
  query: string
  variables: unknown
}

type Entities = Readonly<Record<string, Entity>>

const text = fc.oneof(
  fc.string({ unit: unicodeCharacter }),
  fc.constantFrom('1', '-1', '0xAB', 'House', 'Bull', '1.5', 'farm-0', '\0', '\uD800', '9'.repeat(78), '9'.repeat(79)),
  fc.constantFrom('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', `0x${'0'.repeat(64)}`),
)

const number = fc.oneof(fc.integer(), fc.constantFrom(0, 1, 100, 1000, 1001, 5000, -1, 2 ** 31, 1.5))

/** Generates a value as GraphQL's text, mostly of the type of the field. */
const valueOf = ({ type }: Field): fc.Arbitrary<string> => {
  const other = fc.constantFrom('null', 'House', '[]', '{ a: 1 }', 'true')
  const quoted = text.map((value) => JSON.stringify(value))
  const fitting = { Int: number.map(String), Boolean: fc.boolean().map(String) }[type as string] ?? quoted
  return fc.oneof({ weight: 8, arbitrary: fitting }, { weight: 1, arbitrary: other })
}

const ENDS = ['', '_not', '_gt', '_gte', '_lt', '_lte', '_in', '_not_in'] as const

const filterOf = ({ fields }: Entity): fc.Arbitrary<string> =>
  fc
    .constantFrom(...Object.entries(fields))
    .chain(([key, field]) =>
      fc
        .tuple(fc.constantFrom(...ENDS), fc.array(valueOf(field), { minLength: 1, maxLength: 3 }))
        .map(([end, values]) => `${key}${end}: ${end.endsWith('in') ? `[${values.join(', ')}]` : values[0]}`),
    )

/** Generates the arguments of a list in brackets, or nothing. */
const argumentsOf = (entity: Entity): fc.Arbitrary<string> => {
  const column = fc.constantFrom(...Object.keys(entity.fields))
  const each = fc.oneof(
    number.map((value) => `first: ${value}`),
    number.map((value) => `skip: ${value}`),
    column.map((key) => `orderBy: ${key}`),
    column.map((key) => `order: ${key}`),
    fc.constantFrom('asc', 'desc', 'up').map((direction) => `orderDirection: ${direction}`),
    fc.array(filterOf(entity), { maxLength: 3 }).map((filters) => `where: { ${filters.join(', ')} }`),
  )
  return fc.array(each, { maxLength: 4 }).map((list) => (list.length > 0 ? `(${list.join(', ')})` : ''))
}

/** Generates a selection of an entity, with other entities down to a depth. */
function selectionOf(entities: Entities, entity: Entity, depth: number): fc.Arbitrary<string> {
  const inner = (name: string): fc.Arbitrary<string> => {
    const other = entities[name]
    return other ? selectionOf(entities, other, depth - 1) : fc.constant('{ id }')
  }
  const fields = Object.entries(entity.fields)
    .filter(([, { type }]) => depth > 0 || entities[type] === undefined)
    .map(([key, { type }]) => (entities[type] ? inner(type).map((selected) => `${key} ${selected}`) : fc.constant(key)))
  const lists = Object.entries(depth > 0 ? (entity.lists ?? {}) : {}).map(([key, { entity: name }]) => {
    const other = entities[name]
    return fc
      .tuple(other ? argumentsOf(other) : fc.constant(''), inner(name))
      .map((parts) => `${key}${parts.join(' ')}`)
  })
  return fc
    .array(fc.oneof(...fields, ...lists), { minLength: 1, maxLength: 6 })
    .map((selected) => `{ ${[...new Set(selected)].join(' ')} }`)
}

const graphQuery = (graph: GraphName): fc.Arbitrary<string> => {
  const entities: Entities = GRAPHS[graph]
  const root = fc.constantFrom(...Object.values(entities)).chain((entity) => {
    const list = argumentsOf(entity).map((given) => `${entity.many}${given}`)
    const single = valueOf({ type: 'ID', about: '' }).map((id) => `${entity.one}(id: ${id})`)
    return fc
      .tuple(
        fc.oneof({ weight: 4, arbitrary: list }, { weight: 1, arbitrary: single }),
        selectionOf(entities, entity, 2),
      )
      .map((parts) => parts.join(' '))
  })
  return fc.array(root, { minLength: 1, maxLength: 3 }).map((roots) => {
    const named = roots.map((one, at) => `r${at}: ${one}`)
    return `{ ${named.join(' ')} }`
  })
}

/** Queries of all graphs with random arguments, some of a wrong form, and some texts that are no query. */
export const randomQuery: fc.Arbitrary<RandomQuery> = fc
  .constantFrom(...(Object.keys(GRAPHS) as GraphName[]))
  .chain((graph) => {
    const query = graphQuery(graph)
    const broken = fc
      .tuple(query, fc.string(), fc.nat(80))
      .map(([whole, extra, at]) => whole.slice(0, at) + extra + whole.slice(at))
    return fc.record({
      graph: fc.constant(graph),
      query: fc.oneof(
        { weight: 9, arbitrary: query },
        { weight: 1, arbitrary: broken },
        { weight: 1, arbitrary: fc.string() },
      ),
      variables: fc.option(fc.dictionary(fc.string(), fc.jsonValue())),
    })
  })
