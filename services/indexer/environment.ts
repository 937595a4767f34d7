/** Settings that the services pass to the process of the index. */
export interface IndexEnvironment {
  deployment: string
  nodes: readonly string[]
  startBlock: number
  /** Directory of PGlite; null with PostgreSQL. */
  directory: string | null
  databaseUrl: string | null
}

const NAMES = {
  deployment: 'INDEX_DEPLOYMENT',
  nodes: 'INDEX_NODES',
  startBlock: 'INDEX_START_BLOCK',
  directory: 'INDEX_DIRECTORY',
  databaseUrl: 'INDEX_DATABASE_URL',
} as const

/** Returns the environment variables of the index's process. */
export const indexEnvironment = (values: IndexEnvironment): Record<string, string> => ({
  [NAMES.deployment]: values.deployment,
  [NAMES.nodes]: values.nodes.join(','),
  [NAMES.startBlock]: String(values.startBlock),
  ...(values.directory !== null && { [NAMES.directory]: values.directory }),
  ...(values.databaseUrl !== null && { [NAMES.databaseUrl]: values.databaseUrl }),
})

/** Reads the environment variables of the index's process. */
export const readIndexEnvironment = (environment: NodeJS.ProcessEnv): IndexEnvironment => ({
  deployment: environment[NAMES.deployment] ?? 'devnet',
  nodes: (environment[NAMES.nodes] ?? '').split(','),
  startBlock: Number(environment[NAMES.startBlock] ?? 0),
  directory: environment[NAMES.directory] ?? null,
  databaseUrl: environment[NAMES.databaseUrl] ?? null,
})

/** Ponder first sends 20 requests a second to an entry. A node on this machine is faster, so it has several entries. */
const LOCAL_ENTRIES = 5

/** Returns the entries of Ponder's list of nodes: each node once, or several times for a local chain. */
export const nodeEntries = (nodes: readonly string[], isLocal: boolean): string[] =>
  nodes.flatMap((node) => Array<string>(isLocal ? LOCAL_ENTRIES : 1).fill(node))
