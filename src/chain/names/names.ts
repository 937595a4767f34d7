import type { Address } from '../../core/address'
import type { Call } from '../contracts/call'
import { resolver } from '../contracts/nameRegistry/reads'
import { addr, contenthash } from '../contracts/nameResolver/reads'
import { compare, NodesDisagreeError } from '../rpc/confirm'
import { confirmingNodesOf } from '../rpc/confirmingNodes'
import type { Nodes } from '../rpc/nodes'
import { comparedOperators } from '../rpc/quorum.rules'

/** Quorum of nodes without one of their own. */
const USUAL_QUORUM = 2

/** The address of a name. */
export interface ResolvedAddress {
  /** In lower case. */
  address: Address
  /** True where as many operators as the deployment requires returned it; else fewer did. */
  isConfirmed: boolean
}

/** Reads names from a registry and its resolvers. */
export interface Names {
  /**
   * Returns the address of a name; null where it has none. Throws for a name without a normal form, and
   * NodesDisagreeError where nodes of two operators return different addresses.
   */
  resolveAddress(name: string): Promise<ResolvedAddress | null>
  /** Returns the contenthash of a name, 0x and hexadecimal; null where it has none. Throws as above. */
  resolveContenthash(name: string): Promise<string | null>
}

interface Read<T> {
  value: T
  isConfirmed: boolean
}

/** Creates a reader of names on the chain of these nodes; it compares each result between their operators. */
export function createNames(nodes: Nodes, registry: Address): Names {
  async function call(to: Address, data: string): Promise<Read<string>> {
    const request = ['eth_call', [{ to, data }, 'latest']] as const
    // If the code of the node pool fails to load, there is only one node, and its result is not confirmed.
    await nodes.ready?.().catch(() => undefined)
    const { quorum = USUAL_QUORUM } = nodes
    const compared = await compare(nodes, confirmingNodesOf(nodes), request, {
      about: 'name',
      needed: comparedOperators(quorum),
    })
    if (compared.outcome === 'split') throw new NodesDisagreeError(compared.disagreement)
    const value = String(compared.result ? compared.result() : await nodes.request(...request))
    return { value, isConfirmed: compared.outcome === 'agreed' || quorum === 1 }
  }

  async function readName<T>({ address, callData, decode }: Call<T | null>): Promise<Read<T> | null> {
    try {
      const { value: data, isConfirmed } = await call(address, callData)
      const value = data === '0x' ? null : decode(data)
      return value === null ? null : { value, isConfirmed }
    } catch (error) {
      // A resolver reverts where it has no such record, or does not support this kind of record.
      if (error instanceof Error && error.name === 'RpcError') return null
      throw error
    }
  }

  async function resolve<T>(
    name: string,
    record: (resolverAddress: Address, node: string) => Call<T | null>,
  ): Promise<Read<T> | null> {
    const { nodeOf } = await import('./nameNode')
    const node = nodeOf(name)
    const found = await readName(resolver(registry, node))
    if (!found) return null
    const read = await readName(record(found.value, node))
    return read && { value: read.value, isConfirmed: read.isConfirmed && found.isConfirmed }
  }

  return {
    async resolveAddress(name) {
      const found = await resolve(name, addr)
      return found && { address: found.value, isConfirmed: found.isConfirmed }
    },
    resolveContenthash: async (name) => (await resolve(name, contenthash))?.value ?? null,
  }
}
