import { runChainCommand } from '../chainCommand.ts'
import { sendMove } from './moves.ts'

await runChainCommand({
  usage: `npm run competition -- trade|open|close|claim|over [--port <number>]

  trade   the members of the teams trade in the eligible pairs
  open    ends the registration: the battle begins
  close   ends the battle
  claim   counts the volumes, ranks teams and members, and opens the claims
  over    ends the claims
  --port  port of the chain (8545)`,
  subject: 'The trading competition',
  done: {
    trade: 'The next block has a trade of each member.',
    open: 'The battle begins with the next block.',
    close: 'The battle ends with the next block.',
    claim: 'The results are recorded; claims open with the next block.',
    over: 'The claims end with the next block.',
  },
  run: sendMove,
})
