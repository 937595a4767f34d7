/** The first of the run's consecutive ports (playwright.config.ts, scripts/withSite.ts). */
const firstPort = Number(process.env['E2E_FIRST_PORT'])
if (!Number.isSafeInteger(firstPort))
  throw new Error('E2E_FIRST_PORT is not set: start the journeys by npm run test:e2e.')

/** Ports of the app, its chain, the chain's explorer, the host of test token lists, the relay and the services. */
export const ports = {
  app: firstPort,
  rpc: firstPort + 1,
  explorer: firstPort + 2,
  lists: firstPort + 3,
  relay: firstPort + 4,
  services: firstPort + 5,
}

/** The block time of the public chain (trading 9), so that the counts of a visit equal those of one there. */
export const BLOCK_SECONDS = 3

export const appUrl = `http://127.0.0.1:${ports.app}`
export const listsUrl = `http://127.0.0.1:${ports.lists}`
export const rpcUrl = `http://127.0.0.1:${ports.rpc}`

/** Base URL of the services; null for a site without them, as that of the journeys. */
export const servicesUrl = process.env['E2E_SERVICES'] === undefined ? null : `http://127.0.0.1:${ports.services}`

/** The port is unused until a journey starts a relay. */
export const walletConnect = {
  projectId: '0123456789abcdef'.repeat(2),
  relayUrl: `ws://127.0.0.1:${ports.relay}`,
  verifyUrl: `http://127.0.0.1:${ports.relay}`,
}

const suffix = `-${firstPort}`

/** The deployment of the journeys: devnet's own with other ports. The tests read it too. */
export const deploymentFolder = `.cache/deployments/e2e${suffix}`
/** The production build under test. */
export const buildFolder = `.cache/dist-e2e${suffix}`
