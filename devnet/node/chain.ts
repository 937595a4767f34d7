import { startChild } from './child.ts'
import { chooseEngine, type EngineName } from './engine.ts'
import { root } from './root.ts'
import { rpcOf, type Rpc } from './rpc.ts'
import { StopReason } from './stopReason.ts'

export const CHAIN_ID = 31337

const START_TIMEOUT_MS = 30_000

/** Empty local chain; mines only on request until mineEvery is called. */
export interface Chain {
  engine: EngineName
  rpc: Rpc
  /** Resolves with a StopReason when the chain ends, whether stopped or crashed. */
  died: Promise<StopReason>
  /** Mines a block each `seconds`, with or without transactions, and none in between. */
  mineEvery(seconds: number): Promise<void>
  stop(): Promise<void>
}

/** Public nodes serve the state of 128 blocks; 16 are enough for `npm start` and save memory. */
export const STORED_STATES = 16

interface Start {
  port: number
  /** Absent: anvil where it runs, else Hardhat. */
  engine: EngineName | undefined
  /** Age of the first block, so that seeds can give later blocks times in the past. */
  ageSeconds: number
  /** Number of newest blocks whose state anvil serves; Hardhat serves that of all. */
  storedStates: number
}

/** Starts a chain on a loopback port and resolves once it responds. Throws a StopReason on failure. */
export async function startEmptyChain({ port, engine, ageSeconds, storedStates }: Start): Promise<Chain> {
  const { name, command, argsFor, environmentFor, ready, intervalUnitsPerSecond } = chooseEngine(engine)
  const startSeconds = Math.floor(Date.now() / 1000) - ageSeconds
  const child = startChild({
    name: `The chain (${name})`,
    command,
    args: argsFor(port, startSeconds, storedStates),
    directory: root,
    environment: { ...process.env, HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true', ...environmentFor(startSeconds) },
  })
  try {
    await child.waitForOutput(ready, START_TIMEOUT_MS)
    const rpc = rpcOf(`http://127.0.0.1:${port}`)
    const chainId = Number(await rpc.request<string>('eth_chainId'))
    if (chainId !== CHAIN_ID) throw new StopReason(`The chain has id ${chainId} but must have ${CHAIN_ID}.`)
    await rpc.request('evm_setAutomine', false)
    return {
      engine: name,
      rpc,
      died: child.ended.then((endReason) => new StopReason(`The chain (${name}) has died: ${endReason}.`)),
      mineEvery: (seconds) => rpc.request('evm_setIntervalMining', seconds * intervalUnitsPerSecond),
      stop: () => child.stop(),
    }
  } catch (error) {
    await child.stop()
    throw error
  }
}
