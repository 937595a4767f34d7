import { deployment, type Deployment } from '../../deployment/deployment'
import { createNodes, nodes } from '../rpc/nodes'
import { createNames, type Names } from './names'

/** Names on the deployment's own chain are read through its own nodes, or the user's own. */
function namesOf({ nameService }: Pick<Deployment, 'nameService'>): Names | null {
  if (!nameService) return null
  const { registry, http } = nameService
  return createNames(http ? createNodes({ ...nameService, urls: http, isChainChecked: true }) : nodes, registry)
}

/** The names of this build's deployment; null where it has no name service. */
export const deploymentNames: Names | null = namesOf(deployment)
