import { deployment, type Deployment } from '../../deployment/deployment'
import { createNodes, nodes } from '../rpc/nodes'
import { createNames, type Names } from './names'

/** Returns the name service of a deployment. Without nodes of its own it uses those of the deployment, or the user's. */
function namesOf({ nameService }: Pick<Deployment, 'nameService'>): Names | null {
  if (!nameService) return null
  const { registry, http } = nameService
  return createNames(http ? createNodes({ ...nameService, urls: http, isChainChecked: true }) : nodes, registry)
}

/** The names of this build's deployment; null where it has no name service. */
export const deploymentNames: Names | null = namesOf(deployment)
