import { nodes } from '../../../chain/rpc/nodes'
import { deployment } from '../../../core/deployment'

/** How many independent nodes have to agree on a price; a deployment that names one node only has no second. */
const QUORUM = Math.min(2, deployment.rpc.http.length)

/** Returns whether as many nodes are usable now as have to agree on a quote. */
export const isQuoteConfirmable = (): boolean => QUORUM < 2 || nodes.witnesses().length >= QUORUM
