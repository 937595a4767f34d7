import { parseArgs } from 'node:util'

/** Options of the services, from the command line and the environment. */
export interface ServiceOptions {
  /** Name of a folder in deployments/, or a path. */
  deployment: string
  host: string
  port: number
  /** Nodes in place of those of the deployment. */
  nodes: readonly string[] | null
  databaseUrl: string | null
  /** Directory of PGlite; null for the default of the deployment. */
  dataDirectory: string | null
  /** Origins of the sites that may use the services; '*' for every site. */
  origins: readonly string[] | '*'
  /** Hosts that may appear in a signed registration. */
  hosts: readonly string[]
  /** Number of proxies in front of the process. */
  proxies: number
  /** First block of the index; null for the default: 0 on a local chain, no index on others. */
  indexStart: number | null
  /** False: no index, also on a local chain. */
  hasIndex: boolean
  /** True: serves the index that another process writes to the same PostgreSQL. */
  isIndexReplica: boolean
  help: boolean
}

export const USAGE = `npm run services -- [options]

  --port <number>      port (8551)
  --host <address>     address to listen on (127.0.0.1)
  --deployment <name>  folder in deployments/, or a path (DEPLOYMENT, else devnet)
  --no-index           no index of the chain, only the hub and the names
  --index-replica      serves the index that another process writes to the same PostgreSQL
  --help               print this text

Environment:
  DEPLOYMENT           as --deployment
  DATABASE_URL         PostgreSQL; without it an embedded database in SERVICES_DATA
  SERVICES_DATA        directory of the embedded database (.local/services/<deployment>; the local chain: in memory)
  SERVICES_ORIGINS     origins of the sites that may use the services, separated by commas; * for every site
                       (http://localhost:5173)
  SERVICES_RPC         nodes in place of those of the deployment, separated by commas
  SERVICES_INDEX_START first block of the index, that of the first contract; without it only a local chain is indexed
  SERVICES_PROXIES     number of proxies in front, which set X-Forwarded-For (0)`

/** The command line or the environment is wrong; the message says what to change. */
export class OptionFault extends Error {}

const MAX_BLOCK = 2 ** 31 - 1

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

function wholeNumber(name: string, text: string, largest: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= largest) return value
  throw new OptionFault(`${name} must be a whole number of at most ${largest}, not "${text}".`)
}

function originOf(text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text
  throw new OptionFault(`SERVICES_ORIGINS must list origins such as https://app.example, not "${text}".`)
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    const index = { 'no-index': flag, 'index-replica': flag } as const
    const options = { port: text, host: text, deployment: text, help: flag, ...index } as const
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    const [reason] = (error as Error).message.split('. ')
    throw new OptionFault(`${reason}: see npm run services -- --help.`)
  }
}

/** Returns the options. Throws an OptionFault about the first wrong one. */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): ServiceOptions {
  const values = parse(args)
  const allowed = listOf(environment['SERVICES_ORIGINS'] ?? 'http://localhost:5173')
  const origins = allowed.includes('*') ? '*' : allowed.map(originOf)
  const indexStart = environment['SERVICES_INDEX_START']
  const nodes = listOf(environment['SERVICES_RPC'])
  const databaseUrl = environment['DATABASE_URL'] ?? null
  const isIndexReplica = values['index-replica'] === true
  if (isIndexReplica && values['no-index'] === true) {
    throw new OptionFault('--no-index and --index-replica exclude each other.')
  }
  if (isIndexReplica && databaseUrl === null) {
    throw new OptionFault('--index-replica needs DATABASE_URL, the PostgreSQL that the other process writes to.')
  }
  return {
    deployment: values.deployment ?? environment['DEPLOYMENT'] ?? 'devnet',
    host: values.host ?? '127.0.0.1',
    port: wholeNumber('--port', values.port ?? '8551', 65_535),
    nodes: nodes.length > 0 ? nodes : null,
    databaseUrl,
    dataDirectory: environment['SERVICES_DATA'] ?? null,
    origins,
    hosts: allowed.filter((origin) => origin !== '*').map((origin) => new URL(origin).host),
    proxies: wholeNumber('SERVICES_PROXIES', environment['SERVICES_PROXIES'] ?? '0', 10),
    indexStart: indexStart === undefined ? null : wholeNumber('SERVICES_INDEX_START', indexStart, MAX_BLOCK),
    hasIndex: values['no-index'] !== true,
    isIndexReplica,
    help: values.help ?? false,
  }
}
