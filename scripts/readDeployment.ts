import { readFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Deployment } from '../src/deployment/deployment.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Returns a deployment's folder and its deployment.json. `chosen` is the name of a folder in deployments/ or a path to one
 * elsewhere. Throws an error with one sentence if there is none.
 */
export function readDeployment(chosen: string): { directory: string; facts: Deployment } {
  const isPath = isAbsolute(chosen) || chosen.startsWith('.')
  const directory = isPath ? resolve(chosen) : join(root, 'deployments', chosen)
  try {
    return { directory, facts: JSON.parse(readFileSync(join(directory, 'deployment.json'), 'utf8')) as Deployment }
  } catch (cause) {
    throw new Error(
      `There is no readable deployment.json in ${directory}: set DEPLOYMENT to the name of a folder in deployments/ or to a path.`,
      {
        cause,
      },
    )
  }
}
