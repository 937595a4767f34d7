import { RpcError, type Nodes } from '../rpc/nodes'

/** The gas price of the nodes, and how many of them returned one. */
export interface GasPrice {
  /** In wei per unit of gas. */
  priceRaw: bigint
  nodeCount: number
}

const QUANTITY = /^0x[0-9a-f]+$/i

const quantity = (response: unknown): bigint[] =>
  typeof response === 'string' && QUANTITY.test(response) ? [BigInt(response)] : []

/**
 * Returns the lower gas price of two nodes, so that a single node cannot raise the user's fee; with one usable node
 * that node's price. Throws RpcError or NodesUnreachableError if no node returns one.
 */
export async function readGasPrice(nodes: Nodes): Promise<GasPrice> {
  const witnesses = (nodes.witnesses?.() ?? []).slice(0, 2)
  if (witnesses.length > 1) {
    const responses = await Promise.allSettled(witnesses.map((node) => node.request('eth_gasPrice', [])))
    const prices = responses.flatMap((each) => (each.status === 'fulfilled' ? quantity(each.value) : []))
    const [first, ...others] = prices
    if (first !== undefined) {
      const priceRaw = others.reduce((lowest, price) => (price < lowest ? price : lowest), first)
      return { priceRaw, nodeCount: prices.length }
    }
  }
  const [priceRaw] = quantity(await nodes.request('eth_gasPrice', []))
  if (priceRaw === undefined) throw new RpcError('The node returned no gas price', -32603)
  return { priceRaw, nodeCount: 1 }
}

/** Returns that gas price in wei, for figures that are shown; null where no node returns one. */
export async function knownGasPrice(nodes: Nodes): Promise<bigint | null> {
  try {
    return (await readGasPrice(nodes)).priceRaw
  } catch {
    return null
  }
}
