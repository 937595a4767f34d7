import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockDirectory } from '../store/directoryLock.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

function sourceFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('.ponder'))
    .toSorted()
}

/**
 * Returns the name of the store of a chain. It differs for a chain that starts anew, for other settings, and after a
 * change of the index's code, which cannot read the old tables.
 */
export function storeName(firstHash: string, settings: string): string {
  const hash = createHash('sha256').update(`${firstHash.toLowerCase()} ${settings}\n`)
  for (const file of sourceFiles(folder)) hash.update(readFileSync(file))
  return `index_${hash.digest('hex').slice(0, 16)}`
}

/** Store of the index on either database. */
export interface IndexStore {
  /** Location of the store, which the environment of the index's process contains. */
  place: { directory: string | null; databaseUrl: string | null }
  /** True once a process has created the tables, which a replica needs to start. */
  hasTables(): Promise<boolean>
  /** Deletes all rows, for an index that is built anew. */
  clear(): Promise<void>
  close(): void
}

interface StoreChoice {
  databaseUrl: string | null
  /** Parent of PGlite's directories; null for a temporary directory. */
  directory: string | null
  /** False: stores of other names in the same directory are deleted. */
  keepsOthers: boolean
}

/** A replica reads PostgreSQL only: one process at a time can open an embedded store. */
const neverRead = async (): Promise<boolean> => false

async function openOnPostgres(connectionString: string, name: string): Promise<IndexStore> {
  const { default: pg } = await import('pg')
  async function withClient<Result>(run: (client: InstanceType<typeof pg.Client>) => Promise<Result>): Promise<Result> {
    const client = new pg.Client({ connectionString })
    await client.connect()
    try {
      return await run(client)
    } finally {
      await client.end()
    }
  }
  return {
    place: { directory: null, databaseUrl: connectionString },
    hasTables: () =>
      withClient(async (client) => {
        // Ponder creates this table with the others, and reads it for each status.
        const { rows } = await client.query<{ found: string | null }>('select to_regclass($1)::text as found', [
          `"${name}"."_ponder_checkpoint"`,
        ])
        return (rows[0]?.found ?? null) !== null
      }),
    clear: () =>
      withClient(async (client) => {
        // Ponder's cached requests may be those of the blocks that were replaced.
        for (const schema of [name, 'ponder_sync']) await client.query(`drop schema if exists "${schema}" cascade`)
      }),
    close() {},
  }
}

/** Opens the store of a name. */
export async function openIndexStore(
  { databaseUrl, directory, keepsOthers }: StoreChoice,
  name: string,
): Promise<IndexStore> {
  if (databaseUrl !== null) return openOnPostgres(databaseUrl, name)
  if (directory === null) {
    // Not Ponder's store in memory: 0.16.10 drops its path, and ends with an error when it reports it.
    const data = mkdtempSync(join(tmpdir(), 'services-index-'))
    const remove = () => rmSync(data, { recursive: true, force: true })
    const place = { directory: data, databaseUrl: null }
    return { place, hasTables: neverRead, clear: async () => remove(), close: remove }
  }
  mkdirSync(directory, { recursive: true })
  const unlock = lockDirectory(join(directory, 'use'))
  for (const entry of keepsOthers ? [] : readdirSync(directory)) {
    if (entry.startsWith('index_') && entry !== name) rmSync(join(directory, entry), { recursive: true, force: true })
  }
  const data = join(directory, name)
  return {
    place: { directory: data, databaseUrl: null },
    hasTables: neverRead,
    clear: async () => rmSync(data, { recursive: true, force: true }),
    close: unlock,
  }
}
