import { buildSchema, GraphQLError } from 'graphql'
import type { GraphQLService } from '../http/graphql.ts'
import {
  acceptNamesInFilters,
  conditionsOf,
  FilterFault,
  graphDocument,
  idIn,
  pageFault,
  shownRow,
  type Condition,
} from './document.rules.ts'
import type { Entity } from './fields.ts'

export type Row = Readonly<Record<string, unknown>>

export interface ListRequest {
  conditions: readonly Condition[]
  orderBy: string
  direction: 'asc' | 'desc'
  first: number
  skip: number
  /** Field of which each value has a page of its own. */
  pagePer?: string
}

/** Reads rows of an entity's table, at most the given number. */
export type ReadRows = (entity: string, request: ListRequest, most: number) => Promise<readonly Row[]>

interface ListArguments {
  first: number
  skip: number
  where?: Readonly<Record<string, unknown>> | null
  orderBy?: string | null
  order?: string | null
  orderDirection?: 'asc' | 'desc' | null
}

interface GraphOptions {
  entities: Readonly<Record<string, Entity>>
  read: ReadRows
  report(error: unknown): void
}

/** Rows of one reply, nested ones included: an account can occur below each of its bets. */
const MAX_ROWS = 10_000

/** State that the functions of one request share. */
interface Call {
  /** Rows that the reply has. */
  rows: number
  batches: Map<string, Batch>
}

/** Ids of a level of the query, whose rows one statement reads. */
interface Batch {
  ids: Set<string>
  rows: Promise<Map<string, Row[]>>
}

/** Returns the open batch of a key, or a new one, which is read once the whole level has added its ids. */
function batchOf(
  { batches }: Call,
  key: string,
  keyOf: (row: Row) => string,
  readAll: (ids: readonly string[]) => Promise<readonly Row[]>,
): Batch {
  const open = batches.get(key)
  if (open) return open
  const ids = new Set<string>()
  async function readRows(): Promise<Map<string, Row[]>> {
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    batches.delete(key)
    const groups = new Map<string, Row[]>()
    for (const row of await readAll([...ids])) {
      const group = groups.get(keyOf(row))
      if (group) group.push(row)
      else groups.set(keyOf(row), [row])
    }
    return groups
  }
  const batch = { ids, rows: readRows() }
  batches.set(key, batch)
  return batch
}

/** Returns the request of a list's arguments. Throws a GraphQLError about the first wrong one. */
function requestOf(entity: Entity, given: ListArguments): ListRequest {
  const fault = pageFault(given)
  if (fault) throw new GraphQLError(fault)
  const { first, skip, where, orderBy, order, orderDirection } = given
  try {
    const conditions = conditionsOf(entity, where ?? {})
    return { conditions, orderBy: orderBy ?? order ?? 'id', direction: orderDirection ?? 'asc', first, skip }
  } catch (error) {
    throw error instanceof FilterFault ? new GraphQLError(error.message) : error
  }
}

/** Creates a graph in The Graph's shape from its entities and a function that reads their rows. */
export function createGraph({ entities, read, report }: GraphOptions): GraphQLService {
  const entityOf = (name: string): Entity => {
    const entity = entities[name]
    if (!entity) throw new Error(`The graph has no entity ${name}.`)
    return entity
  }

  const readPart = ({ rows }: Call, name: string, request: ListRequest) => read(name, request, MAX_ROWS - rows + 1)

  /** Returns the entity that a row names. */
  async function linked(call: Call, name: string, id: string): Promise<Row | undefined> {
    const batch = batchOf(
      call,
      name,
      (row) => String(row['id']),
      (ids) => {
        const conditions = [idIn(entityOf(name), ids)]
        return readPart(call, name, { conditions, orderBy: 'id', direction: 'asc', first: ids.length, skip: 0 })
      },
    )
    batch.ids.add(id)
    const [row] = (await batch.rows).get(id) ?? []
    return row && shown(call, name, row)
  }

  /** Returns the page of entities that name a row. */
  async function related(call: Call, name: string, by: string, id: string, given: ListArguments): Promise<Row[]> {
    const request = requestOf(entityOf(name), given)
    const batch = batchOf(
      call,
      `${name} ${by} ${JSON.stringify(given)}`,
      (row) => String(row[by]),
      (ids) => {
        const conditions = [...request.conditions, { column: by, comparison: 'in', values: ids } as const]
        return readPart(call, name, { ...request, conditions, pagePer: by })
      },
    )
    batch.ids.add(id)
    return ((await batch.rows).get(id) ?? []).map((row) => shown(call, name, row))
  }

  /** Returns a row as the graph shows it, with functions for other entities. */
  function shown(call: Call, name: string, row: Row): Row {
    call.rows += 1
    if (call.rows > MAX_ROWS) throw new GraphQLError(`the reply has more than ${MAX_ROWS} rows`)
    const entity = entityOf(name)
    const result = shownRow(entity, row)
    for (const [key, { type }] of Object.entries(entity.fields)) {
      const id = row[key]
      if (entities[type] !== undefined && typeof id === 'string') result[key] = () => linked(call, type, id)
    }
    for (const [key, { entity: other, by }] of Object.entries(entity.lists ?? {})) {
      result[key] = (given: ListArguments) => related(call, other, by, String(row['id']), given)
    }
    return result
  }

  async function list(call: Call, name: string, given: ListArguments): Promise<Row[]> {
    const rows = await readPart(call, name, requestOf(entityOf(name), given))
    return rows.map((row) => shown(call, name, row))
  }

  const rootValue: Record<string, unknown> = {}
  for (const [name, entity] of Object.entries(entities)) {
    rootValue[entity.many] = (given: ListArguments, call: Call) => list(call, name, given)
    rootValue[entity.one] = async ({ id }: { id: string }, call: Call) => {
      const [row] = await list(call, name, { first: 1, skip: 0, where: { id } })
      return row ?? null
    }
  }
  const createContext = (): Call => ({ rows: 0, batches: new Map() })
  return {
    schema: buildSchema(graphDocument(entities)),
    rootValue,
    report,
    prepare: acceptNamesInFilters,
    createContext,
  }
}
