import { fileURLToPath } from 'node:url'
import type { PGliteOptions } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { createCluster, emptyArchive } from './cluster.ts'
import { lockDirectory } from './directoryLock.ts'

/** Database of the hub and the names, on PGlite or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface Store {
  kind: 'pglite' | 'postgresql'
  database: Database
  /** Connections that several processes can share counters by; null for the embedded store, which has one process. */
  pool: Pool | null
  /** Rejects if the database does not reply. */
  ping(): Promise<void>
  close(): Promise<void>
}

const MIGRATIONS = {
  migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)),
  migrationsSchema: 'services_migrations',
}

/** Key of the advisory lock around migrations; the same in every process that shares a database. */
const MIGRATION_LOCK = 7_231_506

/** Returns PGlite's options for a directory, or for memory. The cluster exists already, so that PGlite creates none. */
async function clusterOf(directory: string | undefined): Promise<PGliteOptions> {
  if (directory !== undefined) {
    await createCluster(directory)
    return { dataDir: directory }
  }
  const archive = await emptyArchive()
  return archive ? { loadDataDir: archive } : {}
}

/** Opens PGlite in a directory, which one process at a time may use; without a directory, in memory. */
async function openPglite(directory: string | undefined): Promise<Store> {
  const unlock = directory === undefined ? () => {} : lockDirectory(directory)
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  try {
    const client = await PGlite.create(await clusterOf(directory))
    const database = drizzle(client)
    await migrate(database, MIGRATIONS)
    return {
      kind: 'pglite',
      database: database as unknown as Database,
      pool: null,
      ping: async () => void (await database.execute(sql`select 1`)),
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

const CONNECT_TIMEOUT_MS = 10_000
const STATEMENT_TIMEOUT_MS = 15_000

async function openPostgres(connectionString: string): Promise<Store> {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    // Of several processes that start on one empty database, only one may create the tables.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), MIGRATIONS)
  } finally {
    await client.end()
  }
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  })
  // An idle connection that the server closes is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const database = drizzle(pool)
  return {
    kind: 'postgresql',
    database: database as unknown as Database,
    pool,
    ping: async () => void (await database.execute(sql`select 1`)),
    close: () => pool.end(),
  }
}

/** Opens the store and brings its tables up to date: PostgreSQL at a URL, else PGlite in a directory or in memory. */
export const openStore = ({ databaseUrl, directory }: { databaseUrl?: string; directory?: string }): Promise<Store> =>
  databaseUrl === undefined ? openPglite(directory) : openPostgres(databaseUrl)
