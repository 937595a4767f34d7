import { join } from 'node:path'
import { stopAllChildren } from '../../devnet/node/child.ts'
import { root } from '../../devnet/node/root.ts'
import { startChain } from '../../devnet/startChain.ts'
import { run } from '../../scripts/program.ts'
import { startServices } from '../../devnet/services.ts'
import { seedVoting } from '../../devnet/voting/seedVoting.ts'
import { startOwnSite } from './support/ownSite.ts'
import { prepareDeployment } from './support/prepareDeployment.ts'
import { appUrl, BLOCK_SECONDS, buildFolder, ports, servicesUrl } from './support/site.ts'

/** The example proposal whose page is pictured: an open one with a long text. */
const PICTURED = 2

/** The journeys of the voting read powers at blocks of some minutes ago, without an index. */
const STORED_STATES = 1_000

const VITE = join(root, 'node_modules/vite/bin/vite.js')

/** Returns the environment of the separate Vite processes: a build must not inherit the mode of the tests. */
const environmentFor = (deployment: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DEPLOYMENT: deployment,
  NO_COLOR: '1',
})

async function build(deployment: string): Promise<void> {
  const args = [VITE, 'build', '--outDir', buildFolder, '--emptyOutDir']
  const { code, output } = await run(process.execPath, args, { environment: environmentFor(deployment) })
  if (code !== 0) throw new Error(`The production build failed:\n${output}`)
}

/** Builds and serves the app, starts its chain and, with E2E_SERVICES, the services. Returns a function to stop all. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const deployment = prepareDeployment()
  const chainStarting = startChain({
    ...{ port: ports.rpc, explorerPort: ports.explorer, listsPort: ports.lists },
    // No journey may see the open round of the lottery end, unless it ends the round itself.
    ...{ blockTimeSeconds: BLOCK_SECONDS, still: true, lotteryMinutes: 600, storedStates: STORED_STATES },
  })
  try {
    const [chain] = await Promise.all([chainStarting, build(deployment)])
    const site = await startOwnSite(buildFolder, { port: ports.app })
    if (servicesUrl !== null) {
      await startServices(ports.services, chain.rpcUrl, appUrl).ready
      process.env['E2E_PROPOSAL'] = (await seedVoting(servicesUrl))[PICTURED]
    }
    return async () => {
      await Promise.all([chain.stop(), site.stop()])
      await stopAllChildren()
    }
  } catch (error) {
    await stopAllChildren()
    throw error
  }
}
