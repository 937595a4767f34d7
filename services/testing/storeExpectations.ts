import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'
import type { Database, Store } from '../store/store.ts'
import { messages, names, proposals, rateLimits, votes } from '../store/tables.ts'
import { typedEnvelope, walletAt } from './messages.ts'
import { testServices } from './services.ts'

const tables = [messages, proposals, votes, names, rateLimits]

interface Column {
  table_name: string
  column_name: string
  data_type: string
  is_nullable: string
}

async function rowsOf<Row>(database: Database, query: SQL): Promise<Row[]> {
  const { rows } = (await database.execute(query)) as { rows: Row[] }
  return rows
}

/** Returns a type's name in information_schema, which leaves out its length. */
const informationType = (type: string): string => (type.startsWith('varchar') ? 'character varying' : type)

/** Expects the columns and indexes that tables.ts declares. */
export async function expectTables({ database }: Store): Promise<void> {
  const rows = await rowsOf<Column>(
    database,
    sql`select table_name, column_name, data_type, is_nullable from information_schema.columns where table_schema = 'services'`,
  )
  const found = rows.map((row) => `${row.table_name}.${row.column_name} ${row.data_type} ${row.is_nullable}`)
  const declared = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map(
      (column) =>
        `${getTableName(table)}.${column.name} ${informationType(column.getSQLType())} ${column.notNull ? 'NO' : 'YES'}`,
    ),
  )
  expect(found.toSorted()).toEqual(declared.toSorted())
  const indexes = await rowsOf<{ indexname: string }>(
    database,
    sql`select indexname from pg_indexes where schemaname = 'services'`,
  )
  const expected = tables.flatMap((table) => getTableConfig(table).indexes.map(({ config }) => config.name))
  expect(indexes.map(({ indexname }) => indexname)).toEqual(expect.arrayContaining(expected))
}

/** Publishes a proposal and votes 20 times at once on one store, and expects one row of each. */
export async function expectOneOfEach(store: Store): Promise<void> {
  const services = await testServices({ store })
  const proposal = await typedEnvelope(walletAt(0), 'proposal')
  const replies = await Promise.all(Array.from({ length: 20 }, () => services.post('/', proposal)))
  const ids = new Set(replies.map(({ status, body }) => `${status} ${String(body['id'])}`))
  expect(ids.size).toBe(1)
  const id = String(replies[0]?.body['id'])
  const casts = await Promise.all(
    Array.from({ length: 20 }, (_, at) => typedEnvelope(walletAt(1), 'vote', { proposal: id, choice: 1 + (at % 2) })),
  )
  const votings = await Promise.all(casts.map((vote) => services.post('/', vote)))
  expect(votings.map(({ status }) => status)).toEqual(Array<number>(20).fill(200))
  expect((await store.database.select().from(votes)).length).toBe(1)
  expect((await store.database.select().from(messages)).length).toBe(3)
}
