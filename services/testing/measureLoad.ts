import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitForHead } from './indexOf.ts'
import { openProvider, startLocalChain } from './localChain.ts'
import { startPostgres } from './postgres.ts'
import { startWithIndex } from './program.ts'
import { actors, prepareActors } from './randomActions.ts'

const ACTIONS = 200
const CLIENTS = 16
const LOAD_MS = 10_000

const body = (account: string) =>
  JSON.stringify({
    query: `{ activities(first: 100, where: { account: "${account}" }, orderBy: block, orderDirection: desc) { id area action subject amount0 amount1 timestamp transaction } }`,
  })

/** Sends requests for histories of accounts by 16 clients at once. Returns the time of each in milliseconds. */
async function load(url: string): Promise<number[]> {
  const samples: number[] = []
  const endMs = performance.now() + LOAD_MS
  async function send(client: number): Promise<void> {
    for (let at = 0; performance.now() < endMs; at += 1) {
      const startedAtMs = performance.now()
      const response = await fetch(`${url}/subgraphs/name/hotcake/activity`, {
        method: 'POST',
        // Another address each time, because of the limit of a client.
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${client}.${at >> 8}.${at & 255}` },
        body: body(actors[at % actors.length] ?? ''),
      })
      await response.text()
      if (response.status !== 200) throw new Error(`The services returned HTTP ${response.status}.`)
      samples.push(performance.now() - startedAtMs)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => send(client)))
  return samples
}

/** Measures the services of one store, and appends the figure to the file of `npm run bench`. */
async function measure(store: string, rpcUrl: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const provider = openProvider(rpcUrl)
  const program = startWithIndex(['--port', '0'], { SERVICES_RPC: rpcUrl, SERVICES_PROXIES: '1', ...environment })
  try {
    const url = await program.url
    await waitForHead(url, provider, program.output)
    const samples = await load(url)
    const perSecond = Math.round((samples.length * 1000) / LOAD_MS)
    const what = `services on ${store}, history of an account, ${CLIENTS} clients at once: ${perSecond} replies a second`
    process.stdout.write(`${what}\n`)
    const file = process.env['BENCH_FILE']
    if (file !== undefined) appendFileSync(file, `${JSON.stringify({ what, samples })}\n`)
  } finally {
    program.signal('SIGINT')
    await program.ended
    provider.destroy()
  }
}

const chain = await startLocalChain()
const provider = openProvider(chain.url)
await (
  await prepareActors(provider)
)(ACTIONS, 17)
provider.destroy()
const folder = mkdtempSync(join(tmpdir(), 'services-load-'))
await measure('PGlite', chain.url, { SERVICES_DATA: join(folder, 'data') })
rmSync(folder, { recursive: true, force: true })
if (existsSync('/usr/lib/postgresql')) {
  const server = await startPostgres()
  await measure('PostgreSQL', chain.url, { DATABASE_URL: server.url })
  await server.stop()
} else {
  process.stdout.write('skipped: services on PostgreSQL, which is not installed\n')
}
await chain.stop()
