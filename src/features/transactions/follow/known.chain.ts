import type { Nodes } from '../../../chain/rpc/nodes'
import type { Known, Sighting } from './next.rules'
import { askEach } from './witnesses.chain'

const QUANTITY = /^0x[0-9a-f]+$/i
const DATA = /^0x(?:[0-9a-f]{2})*$/i

const isQuantity = (value: unknown): value is string => typeof value === 'string' && QUANTITY.test(value)
const decimal = (value: string): string => BigInt(value).toString()

/** Parses a transaction that a node returned; null when it is malformed. */
export function knownFrom(answer: unknown): Known | null {
  if (typeof answer !== 'object' || answer === null) return null
  const {
    nonce,
    from,
    to,
    input,
    data = input,
    value,
    gas,
    gasPrice,
    maxFeePerGas,
    maxPriorityFeePerGas,
    chainId,
  } = answer as Record<string, unknown>
  const maxFee = isQuantity(maxFeePerGas) ? maxFeePerGas : gasPrice
  if (!isQuantity(nonce) || !isQuantity(value) || !isQuantity(gas) || !isQuantity(maxFee)) return null
  if (typeof data !== 'string' || !DATA.test(data)) return null
  const hasTip = isQuantity(maxFeePerGas) && isQuantity(maxPriorityFeePerGas)
  return {
    nonce: Number(nonce),
    ...(typeof from === 'string' && { from }),
    // Legacy transactions of some nodes have no chain id.
    ...(isQuantity(chainId) && { chainId: Number(chainId) }),
    request: {
      ...{ to: typeof to === 'string' ? to : null, data, valueRaw: decimal(value) },
      ...{ gasLimit: decimal(gas), maxFeeRaw: decimal(maxFee) },
      ...(hasTip && { priorityFeeRaw: decimal(maxPriorityFeePerGas) }),
    },
  }
}

const isSigned = (answer: unknown): answer is Readonly<Record<string, unknown>> =>
  typeof answer === 'object' && answer !== null && ['r', 's', 'v'].every((field) => field in answer)

interface Seen {
  known: Known
  isProven: boolean
}

/** Returns a node's result with whether it is proven; null when it contradicts its own hash or is malformed. */
async function seenIn(answer: unknown, hash: string): Promise<Seen | null> {
  const known = knownFrom(answer)
  if (!known || !isSigned(answer)) return known && { known, isProven: false }
  // The hash is computed with code that only a transaction needs.
  const { proofByHash } = await import('../../../chain/send/provenTransaction')
  const proof = proofByHash(answer, hash)
  return proof === false ? null : { known, isProven: proof === true }
}

/** Returns everything that was signed, so that two results can be compared. */
const contentOf = (known: Known): string => JSON.stringify(known).toLowerCase()

/** When two nodes return two versions of one transaction, neither is used. */
function verdictOf(seen: readonly Seen[]): Omit<Sighting, 'unseenBy'> {
  const proven = seen.find(({ isProven }) => isProven)
  if (proven) return proven
  const [first] = seen
  if (!first) return { known: null, isProven: false }
  const isOneMind = seen.every(({ known }) => contentOf(known) === contentOf(first.known))
  return isOneMind ? { known: first.known, isProven: seen.length > 1 } : { known: null, isProven: false }
}

/**
 * Reads a transaction by its hash, in a block or pending. The hash itself proves its content when the node returns the
 * signature. Otherwise a second node that returns the same proves it. When the first node does not have it, the others
 * are queried. `isProvenAlready` means that the content needs no further proof. Throws as Nodes does.
 */
export async function readSighting(nodes: Nodes, hash: string, isProvenAlready = false): Promise<Sighting> {
  // When the pool does not report the node of a result, it is the one in use.
  let host = nodes.witnesses?.()[0]?.host
  const first = await nodes.request('eth_getTransactionByHash', [hash], {
    onAnswered: (node) => void (host = node.host),
  })
  const known = isProvenAlready ? knownFrom(first) : null
  const seenFirst = known ? { known, isProven: true } : await seenIn(first, hash)
  if (seenFirst?.isProven) return { ...seenFirst, unseenBy: 0 }
  const others = await askEach(nodes, 'eth_getTransactionByHash', [hash], host)
  const seen = [seenFirst, ...(await Promise.all(others.map((answer) => seenIn(answer, hash))))]
  const unseenBy = [first, ...others].filter((answer) => answer === null).length
  const found = seen.filter((one) => one !== null)
  return { ...verdictOf(found), unseenBy: found.length > 0 ? 0 : unseenBy }
}

/** Reads the nonce of an account's next transaction, after the blocks up to `at`; throws as Nodes does. */
export async function readNextNonce(nodes: Nodes, account: string, at: number | 'latest' = 'latest'): Promise<number> {
  const tag = at === 'latest' ? at : `0x${at.toString(16)}`
  return Number(await nodes.request('eth_getTransactionCount', [account, tag]))
}
