import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { factsAt } from '../../../devnet/protocol/deploymentFiles.ts'
import type { Deployment } from '../../../src/deployment/deployment.ts'
import { deploymentFolder, listsUrl, ports, rpcUrl, servicesUrl, walletConnect } from './site.ts'

/**
 * Creates the deployment of the journeys: devnet's files with the journeys' own ports, and a relay. Returns its path.
 */
export function prepareDeployment(): string {
  const folder = resolve(deploymentFolder)
  rmSync(folder, { recursive: true, force: true })
  cpSync('deployments/devnet', folder, { recursive: true })
  const file = join(folder, 'deployment.json')
  const facts = JSON.parse(readFileSync(file, 'utf8')) as Deployment
  const moved = factsAt(facts, rpcUrl, `http://127.0.0.1:${ports.explorer}`, listsUrl, servicesUrl ?? undefined)
  writeFileSync(file, `${JSON.stringify({ ...moved, walletConnect }, null, 2)}\n`)
  return folder
}
