import { deployment, type Deployment } from '../../core/deployment'
import { createNodes } from '../rpc/nodes'
import { createNames, type Names } from './names'

function namesOf({ nameService, rpc }: Deployment): Names | null {
  if (!nameService) return null
  return createNames(createNodes({ urls: nameService.http ?? rpc.http }), nameService.registry)
}

/** The names of this build's deployment; null where it has no name service. */
export const deploymentNames: Names | null = namesOf(deployment)
