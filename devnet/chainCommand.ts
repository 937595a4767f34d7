import { parseArgs } from 'node:util'
import type { HDNodeWallet } from 'ethers'
import { type Rpc, rpcOf } from './node/rpc.ts'
import { StopReason } from './node/stopReason.ts'
import { readDevnet } from './protocol/deploymentFiles.ts'
import { type Intent, sendPending } from './protocol/sender.ts'

interface ChainCommand<Action extends string> {
  usage: string
  /** Names the contracts in errors: "The auctions". */
  subject: string
  /** Line that the command prints after each action. */
  done: Readonly<Record<Action, string>>
  run: (rpc: Rpc, deployment: ReturnType<typeof readDevnet>, action: Action) => Promise<void>
}

async function runAction<Action extends string>({ usage, subject, done, run }: ChainCommand<Action>): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '8545' } },
  })
  const action = (Object.keys(done) as Action[]).find((each) => each === positionals[0])
  if (!action) throw new StopReason(usage)
  await run(rpcOf(`http://127.0.0.1:${values.port}`), readDevnet(), action).catch((error: unknown) => {
    if (error instanceof StopReason || !(error instanceof Error)) throw error
    throw new StopReason(`${subject} cannot ${action}: ${error.message}`)
  })
  return done[action]
}

/** Runs the action that the command line names, on a running local chain. Prints what it did, or why it cannot. */
export async function runChainCommand<Action extends string>(command: ChainCommand<Action>): Promise<void> {
  try {
    console.log(await runAction(command))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** Simulates a transaction and sends it without waiting for its block. Rejects with the reason if it would revert. */
export async function sendSimulated(rpc: Rpc, from: HDNodeWallet, intent: Intent): Promise<void> {
  await rpc.request('eth_call', { from: from.address, to: intent.to, data: intent.data }, 'latest')
  await sendPending(rpc, { from, intents: [intent] })
}
