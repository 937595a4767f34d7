import { parseArgs } from 'node:util'
import { rpcOf } from '../node/rpc.ts'
import { StopReason } from '../node/stopReason.ts'
import { PREDICTION_DEPLOYER } from '../protocol/accounts.ts'
import { readDevnet } from '../protocol/deploymentFiles.ts'
import { sendPending } from '../protocol/sender.ts'
import { predictionCall } from './predictionKeeper.ts'

const USAGE = `npm run prediction -- pause|unpause [--port <number>]

  pause     pauses the prediction of the local chain, as its admin: no bets, no rounds
  unpause   ends the pause; the keeper then starts new rounds
  --port    port of the chain (8545)`

/** Pauses or unpauses the prediction of a running local chain. Throws a StopReason if that is not possible. */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { port: { type: 'string', default: '8545' } },
  })
  const [action] = positionals
  if (action !== 'pause' && action !== 'unpause') throw new StopReason(USAGE)
  const rpc = rpcOf(`http://127.0.0.1:${values.port}`)
  const intent = predictionCall(readDevnet().contracts['predictions'] ?? '', action)
  const call = { from: PREDICTION_DEPLOYER.address, to: intent.to, data: intent.data }
  await rpc.request('eth_call', call, 'latest').catch(({ message }: Error) => {
    throw new StopReason(`The prediction cannot ${action}: ${message}`)
  })
  await sendPending(rpc, { from: PREDICTION_DEPLOYER, intents: [intent] })
  console.log(action === 'pause' ? 'The next block pauses the prediction.' : 'The next block ends the pause.')
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
