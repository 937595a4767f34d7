/** The first of five ports in a row; another one lets two runs stand side by side on one machine. */
const firstPort = process.env['E2E_FIRST_PORT']

/** Where the journeys find the app, its chain, the chain's explorer, the host of token lists to try, and where a relay would be. */
export const ports = firstPort
  ? {
      app: Number(firstPort),
      rpc: Number(firstPort) + 1,
      explorer: Number(firstPort) + 2,
      lists: Number(firstPort) + 3,
      relay: Number(firstPort) + 4,
    }
  : { app: 4180, rpc: 18545, explorer: 18546, lists: 18548, relay: 18549 }

export const appUrl = `http://127.0.0.1:${ports.app}`
export const listsUrl = `http://127.0.0.1:${ports.lists}`
export const rpcUrl = `http://127.0.0.1:${ports.rpc}`

/** Nothing listens there until a journey starts a relay. */
export const walletConnect = {
  projectId: '0123456789abcdef'.repeat(2),
  relayUrl: `ws://127.0.0.1:${ports.relay}`,
  verifyUrl: `http://127.0.0.1:${ports.relay}`,
}

const suffix = firstPort ? `-${firstPort}` : ''

/** The deployment of the journeys, devnet's own with other ports; where the tests read it too. */
export const deploymentFolder = `.cache/deployments/e2e${suffix}`
/** The production build under test. */
export const buildFolder = `.cache/dist-e2e${suffix}`
