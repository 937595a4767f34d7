import { stopAllChildren } from './node/child.ts'
import { refuseBusyPorts, type RequestedPort } from './node/ports.ts'
import { StopReason } from './node/stopReason.ts'
import { readOptions, USAGE, type StartOptions } from './options.ts'

const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

const PARENT_CHECK_MS = 500

/** True once a stop was requested. */
let isStopping = false
/** True also once a process has died, after which the others are ended. */
let isEnding = false

/** Prints a message unless everything is being ended: errors of a chain that is gone are expected. */
function report(message: string): void {
  if (!isEnding) console.log(message)
}

/** Resolves on the first signal that ends the process; a second one exits at once. */
const stopRequest = new Promise<'stopRequested'>((resolve) => {
  // On SIGTERM npm ends its shell, and the shell does not forward the signal. Only the change of the parent process is
  // visible.
  const parent = process.ppid
  const stop = () => {
    isStopping = true
    isEnding = true
    resolve('stopRequested')
  }
  const watch = () => process.ppid !== parent && stop()
  if (process.env['npm_lifecycle_event']) setInterval(watch, PARENT_CHECK_MS).unref()
  let times = 0
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      times += 1
      if (times > 1) process.exit(1)
      stop()
    })
  }
})

/** Returns the ports that the options need, with the option that chooses each. */
function requestedPorts(options: StartOptions): RequestedPort[] {
  const { port, explorerPort, listsPort, appPort, hostilePort, servicesPort } = options
  const chain = { port, use: 'chain', option: '--port' }
  if (options.write) return [chain]
  return [
    chain,
    { port: explorerPort, use: 'explorer', option: '--explorer-port' },
    { port: listsPort, use: 'token lists', option: '--lists-port' },
    ...(options.hostile ? [hostilePort, hostilePort + 1] : []).map((nodePort) => ({
      ...{ port: nodePort, use: 'hostile mode', option: '--hostile-port' },
    })),
    ...(servicesPort === undefined ? [] : [{ port: servicesPort, use: 'services', option: '--services-port' }]),
    ...(options.app ? [{ port: appPort, use: 'app', option: '--app-port' }] : []),
  ]
}

async function start(options: StartOptions): Promise<void> {
  await refuseBusyPorts(requestedPorts(options))
  // Loaded last: it needs the whole protocol, and a failed start needs nothing of it.
  const { startAll, writeAddresses } = await import('./startAll.ts')
  await (options.write ? writeAddresses(options, report) : startAll(options, report))
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (options.help) return console.log(USAGE)
  await Promise.race([start(options), stopRequest])
}

try {
  await main()
} catch (error) {
  isEnding = true
  console.error(error instanceof StopReason ? error.message : error)
  process.exitCode = 1
}
await stopAllChildren()
if (isStopping) console.log('Stopped.')
process.exit()
