import { parseArgs } from 'node:util'
import type { EngineName } from './node/engine.ts'
import { StopReason } from './node/stopReason.ts'

/** What `npm start` was asked for. */
export interface StartOptions {
  port: number
  explorerPort: number
  listsPort: number
  appPort: number
  engine?: EngineName
  blockTimeSeconds: number
  still: boolean
  /** Beside the chain a lying node, reorganisations, dropped transactions and hostile tokens. */
  hostile: boolean
  /** The first of the two ports of the hostile mode's nodes. */
  hostilePort: number
  /** The app's dev server too, or the chain and its explorer alone. */
  app: boolean
  write: boolean
  help: boolean
}

export const USAGE = `npm start -- [options]

  --port <number>           of the chain (8545)
  --explorer-port <number>  of the local explorer (the chain's plus one)
  --lists-port <number>     of the token lists to try (the chain's plus three)
  --app-port <number>       of the app (5173)
  --engine anvil|hardhat    what runs the chain (anvil where it runs, else hardhat)
  --block-time <seconds>    whole seconds between blocks (3)
  --still                   no market keeper: prices move only by what you do
  --hostile                 a world against the app, to see that it loses nothing. The served deployment names three nodes:
                            one that lies about the reserves of every pool, and two honest ones. Each tenth block the last
                            three are replaced, and one in four transactions is dropped. Tokens to try: TAXED keeps a
                            tenth, TRAP cannot be sold, RESET wants its allowance set to 0 before another. Needs anvil
  --hostile-port <number>   the first of two, of the lying node and the second honest one (the chain's plus four)
  --no-app                  the chain and its explorer only
  --write                   after changing contracts: write the new addresses into deployments/devnet, and end
  --help                    this`

function wholeNumber(option: string, text: string, largest: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= 1 && value <= largest) return value
  throw new StopReason(`--${option} wants a whole number from 1 to ${largest}, not "${text}".`)
}

const isEngine = (text: string): text is EngineName => text === 'anvil' || text === 'hardhat'

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...{
          port: text,
          'explorer-port': text,
          'lists-port': text,
          'app-port': text,
          'hostile-port': text,
          engine: text,
          'block-time': text,
        },
        ...{ still: flag, hostile: flag, 'no-app': flag, write: flag, help: flag },
      },
    }).values
  } catch (error) {
    const [why] = (error as Error).message.split('. ')
    throw new StopReason(`${why}: see npm start -- --help.`)
  }
}

/** Returns the options in the words after the command. Throws a StopReason about the first that makes no sense. */
export function readOptions(args: readonly string[]): StartOptions {
  const words = parse(args)
  const { engine } = words
  if (engine !== undefined && !isEngine(engine)) {
    throw new StopReason(`--engine wants anvil or hardhat, not "${engine}".`)
  }
  if (words.hostile && engine === 'hardhat') {
    throw new StopReason('--hostile wants anvil: hardhat cannot replace blocks.')
  }
  const port = wholeNumber('port', words.port ?? '8545', 65_534)
  return {
    port,
    explorerPort: wholeNumber('explorer-port', words['explorer-port'] ?? String(port + 1), 65_535),
    listsPort: wholeNumber('lists-port', words['lists-port'] ?? String(port + 3), 65_535),
    appPort: wholeNumber('app-port', words['app-port'] ?? '5173', 65_535),
    ...(engine && { engine }),
    blockTimeSeconds: wholeNumber('block-time', words['block-time'] ?? '3', 3600),
    still: words.still ?? false,
    hostile: words.hostile ?? false,
    hostilePort: wholeNumber('hostile-port', words['hostile-port'] ?? String(port + 4), 65_534),
    app: !words['no-app'],
    write: words.write ?? false,
    help: words.help ?? false,
  }
}
