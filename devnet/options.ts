import { parseArgs } from 'node:util'
import type { EngineName } from './node/engine.ts'
import { StopReason } from './node/stopReason.ts'

/** Options of `npm start`. */
export interface StartOptions {
  port: number
  explorerPort: number
  listsPort: number
  appPort: number
  engine?: EngineName
  blockTimeSeconds: number
  still: boolean
  /** Adds a node that returns false reserves, reorganisations, dropped transactions and hostile tokens. */
  hostile: boolean
  /** First of the two ports of the hostile mode's nodes. */
  hostilePort: number
  /** True starts the app's dev server too; false only the chain and its hosts. */
  app: boolean
  write: boolean
  help: boolean
}

export const USAGE = `npm start -- [options]

  --port <number>           port of the chain (8545)
  --explorer-port <number>  port of the local explorer (the chain's plus one)
  --lists-port <number>     port of the sample token lists (the chain's plus three)
  --app-port <number>       port of the app (5173)
  --engine anvil|hardhat    engine of the chain (anvil if it runs, else hardhat)
  --block-time <seconds>    whole seconds between blocks (3)
  --still                   no market keeper: only your trades move prices
  --hostile                 hostile mode, to show that the app loses nothing. The served deployment has three nodes:
                            one that returns false reserves for every pool, and two correct ones. Each tenth block the last
                            three are replaced, and one in four transactions is dropped. Its tokens: TAXED keeps a
                            tenth, TRAP cannot be sold, RESET needs an allowance of 0 before another one. Needs anvil
  --hostile-port <number>   first of two ports, of the false and the second correct node (the chain's plus four)
  --no-app                  only the chain and its hosts
  --write                   after changing contracts: write the new addresses into deployments/devnet, then exit
  --help                    print this text`

function readInteger(option: string, text: string, largest: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= 1 && value <= largest) return value
  throw new StopReason(`--${option} must be a whole number from 1 to ${largest}, not "${text}".`)
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
    const [reason] = (error as Error).message.split('. ')
    throw new StopReason(`${reason}: see npm start -- --help.`)
  }
}

/** Returns the options from command-line arguments. Throws a StopReason about the first invalid one. */
export function readOptions(args: readonly string[]): StartOptions {
  const values = parse(args)
  const { engine } = values
  if (engine !== undefined && !isEngine(engine)) {
    throw new StopReason(`--engine must be anvil or hardhat, not "${engine}".`)
  }
  if (values.hostile && engine === 'hardhat') {
    throw new StopReason('--hostile needs anvil: hardhat cannot replace blocks.')
  }
  const port = readInteger('port', values.port ?? '8545', 65_534)
  return {
    port,
    explorerPort: readInteger('explorer-port', values['explorer-port'] ?? String(port + 1), 65_535),
    listsPort: readInteger('lists-port', values['lists-port'] ?? String(port + 3), 65_535),
    appPort: readInteger('app-port', values['app-port'] ?? '5173', 65_535),
    ...(engine && { engine }),
    blockTimeSeconds: readInteger('block-time', values['block-time'] ?? '3', 3600),
    still: values.still ?? false,
    hostile: values.hostile ?? false,
    hostilePort: readInteger('hostile-port', values['hostile-port'] ?? String(port + 4), 65_534),
    app: !values['no-app'],
    write: values.write ?? false,
    help: values.help ?? false,
  }
}
