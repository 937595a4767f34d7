import { performance } from 'node:perf_hooks'
import { startApp } from './appServer.ts'
import { stopAllChildren } from './node/child.ts'
import { refuseBusyPorts } from './node/ports.ts'
import { StopReason } from './node/stopReason.ts'
import { readOptions, USAGE, type StartOptions } from './options.ts'
import { hostileDeploymentFor } from './hostile/hostileDeployment.ts'
import { startHostileChain } from './hostile/startHostile.ts'
import { deploymentFor, writeDeployed } from './protocol/deploymentFiles.ts'
import { startChain, type RunningChain } from './startChain.ts'
import { summary } from './summary.ts'

const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

const PARENT_CHECK_MS = 500

let isStopping = false

/** Prints a message unless a stop was requested: errors of a chain that is being ended are expected. */
function report(message: string): void {
  if (!isStopping) console.log(message)
}

/** Resolves on the first signal that ends the process; a second one exits at once. */
const stopRequest = new Promise<'stopRequested'>((resolve) => {
  // On SIGTERM npm ends its shell, and the shell does not forward the signal. Only the change of the parent process is
  // visible.
  const parent = process.ppid
  const stop = () => {
    isStopping = true
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

async function writeAddresses(options: StartOptions): Promise<void> {
  await refuseBusyPorts([{ port: options.port, use: 'chain', option: '--port' }])
  const chain = await startChain({ ...chainOptions(options), still: true, acceptAnyAddress: true, report })
  await chain.stop()
  const changed = writeDeployed(chain.deployed)
  console.log(
    changed.length ? `Wrote ${changed.join(', ')} in deployments/devnet.` : 'deployments/devnet is up to date.',
  )
}

const chainOptions = ({ port, engine, blockTimeSeconds, still }: StartOptions) => ({
  ...{ port, blockTimeSeconds, still },
  ...(engine && { engine }),
})

const urlOf = (port: number): string => `http://127.0.0.1:${port}`

/** Returns the deployment to serve, a value of DEPLOYMENT. */
function servedDeployment({ port, explorerPort, listsPort, hostile, hostilePort }: StartOptions): string {
  const [rpcUrl, explorerUrl, listsUrl] = [urlOf(port), urlOf(explorerPort), urlOf(listsPort)]
  if (!hostile) return deploymentFor(rpcUrl, explorerUrl, listsUrl)
  return hostileDeploymentFor({ rpcUrl, explorerUrl, listsUrl, nodesPort: hostilePort })
}

/** Starts the chain and its hosts, and the hostile mode if the options enable it. */
function startChainFor(options: StartOptions): Promise<RunningChain> {
  const { explorerPort, listsPort, blockTimeSeconds, still } = options
  if (!options.hostile) return startChain({ ...chainOptions(options), explorerPort, listsPort, report })
  const hostility = { nodesPort: options.hostilePort, hasFaults: true }
  const chain = { port: options.port, blockTimeSeconds, still, report }
  return startHostileChain({ ...chain, explorerPort, listsPort, ...hostility })
}

/** Starts everything, prints the URLs, and rejects with a StopReason when a process dies. */
async function run(options: StartOptions): Promise<void> {
  const { port, explorerPort, listsPort, appPort, hostilePort } = options
  await refuseBusyPorts([
    { port, use: 'chain', option: '--port' },
    { port: explorerPort, use: 'explorer', option: '--explorer-port' },
    { port: listsPort, use: 'token lists', option: '--lists-port' },
    ...(options.hostile ? [hostilePort, hostilePort + 1] : []).map((nodePort) => ({
      ...{ port: nodePort, use: 'hostile mode', option: '--hostile-port' },
    })),
    ...(options.app ? [{ port: appPort, use: 'app', option: '--app-port' }] : []),
  ])
  const app = options.app ? startApp(appPort, servedDeployment(options)) : null
  const appDied = app?.child.ended.then((endReason) => new StopReason(`The app has died: ${endReason}.`))
  const [chain] = await Promise.all([startChainFor(options), app?.ready])
  report(summary(chain, options, app?.url ?? null, performance.now()))
  throw await Promise.race([chain.died, ...(appDied ? [appDied] : [])])
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (options.help) return console.log(USAGE)
  const work = options.write ? writeAddresses(options) : run(options)
  await Promise.race([work, stopRequest])
}

try {
  await main()
} catch (error) {
  console.error(error instanceof StopReason ? error.message : error)
  process.exitCode = 1
}
await stopAllChildren()
if (isStopping) console.log('Stopped.')
process.exit()
