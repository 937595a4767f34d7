import { startChild } from './child.ts'
import { chooseEngine, type EngineName } from './engine.ts'
import { root } from './root.ts'
import { rpcOf, type Rpc } from './rpc.ts'
import { StopReason } from './stopReason.ts'

export const CHAIN_ID = 31337

const START_TIMEOUT_MS = 30_000

/** An empty local chain that mines only when told to, until mineEvery is called. */
export interface Chain {
  engine: EngineName
  rpc: Rpc
  /** Resolves with a StopReason when the chain ends, asked to or not. */
  died: Promise<StopReason>
  /** Makes a block each `seconds`, whether there are transactions or not, and none between. */
  mineEvery(seconds: number): Promise<void>
  stop(): Promise<void>
}

/** Starts a chain on a loopback port and answers when it answers; `engine` forces one. Throws a StopReason when it cannot. */
export async function startEmptyChain(port: number, engine?: EngineName): Promise<Chain> {
  const { name, command, argsFor, ready, intervalUnitsPerSecond } = chooseEngine(engine)
  const child = startChild({
    name: `The chain (${name})`,
    command,
    args: argsFor(port),
    directory: root,
    environment: { ...process.env, HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' },
  })
  try {
    await child.says(ready, START_TIMEOUT_MS)
    const rpc = rpcOf(`http://127.0.0.1:${port}`)
    const chainId = Number(await rpc.ask<string>('eth_chainId'))
    if (chainId !== CHAIN_ID) throw new StopReason(`The chain has id ${chainId} where ${CHAIN_ID} is wanted.`)
    await rpc.ask('evm_setAutomine', false)
    return {
      engine: name,
      rpc,
      died: child.ended.then((how) => new StopReason(`The chain (${name}) has died: ${how}.`)),
      mineEvery: (seconds) => rpc.ask('evm_setIntervalMining', seconds * intervalUnitsPerSecond),
      stop: () => child.stop(),
    }
  } catch (error) {
    await child.stop()
    throw error
  }
}
