/** The first of four ports in a row; another one lets two runs stand side by side on one machine. */
const firstPort = process.env['E2E_FIRST_PORT']

/** Where the journeys find the app, its chain, the chain's explorer and the host of token lists to try. */
export const ports = firstPort
  ? {
      app: Number(firstPort),
      rpc: Number(firstPort) + 1,
      explorer: Number(firstPort) + 2,
      lists: Number(firstPort) + 3,
    }
  : { app: 4180, rpc: 18545, explorer: 18546, lists: 18548 }

export const appUrl = `http://127.0.0.1:${ports.app}`
export const listsUrl = `http://127.0.0.1:${ports.lists}`
export const rpcUrl = `http://127.0.0.1:${ports.rpc}`

const suffix = firstPort ? `-${firstPort}` : ''

/** The deployment of the journeys, devnet's own with other ports; where the tests read it too. */
export const deploymentFolder = `.cache/deployments/e2e${suffix}`
/** The production build under test. */
export const buildFolder = `.cache/dist-e2e${suffix}`
