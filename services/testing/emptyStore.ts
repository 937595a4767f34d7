import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { openStore, type Store } from '../store/store.ts'
import * as declared from '../store/tables.ts'

/** Files of tests that run in one process have modules of their own, but the same global object. */
const shared = globalThis as { embeddedStore?: Promise<Store> }

const tables = Object.values(declared).filter((value) => is(value, PgTable))

/**
 * Returns the embedded store in memory that the files of this process share, with empty tables. A start of PGlite takes
 * longer than most of the tests. The store ends with the process.
 */
export async function emptyStore(): Promise<Store> {
  const store = await (shared.embeddedStore ??= openStore({}))
  const names = tables.map((table) => `services.${getTableName(table)}`).join(', ')
  await store.database.execute(sql.raw(`truncate ${names}`))
  return store
}
