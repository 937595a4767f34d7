import { parseArgs } from 'node:util'
import { rpcOf } from '../node/rpc.ts'
import { StopReason } from '../node/stopReason.ts'
import { AUCTION_DEPLOYER } from '../protocol/accounts.ts'
import { readDevnet } from '../protocol/deploymentFiles.ts'
import { sendPending } from '../protocol/sender.ts'
import { closingCall, startingCall } from './operator.ts'

const USAGE = `npm run auction -- close|start [--port <number>]

  close     ends the farm auction of the local chain and closes it with the bids it has
  start     starts the next one, once the last one is closed
  --port    port of the chain (8545)`

/** Closes or starts a farm auction of a running local chain. Throws a StopReason if that is not possible. */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { port: { type: 'string', default: '8545' } },
  })
  const [action] = positionals
  if (action !== 'close' && action !== 'start') throw new StopReason(USAGE)
  const rpc = rpcOf(`http://127.0.0.1:${values.port}`)
  const farmAuction = readDevnet().contracts['farmAuction'] ?? ''
  const intent = await (action === 'close' ? closingCall : startingCall)(rpc, farmAuction)
  const call = { from: AUCTION_DEPLOYER.address, to: intent.to, data: intent.data }
  await rpc.request('eth_call', call, 'latest').catch(({ message }: Error) => {
    throw new StopReason(`The auctions cannot ${action}: ${message}`)
  })
  await sendPending(rpc, { from: AUCTION_DEPLOYER, intents: [intent] })
  console.log(action === 'close' ? 'The next block closes the auction.' : 'The next block starts an auction.')
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
