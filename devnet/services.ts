import { startChild, type Child } from './node/child.ts'
import { root } from './node/root.ts'

const START_TIMEOUT_MS = 120_000

/** Services that a team hosts itself (docs/services.md), as a child process. Nothing waits for them. */
export interface ServicesProcess {
  url: string
  child: Child
  /** Resolves when the services listen. */
  ready: Promise<void>
}

/**
 * Starts the services for a local chain, with an embedded database in memory: a new chain has no proposals.
 * `origin` is that of the site that may use them.
 */
export function startServices(port: number, rpcUrl: string, origin: string): ServicesProcess {
  const { DATABASE_URL: _url, SERVICES_DATA: _data, ...inherited } = process.env
  const child = startChild({
    name: 'The services',
    command: process.execPath,
    args: ['--import', 'tsx', 'services/serve.ts', '--deployment', 'devnet', '--port', String(port)],
    directory: root,
    environment: { ...inherited, SERVICES_RPC: rpcUrl, SERVICES_ORIGINS: origin },
  })
  return { url: `http://127.0.0.1:${port}`, child, ready: child.waitForOutput(/"event":"listening"/, START_TIMEOUT_MS) }
}
