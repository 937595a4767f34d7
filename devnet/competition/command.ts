import { parseArgs } from 'node:util'
import { rpcOf } from '../node/rpc.ts'
import { StopReason } from '../node/stopReason.ts'
import { readDevnet } from '../protocol/deploymentFiles.ts'
import { MOVES, sendMove, type Move } from './moves.ts'

const USAGE = `npm run competition -- trade|open|close|claim|over [--port <number>]

  trade   the members of the teams trade in the eligible pairs
  open    ends the registration: the battle begins
  close   ends the battle
  claim   counts the volumes, ranks teams and members, and opens the claims
  over    ends the claims
  --port  port of the chain (8545)`

const DONE: Readonly<Record<Move, string>> = {
  trade: 'The next block has a trade of each member.',
  open: 'The battle begins with the next block.',
  close: 'The battle ends with the next block.',
  claim: 'The results are recorded; claims open with the next block.',
  over: 'The claims end with the next block.',
}

/** Moves the trading competition of a running local chain. Throws a StopReason if that is not possible. */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { port: { type: 'string', default: '8545' } },
  })
  const move = MOVES.find((each) => each === positionals[0])
  if (!move) throw new StopReason(USAGE)
  await sendMove(rpcOf(`http://127.0.0.1:${values.port}`), readDevnet(), move).catch(({ message }: Error) => {
    throw new StopReason(`The trading competition cannot ${move}: ${message}`)
  })
  console.log(DONE[move])
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
