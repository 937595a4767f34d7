import { isAbsolute } from 'node:path'
import { performance } from 'node:perf_hooks'
import { startApp } from './appServer.ts'
import { planBattle } from './competition/planBattle.ts'
import { stopAllChildren } from './node/child.ts'
import { freePortBlock, refuseBusyPorts } from './node/ports.ts'
import { StopReason } from './node/stopReason.ts'
import { readOptions, USAGE, type StartOptions } from './options.ts'
import { hostileDeploymentFor } from './hostile/hostileDeployment.ts'
import { startHostileChain } from './hostile/startHostile.ts'
import { deploymentFor, writeDeployed } from './protocol/deploymentFiles.ts'
import { startServices } from './services.ts'
import { startChain, type RunningChain } from './startChain.ts'
import { seedVoting } from './voting/seedVoting.ts'
import { summary } from './summary.ts'

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

async function writeAddresses(options: StartOptions): Promise<void> {
  await refuseBusyPorts([{ port: options.port, use: 'chain', option: '--port' }])
  const chain = await startChain({ ...chainOptions(options), still: true, acceptAnyAddress: true, report })
  await chain.stop()
  const changed = writeDeployed(chain.deployed)
  console.log(
    changed.length ? `Wrote ${changed.join(', ')} in deployments/devnet.` : 'deployments/devnet is up to date.',
  )
}

const chainOptions = ({ port, engine, blockTimeSeconds, still, intervalBlocks, lotteryMinutes }: StartOptions) => ({
  ...{ port, blockTimeSeconds, still, lotteryMinutes },
  ...(engine && { engine }),
  ...(intervalBlocks !== undefined && { intervalBlocks }),
})

const urlOf = (port: number): string => `http://127.0.0.1:${port}`

/** Ports between the chain's and the first one for the services. */
const SERVICES_OFFSET = 6

/** Returns the port of the services; null without them. */
async function portOfServices({ services, servicesPort, port }: StartOptions): Promise<number | null> {
  if (!services) return null
  return servicesPort ?? freePortBlock(port + SERVICES_OFFSET, 1)
}

/** Returns the deployment to serve, a value of DEPLOYMENT. */
function servedDeployment(options: StartOptions, servicesUrl: string | null): string {
  const { port, explorerPort, listsPort, hostile, hostilePort } = options
  const [rpcUrl, explorerUrl, listsUrl] = [urlOf(port), urlOf(explorerPort), urlOf(listsPort)]
  if (!hostile) {
    const served = deploymentFor(rpcUrl, explorerUrl, listsUrl, servicesUrl ?? undefined)
    // The committed folder stays as it is: only a copy has times of today.
    if (isAbsolute(served)) planBattle(served, Date.now())
    return served
  }
  return hostileDeploymentFor({ rpcUrl, explorerUrl, listsUrl, nodesPort: hostilePort })
}

/** Starts the chain and its hosts, and the hostile mode if the options enable it. */
function startChainFor(options: StartOptions): Promise<RunningChain> {
  const { explorerPort, listsPort } = options
  if (!options.hostile) return startChain({ ...chainOptions(options), explorerPort, listsPort, report })
  const hostility = { nodesPort: options.hostilePort, hasFaults: true }
  const { engine: _, ...chain } = chainOptions(options)
  return startHostileChain({ ...chain, report, explorerPort, listsPort, ...hostility })
}

/** Starts the services and reports their state. Their end does not end the command: pages work without them. */
async function startServicesFor(port: number, rpcUrl: string, appPort: number): Promise<void> {
  const { child, ready, url } = startServices(port, rpcUrl, `http://localhost:${appPort}`)
  try {
    await ready
    await seedVoting(url)
    report(`The services are ready at ${url}, with example proposals.`)
    report(`The services have ended: ${await child.ended}.`)
  } catch (error) {
    report(error instanceof StopReason ? error.message : String(error))
  }
}

/** Starts everything, prints the URLs, and rejects with a StopReason when a process dies. */
async function run(options: StartOptions): Promise<void> {
  const { port, explorerPort, listsPort, appPort, hostilePort, servicesPort } = options
  await refuseBusyPorts([
    { port, use: 'chain', option: '--port' },
    { port: explorerPort, use: 'explorer', option: '--explorer-port' },
    { port: listsPort, use: 'token lists', option: '--lists-port' },
    ...(options.hostile ? [hostilePort, hostilePort + 1] : []).map((nodePort) => ({
      ...{ port: nodePort, use: 'hostile mode', option: '--hostile-port' },
    })),
    ...(servicesPort === undefined ? [] : [{ port: servicesPort, use: 'services', option: '--services-port' }]),
    ...(options.app ? [{ port: appPort, use: 'app', option: '--app-port' }] : []),
  ])
  const portForServices = await portOfServices(options)
  const servicesUrl = portForServices === null ? null : urlOf(portForServices)
  const app = options.app ? startApp(appPort, servedDeployment(options, servicesUrl)) : null
  const appDied = app?.child.ended.then((endReason) => new StopReason(`The app has died: ${endReason}.`))
  const [chain] = await Promise.all([startChainFor(options), app?.ready])
  report(summary(chain, options, { appUrl: app?.url ?? null, servicesUrl }, performance.now()))
  if (portForServices !== null) void startServicesFor(portForServices, chain.rpcUrl, appPort)
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
  isEnding = true
  console.error(error instanceof StopReason ? error.message : error)
  process.exitCode = 1
}
await stopAllChildren()
if (isStopping) console.log('Stopped.')
process.exit()
