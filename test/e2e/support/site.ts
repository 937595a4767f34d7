/** The first of three ports in a row; another one lets two runs stand side by side on one machine. */
const firstPort = process.env['E2E_FIRST_PORT']

/** Where the journeys find the app, its chain and the chain's explorer. */
export const ports = firstPort
  ? { app: Number(firstPort), rpc: Number(firstPort) + 1, explorer: Number(firstPort) + 2 }
  : { app: 4180, rpc: 18545, explorer: 18546 }

export const appUrl = `http://127.0.0.1:${ports.app}`
export const rpcUrl = `http://127.0.0.1:${ports.rpc}`

const suffix = firstPort ? `-${firstPort}` : ''

/** The deployment of the journeys, devnet's own with other ports; where the tests read it too. */
export const deploymentFolder = `.cache/deployments/e2e${suffix}`
/** The production build under test. */
export const buildFolder = `.cache/dist-e2e${suffix}`
