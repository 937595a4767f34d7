import { deployment } from '../../core/deployment'
import { compare, type Comparison, NodesDisagreeError, panelOf } from './confirm'
import { headIn } from './headWatch'
import { operatorOfWitness } from './majority'
import type { Nodes, Witness } from './nodes'
import { commonBlock, comparedOperators, isSettled, lagBlocks, medianHead, placeOf } from './quorum.rules'

interface Transaction {
  from: string
  to: string
  data: string
  value: string
  /** The gas limit that will be sent, in hexadecimal. */
  gas?: string
}

/** A read that a write rests on besides the sender's balance, such as the reserves of a pair. */
export interface Premise {
  to: string
  data: string
  /** Called with the result that the nodes agree on; throws where the write was not made from it, which stops the write. */
  verify?: (result: unknown) => void
}

/** A write that no second operator confirmed. */
export interface Unconfirmed {
  status: 'unconfirmed'
  /** Only one operator's nodes are usable; the nodes share no recent block; too few of them returned an answer. */
  reason: 'oneNode' | 'noCommonBlock' | 'unanswered'
}

/** Whether as many operators as the deployment asks for agreed on what a write rests on. */
export type Confirmation =
  /** The block is null where one node confirms by itself (quorum 1). */
  { status: 'confirmed'; hosts: readonly string[]; blockNumber: number | null } | Unconfirmed

interface NodeHead {
  node: Witness
  operator: string
  head: number
}

const asNumber = (result: unknown): string => BigInt(String(result)).toString()

/** Returns how many operators have to agree on what is signed through these nodes. */
const quorumOf = (nodes: Nodes): number => nodes.quorum ?? deployment.rpc.quorum

const operatorsOf = (witnesses: readonly Witness[]): number => new Set(witnesses.map(operatorOfWitness)).size

/** Reads the heads of all nodes at once; resolves as soon as the late ones cannot change what they say together. */
function readHeads(witnesses: readonly Witness[], needed: number, lag: number): Promise<NodeHead[]> {
  const heads: NodeHead[] = []
  let open = witnesses.length
  return new Promise((resolve) => {
    async function read(node: Witness): Promise<void> {
      try {
        heads.push({ node, operator: operatorOfWitness(node), head: headIn(await node.request('eth_blockNumber', [])) })
      } catch {
        // A node without a head is no witness.
      }
      open -= 1
      if (open === 0 || isSettled(heads, operatorsOf(witnesses), needed, lag)) resolve(heads)
    }
    for (const node of witnesses) void read(node)
  })
}

/** Returns the nodes to compare at a block: those that have it first, the outliers not at all. */
function panelAt(nodes: Nodes, heads: readonly NodeHead[], block: number, lag: number): Witness[] {
  const median = medianHead(heads, lag) ?? block
  const headOf = ({ host }: Witness) => heads.find(({ node }) => node.host === host)?.head
  const isFit = (node: Witness) => placeOf(headOf(node) ?? median, median, lag) === 'level'
  const has = (node: Witness) => (headOf(node) ?? 0) >= block
  return panelOf(nodes)
    .filter(isFit)
    .toSorted((one, other) => Number(has(other)) - Number(has(one)))
}

/** Verifies the premises by the results of the node in use. */
async function verifyAlone(nodes: Nodes, premises: readonly Premise[]): Promise<void> {
  for (const { to, data, verify } of premises) verify?.(await nodes.request('eth_call', [{ to, data }, 'latest']))
}

async function compareWrite(
  nodes: Nodes,
  /** Null where only the premises are compared. */
  transaction: Transaction | null,
  premises: readonly Premise[],
  needed: number,
): Promise<Confirmation> {
  // One that is only slow is a witness all the same: late is not false.
  const witnesses = panelOf(nodes)
  if (operatorsOf(witnesses) < needed) return { status: 'unconfirmed', reason: 'oneNode' }
  const lag = nodes.lagBlocks?.() ?? lagBlocks(deployment.blockTimeSeconds)
  const heads = await readHeads(witnesses, needed, lag)
  if (operatorsOf(heads.map(({ node }) => node)) < needed) return { status: 'unconfirmed', reason: 'unanswered' }
  const blockNumber = commonBlock(heads, needed, lag)
  if (blockNumber === null) return { status: 'unconfirmed', reason: 'noCommonBlock' }
  const block = `0x${blockNumber.toString(16)}`
  const panel = panelAt(nodes, heads, blockNumber, lag)
  const ownReads = transaction
    ? [
        compare(nodes, panel, ['eth_getBalance', [transaction.from, block]], {
          ...{ about: 'balance' as const, needed, gist: asNumber },
        }),
        // A revert on which they agree is no disagreement: what the newest block says of it is known by now.
        compare(nodes, panel, ['eth_call', [transaction, block]], { about: 'rehearsal', needed }),
      ]
    : []
  const reads: Promise<Comparison>[] = [
    ...ownReads,
    ...premises.map(({ to, data }) =>
      compare(nodes, panel, ['eth_call', [{ to, data }, block]], { about: 'premise', needed }),
    ),
  ]
  const hosts = new Set<string>()
  let isAnswered = true
  const others = ownReads.length
  for (const [index, compared] of (await Promise.all(reads)).entries()) {
    if (compared.outcome === 'split') throw new NodesDisagreeError(compared.disagreement)
    if (compared.outcome === 'unanswered') isAnswered = false
    else premises[index - others]?.verify?.(compared.result?.())
    for (const host of compared.hosts) hosts.add(host)
  }
  if (!isAnswered) return { status: 'unconfirmed', reason: 'unanswered' }
  if (transaction) nodes.noteAgreement?.({ about: 'write', blockNumber, operators: needed })
  return { status: 'confirmed', hosts: [...hosts], blockNumber }
}

/**
 * Compares between operators at one block what a transaction rests on, before the wallet is asked: the sender's balance,
 * the outcome of the call, and the premises. Returns whether it could be confirmed (docs/decisions/0025). Throws
 * NodesDisagreeError, also while an earlier disagreement is unresolved.
 */
export async function confirmWrite(
  nodes: Nodes,
  transaction: Transaction,
  premises: readonly Premise[] = [],
): Promise<Confirmation> {
  // Without the code that chooses among nodes there are no witnesses, and that is unconfirmed.
  await nodes.ready?.().catch(() => undefined)
  const open = nodes.disagreement?.()
  if (open && open.liar === null) throw new NodesDisagreeError(open)
  const quorum = quorumOf(nodes)
  const confirmation = await compareWrite(nodes, transaction, premises, comparedOperators(quorum))
  if (confirmation.status === 'confirmed') return confirmation
  // Nobody else vouches for the premises; that the write was made from them is still worth a look.
  await verifyAlone(nodes, premises)
  if (quorum > 1) return confirmation
  // A deployment that asks for one operator has its only node's word, as on a chain of one's own.
  return { status: 'confirmed', hosts: panelOf(nodes).map(({ host }) => host), blockNumber: null }
}

/**
 * Compares the premises of a write that its rehearsal refuses. Throws NodesDisagreeError where they are false, which is
 * then the reason of the refusal, and sets the outlier aside; otherwise an outlier would stay in use, and every further
 * attempt would fail in the same way.
 */
export async function requireAgreedPremises(nodes: Nodes, premises: readonly Premise[]): Promise<void> {
  try {
    if (premises.length > 0) await compareWrite(nodes, null, premises, comparedOperators(quorumOf(nodes)))
  } catch (error) {
    if (error instanceof NodesDisagreeError) throw error
  }
}
