import { parseArgs } from 'node:util'
import type { EngineName } from './node/engine.ts'
import { StopReason } from './node/stopReason.ts'

/** Long enough to use the page, short enough to see a draw. */
export const DEFAULT_LOTTERY_MINUTES = 60

/**
 * Largest choice of minutes until the open round of the lottery ends. The round lasts twelve hours, and its first
 * tickets are already sold.
 */
const MAX_LOTTERY_MINUTES = 600

/** Options of `npm start`. */
export interface StartOptions {
  port: number
  explorerPort: number
  listsPort: number
  appPort: number
  engine?: EngineName
  blockTimeSeconds: number
  still: boolean
  /** Blocks in a round of the prediction. Absent: those of prediction.json. */
  intervalBlocks?: number
  /** Minutes until the open round of the lottery ends. */
  lotteryMinutes: number
  /** Adds a node that returns false reserves, reorganisations, dropped transactions and hostile tokens. */
  hostile: boolean
  /** First of the two ports of the hostile mode's nodes. */
  hostilePort: number
  /** Starts the services that a team hosts itself; not in the hostile mode, whose faults are those of nodes. */
  services: boolean
  /** Absent: the first free port from the chain's plus six. */
  servicesPort?: number
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
  --still                   no keepers: only your trades move prices, and no round of the games ends
  --prediction-interval <n> blocks in a round of the prediction, from 10 to 1000 (20; 100 on BNB Smart Chain).
                            npm run prediction -- pause|unpause stops and restarts the rounds
  --lottery-minutes <n>     minutes until the open round of the lottery ends, at most 600 (60)
  --hostile                 hostile mode, to run the app against faults. The served deployment has three nodes: one
                            that returns false reserves for every pool, and two correct ones. At each tenth block the last
                            three are replaced, and one in four transactions is dropped. Its tokens: TAXED keeps a
                            tenth, TRAP cannot be sold, RESET needs an allowance of 0 before another one. Needs anvil
  --hostile-port <number>   first of two ports, of the false and the second correct node (the chain's plus four)
  --no-services             no voting hub, names of accounts and index (docs/services.md)
  --services-port <number>  port of the services (the first free one from the chain's plus six)
  --no-app                  only the chain and its hosts
  --write                   after changing contracts: write the new addresses into deployments/devnet, then exit
  --help                    print this text`

function readInteger(option: string, text: string, largest: number, least = 1): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= largest) return value
  throw new StopReason(`--${option} must be a whole number from ${least} to ${largest}, not "${text}".`)
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
          'services-port': text,
          engine: text,
          'block-time': text,
          'prediction-interval': text,
          'lottery-minutes': text,
        },
        ...{ still: flag, hostile: flag, 'no-services': flag, 'no-app': flag, write: flag, help: flag },
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
  const interval = values['prediction-interval']
  const port = readInteger('port', values.port ?? '8545', 65_534)
  return {
    port,
    explorerPort: readInteger('explorer-port', values['explorer-port'] ?? String(port + 1), 65_535),
    listsPort: readInteger('lists-port', values['lists-port'] ?? String(port + 3), 65_535),
    appPort: readInteger('app-port', values['app-port'] ?? '5173', 65_535),
    ...(engine && { engine }),
    blockTimeSeconds: readInteger('block-time', values['block-time'] ?? '3', 3600),
    still: values.still ?? false,
    ...(interval !== undefined && { intervalBlocks: readInteger('prediction-interval', interval, 1000, 10) }),
    lotteryMinutes: readInteger(
      'lottery-minutes',
      values['lottery-minutes'] ?? String(DEFAULT_LOTTERY_MINUTES),
      MAX_LOTTERY_MINUTES,
    ),
    hostile: values.hostile ?? false,
    hostilePort: readInteger('hostile-port', values['hostile-port'] ?? String(port + 4), 65_534),
    services: values['no-services'] !== true && values.hostile !== true,
    ...(values['services-port'] !== undefined && {
      servicesPort: readInteger('services-port', values['services-port'], 65_535),
    }),
    app: !values['no-app'],
    write: values.write ?? false,
    help: values.help ?? false,
  }
}
