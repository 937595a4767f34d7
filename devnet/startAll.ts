import { isAbsolute } from 'node:path'
import { performance } from 'node:perf_hooks'
import { startApp } from './appServer.ts'
import { planBattle } from './competition/planBattle.ts'
import { freePortBlock } from './node/ports.ts'
import { StopReason } from './node/stopReason.ts'
import type { StartOptions } from './options.ts'
import { hostileDeploymentFor } from './hostile/hostileDeployment.ts'
import { startHostileChain } from './hostile/startHostile.ts'
import { deploymentFor, writeDeployed } from './protocol/deploymentFiles.ts'
import { startServices } from './services.ts'
import { startChain, type RunningChain } from './startChain.ts'
import { seedVoting } from './voting/seedVoting.ts'
import { summary } from './summary.ts'

/** Receives messages for the user. */
type Report = (message: string) => void

/** Deploys to a fresh chain and writes the addresses into deployments/devnet. */
export async function writeAddresses(options: StartOptions, report: Report): Promise<void> {
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
function startChainFor(options: StartOptions, report: Report): Promise<RunningChain> {
  const { explorerPort, listsPort } = options
  if (!options.hostile) return startChain({ ...chainOptions(options), explorerPort, listsPort, report })
  const hostility = { nodesPort: options.hostilePort, hasFaults: true }
  const { engine: _, ...chain } = chainOptions(options)
  return startHostileChain({ ...chain, report, explorerPort, listsPort, ...hostility })
}

/** Starts the services and reports their state. Their end does not end the command: pages work without them. */
async function startServicesFor(port: number, rpcUrl: string, appPort: number, report: Report): Promise<void> {
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
export async function startAll(options: StartOptions, report: Report): Promise<never> {
  const { appPort } = options
  const portForServices = await portOfServices(options)
  const servicesUrl = portForServices === null ? null : urlOf(portForServices)
  const app = options.app ? startApp(appPort, servedDeployment(options, servicesUrl)) : null
  const appDied = app?.child.ended.then((endReason) => new StopReason(`The app has died: ${endReason}.`))
  const [chain] = await Promise.all([startChainFor(options, report), app?.ready])
  report(summary(chain, options, { appUrl: app?.url ?? null, servicesUrl }, performance.now()))
  if (portForServices !== null) void startServicesFor(portForServices, chain.rpcUrl, appPort, report)
  throw await Promise.race([chain.died, ...(appDied ? [appDied] : [])])
}
