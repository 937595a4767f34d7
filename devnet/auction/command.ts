import { runChainCommand, sendSimulated } from '../chainCommand.ts'
import { AUCTION_DEPLOYER } from '../protocol/accounts.ts'
import { closingCall, startingCall } from './operator.ts'

await runChainCommand({
  usage: `npm run auction -- close|start [--port <number>]

  close     ends the farm auction of the local chain and closes it with the bids it has
  start     starts the next one, once the last one is closed
  --port    port of the chain (8545)`,
  subject: 'The auctions',
  done: { close: 'The next block closes the auction.', start: 'The next block starts an auction.' },
  async run(rpc, { contracts }, action) {
    const callOf = action === 'close' ? closingCall : startingCall
    await sendSimulated(rpc, AUCTION_DEPLOYER, await callOf(rpc, contracts['farmAuction'] ?? ''))
  },
})
