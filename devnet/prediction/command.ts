import { runChainCommand, sendSimulated } from '../chainCommand.ts'
import { PREDICTION_DEPLOYER } from '../protocol/accounts.ts'
import { predictionCall } from './predictionKeeper.ts'

await runChainCommand({
  usage: `npm run prediction -- pause|unpause [--port <number>]

  pause     pauses the prediction of the local chain, as its admin: no bets, no rounds
  unpause   ends the pause; the keeper then starts new rounds
  --port    port of the chain (8545)`,
  subject: 'The prediction',
  done: { pause: 'The next block pauses the prediction.', unpause: 'The next block ends the pause.' },
  run: (rpc, { contracts }, action) =>
    sendSimulated(rpc, PREDICTION_DEPLOYER, predictionCall(contracts['predictions'] ?? '', action)),
})
