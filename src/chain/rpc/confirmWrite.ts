import type { Address } from '../../core/address'
import { deployment } from '../../deployment/deployment'
import { compare, type CompareOptions, NodesDisagreeError } from './confirm'
import { headIn } from './headWatch'
import type { Nodes, Witness } from './nodes'
import { operatorOfWitness, operatorsOf, confirmingNodesOf } from './confirmingNodes'
import { commonBlock, comparedOperators, isSettled, lagBlocks, medianHead, placeOf } from './quorum.rules'
import { quorumOf } from './requiredQuorum'
import { pause } from './pause'

interface Transaction {
  from: Address
  to: Address
  data: string
  value: string
  /** The gas limit that will be sent, in hexadecimal. */
  gas?: string
}

/** A read on which a write depends besides the sender's balance, such as the reserves of a pair. */
export interface Premise {
  to: Address
  data: string
  /** Called with the agreed result; throws to stop a write that was not made from it. */
  verify?: (result: unknown) => void
}

/** Called with the confirmed result of the call; throws to stop the write. */
export type VerifyOutcome = (result: unknown) => void

/** The reads to compare for a write. */
interface WriteToConfirm {
  /** Null if only the premises are compared. */
  transaction: Transaction | null
  premises: readonly Premise[]
  verifyOutcome?: VerifyOutcome | undefined
}

/** A write that no second operator confirmed. */
export interface Unconfirmed {
  status: 'unconfirmed'
  /** Only one operator has usable nodes; the nodes share no recent block; too few nodes returned a result. */
  reason: 'oneNode' | 'noCommonBlock' | 'unanswered'
}

/** Whether the deployment's quorum of operators agreed on the facts on which a write depends. */
export type Confirmation =
  /** The block is null if a single node confirms (quorum 1). */
  { status: 'confirmed'; hosts: readonly string[]; blockNumber: number | null } | Unconfirmed

interface NodeHead {
  node: Witness
  operator: string
  head: number
}

const asNumber = (result: unknown): string => BigInt(String(result)).toString()

/** Reads the heads of all nodes at once; resolves as soon as the missing heads cannot change the common block. */
function readHeads(witnesses: readonly Witness[], needed: number, lag: number): Promise<NodeHead[]> {
  const heads: NodeHead[] = []
  let open = witnesses.length
  return new Promise((resolve) => {
    async function read(node: Witness): Promise<void> {
      try {
        heads.push({ node, operator: operatorOfWitness(node), head: headIn(await node.request('eth_blockNumber', [])) })
      } catch {
        // A node without a head is not compared.
      }
      open -= 1
      if (open === 0 || isSettled(heads, operatorsOf(witnesses), needed, lag)) resolve(heads)
    }
    for (const node of witnesses) void read(node)
  })
}

/** Returns the nodes to compare at a block: those that have it first, without the outliers. */
function confirmingNodesAt(nodes: Nodes, heads: readonly NodeHead[], block: number, lag: number): Witness[] {
  const median = medianHead(heads, lag) ?? block
  const headOf = ({ host }: Witness) => heads.find(({ node }) => node.host === host)?.head
  const isFit = (node: Witness) => placeOf(headOf(node) ?? median, median, lag) === 'level'
  const has = (node: Witness) => (headOf(node) ?? 0) >= block
  return confirmingNodesOf(nodes)
    .filter(isFit)
    .toSorted((one, other) => Number(has(other)) - Number(has(one)))
}

/** Returns the result of a call from the node in use at its newest block. */
const callAlone = (nodes: Nodes, call: object): Promise<unknown> => nodes.request('eth_call', [call, 'latest'])

/** Verifies the premises and the outcome with the results of the node in use. */
async function verifyAlone(nodes: Nodes, { transaction, premises, verifyOutcome }: WriteToConfirm): Promise<void> {
  for (const { to, data, verify } of premises) verify?.(await callAlone(nodes, { to, data }))
  if (transaction) verifyOutcome?.(await callAlone(nodes, transaction))
}

/** The operators agree that the call reverts at the confirmed block; the cause is the node's error. */
class OutcomeRevertsError extends Error {
  override readonly name = 'OutcomeRevertsError'
}

function outcomeOf(result: (() => unknown) | null): unknown {
  try {
    return result?.()
  } catch (cause) {
    throw new OutcomeRevertsError('The call reverts', { cause })
  }
}

/** A read to compare between operators, and the handler of the agreed result. */
interface ComparedRead {
  request: readonly [method: string, params: readonly unknown[]]
  options: Omit<CompareOptions, 'needed'>
  onAgreed?: ((result: (() => unknown) | null) => void) | undefined
}

/** Returns the reads to compare for a write at a block. */
function readsOf({ transaction, premises, verifyOutcome }: WriteToConfirm, block: string): ComparedRead[] {
  const reads = premises.map(({ to, data, verify }): ComparedRead => ({
    request: ['eth_call', [{ to, data }, block]],
    options: { about: 'premise' },
    onAgreed: verify && ((result) => verify(result?.())),
  }))
  if (!transaction) return reads
  const balance: ComparedRead = {
    request: ['eth_getBalance', [transaction.from, block]],
    options: { about: 'balance', comparedText: asNumber },
  }
  const call: ComparedRead = {
    // Without a verification an agreed revert passes, because the rehearsal at the newest block has already shown the
    // outcome.
    request: ['eth_call', [transaction, block]],
    options: { about: 'rehearsal' },
    onAgreed: verifyOutcome && ((result) => verifyOutcome(outcomeOf(result))),
  }
  return [balance, ...reads, call]
}

async function compareWrite(nodes: Nodes, write: WriteToConfirm, needed: number): Promise<Confirmation> {
  // Slow nodes are compared too: a late result is not a false one.
  const witnesses = confirmingNodesOf(nodes)
  if (operatorsOf(witnesses) < needed) return { status: 'unconfirmed', reason: 'oneNode' }
  const lag = nodes.lagBlocks?.() ?? lagBlocks(deployment.blockTimeSeconds)
  const heads = await readHeads(witnesses, needed, lag)
  if (operatorsOf(heads.map(({ node }) => node)) < needed) return { status: 'unconfirmed', reason: 'unanswered' }
  const blockNumber = commonBlock(heads, needed, lag)
  if (blockNumber === null) return { status: 'unconfirmed', reason: 'noCommonBlock' }
  const confirmingNodes = confirmingNodesAt(nodes, heads, blockNumber, lag)
  const reads = readsOf(write, `0x${blockNumber.toString(16)}`)
  const compared = await Promise.all(
    reads.map(({ request, options }) => compare(nodes, confirmingNodes, request, { ...options, needed })),
  )
  const hosts = new Set<string>()
  // A disagreement comes first, because failed verifications may only follow from it.
  const agreed = compared.map((each) => {
    if (each.outcome === 'split') throw new NodesDisagreeError(each.disagreement)
    for (const host of each.hosts) hosts.add(host)
    return each
  })
  for (const [index, { outcome, result }] of agreed.entries()) {
    if (outcome === 'agreed') reads[index]?.onAgreed?.(result)
  }
  if (agreed.some(({ outcome }) => outcome === 'unanswered')) return { status: 'unconfirmed', reason: 'unanswered' }
  if (write.transaction) nodes.noteAgreement?.({ about: 'write', blockNumber, operators: needed })
  return { status: 'confirmed', hosts: [...hosts], blockNumber }
}

/**
 * Number of comparisons of a call that reverts at the confirmed block: the approval that it needs may be in the next
 * block. Together they take as long as a node may lag, 9 s.
 */
const REVERT_TRIES = 10
const REVERT_PAUSE_MS = 1_000

/** Compares a write until its call passes. Throws the call's error if it keeps reverting. */
async function compareUntilPassed(nodes: Nodes, write: WriteToConfirm, needed: number): Promise<Confirmation> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await compareWrite(nodes, write, needed)
    } catch (error) {
      if (!(error instanceof OutcomeRevertsError)) throw error
      if (attempt === REVERT_TRIES) throw error.cause
    }
    await pause(REVERT_PAUSE_MS)
  }
}

/**
 * Compares between operators at one block the facts on which a transaction depends, before the wallet request: the
 * sender's balance, the outcome of the call, and the premises. Returns whether they are confirmed
 * (docs/decisions/0025). Throws NodesDisagreeError, also while an earlier disagreement is open, and the errors of the
 * verification. If the outcome is to be verified, it throws the RpcError of a call that reverts.
 */
export async function confirmWrite(
  nodes: Nodes,
  transaction: Transaction,
  premises: readonly Premise[] = [],
  verifyOutcome?: VerifyOutcome,
): Promise<Confirmation> {
  const write = { transaction, premises, verifyOutcome }
  // Without the code of the node pool there are no nodes to compare, and the write is unconfirmed.
  await nodes.ready?.().catch(() => undefined)
  const open = nodes.disagreement?.()
  if (open && open.outlier === null) throw new NodesDisagreeError(open)
  const quorum = quorumOf(nodes)
  const confirmation = await compareUntilPassed(nodes, write, comparedOperators(quorum))
  if (confirmation.status === 'confirmed') return confirmation
  // No second operator confirms premises and outcome, but a write that does not fit them is stopped anyway.
  await verifyAlone(nodes, write)
  if (quorum > 1) return confirmation
  // With a quorum of one the only node's result is enough, as on a local chain.
  return { status: 'confirmed', hosts: confirmingNodesOf(nodes).map(({ host }) => host), blockNumber: null }
}

/**
 * Compares the premises of a write that its rehearsal refuses. If they are false, it suspends the outlier and throws
 * NodesDisagreeError as the reason of the refusal. Otherwise an outlier would stay in use, and every further attempt
 * would fail in the same way.
 */
export async function requireAgreedPremises(nodes: Nodes, premises: readonly Premise[]): Promise<void> {
  try {
    if (premises.length === 0) return
    await compareWrite(nodes, { transaction: null, premises }, comparedOperators(quorumOf(nodes)))
  } catch (error) {
    if (error instanceof NodesDisagreeError) throw error
  }
}
