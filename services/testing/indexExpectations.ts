import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonRpcProvider } from 'ethers'
import { expect } from 'vitest'
import { openProvider, startLocalChain } from './localChain.ts'
import { startWithIndex } from './program.ts'
import { actors, prepareActors } from './randomActions.ts'
import { expectActivity, expectPairs, expectPlaces, type QueryGraph } from './recount.ts'
import { expectCompetition } from './recountCompetition.ts'
import { queryAt, waitForHead } from './indexOf.ts'

interface ChainOptions {
  /** PostgreSQL of the services; without it they store in a folder that is deleted at the end. */
  databaseUrl?: string
  /** Further environment of the services. */
  environment?: NodeJS.ProcessEnv
  /** Deploys contracts to a chain. Returns the deployment that the services index, in a folder for its files. */
  deploy?(provider: JsonRpcProvider, folder: string): Promise<string>
}

/** Local chain with random actions, services that index it, and the comparison of both. */
export interface IndexedChain {
  provider: JsonRpcProvider
  rpcUrl: string
  /** Mines blocks of random actions, which cross hours; a first call of 60 actions also crosses a midnight. */
  act(count: number, seed: number): Promise<void>
  url(): string
  query: QueryGraph
  /** Voting power of an account at a block with its parts, or the error, as text. */
  power(account: string, block: number): Promise<string>
  /** Starts the services; ends those that run with the given signal first. */
  restart(signal?: NodeJS.Signals): Promise<void>
  /** Ends the services with a signal. Returns their exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
  output(): string
  /**
   * Mines blocks of actions, and of further ones, waits until they are indexed, and replaces them by as many others and one
   * more.
   */
  reorganise(depth: number, actFurther?: () => Promise<void>): Promise<void>
  /** Returns how often the running services have rebuilt their index. */
  rebuilds(): Promise<number>
  /** Ends the chain, and starts another one at its URL. */
  startAnew(): Promise<void>
  /** Waits for the head, and expects every figure to equal a recount. Returns how many rows it compared. */
  recount(): Promise<number>
  /** Waits for the head, and expects the trading competition to equal a recount. Returns its volume in wei of BNB. */
  recountVolume(): Promise<bigint>
  stop(): Promise<void>
}

/** Starts a local chain; `restart` starts the services that index it. */
export async function startIndexedChain({
  databaseUrl,
  environment,
  deploy,
}: ChainOptions = {}): Promise<IndexedChain> {
  const folder = mkdtempSync(join(tmpdir(), 'services-index-'))
  const place = databaseUrl === undefined ? { SERVICES_DATA: join(folder, 'data') } : { DATABASE_URL: databaseUrl }
  let chain = await startLocalChain()
  const { url: rpcUrl } = chain
  const provider = openProvider(rpcUrl)
  const act = await prepareActors(provider)
  const deployment = (await deploy?.(provider, folder)) ?? 'devnet'
  let program: ReturnType<typeof startWithIndex> | null = null
  let url = ''
  const end = async (signal: NodeJS.Signals) => {
    program?.signal(signal)
    const code = (await program?.ended) ?? null
    program = null
    return code
  }
  const mine = async (blocks: number) => void (blocks > 0 && (await provider.send('anvil_mine', [blocks])))
  const query = queryAt(() => url)
  const output = () => program?.output() ?? ''
  async function recountVolume(): Promise<bigint> {
    await waitForHead(url, provider, output)
    return expectCompetition(provider, query)
  }
  return {
    ...{ provider, rpcUrl, act, end, query, url: () => url, recountVolume },
    async power(address, block) {
      const response = await fetch(`${url}/power`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ address, block }),
      })
      const { data, error } = (await response.json()) as { data?: Record<string, string>; error?: string }
      return data ? JSON.stringify(data) : String(error)
    },
    output,
    async restart(signal = 'SIGINT') {
      await end(signal)
      program = startWithIndex(['--port', '0', '--deployment', deployment], {
        ...{ SERVICES_RPC: rpcUrl, SERVICES_PROXIES: '1' },
        ...{ ...place, ...environment },
      })
      url = await program.url
    },
    async reorganise(depth, actFurther) {
      const snapshot: unknown = await provider.send('evm_snapshot', [])
      const first = await provider.getBlockNumber()
      await act(2 * depth, depth)
      await actFurther?.()
      const acted = (await provider.getBlockNumber()) - first
      await mine(depth - acted)
      expect(await provider.getBlockNumber()).toBe(first + depth)
      await waitForHead(url, provider, output)
      await provider.send('evm_revert', [snapshot])
      await act(40, depth + 1)
      await mine(first + depth + 1 - (await provider.getBlockNumber()))
      expect(await provider.getBlockNumber()).toBe(first + depth + 1)
    },
    async rebuilds() {
      const text = await (await fetch(`${url}/metrics`)).text()
      return Number(/^services_index_rebuilds (\d+)$/m.exec(text)?.[1])
    },
    async startAnew() {
      await chain.stop()
      chain = await startLocalChain(['--no-services', '--port', new URL(rpcUrl).port])
      await provider.send('evm_setIntervalMining', [0])
    },
    async recount() {
      await recountVolume()
      let compared = await expectPairs(provider, query)
      compared += await expectPlaces(provider, query)
      for (const account of actors) compared += await expectActivity(provider, query, account)
      return compared
    },
    async stop() {
      await end('SIGINT')
      provider.destroy()
      await chain.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
