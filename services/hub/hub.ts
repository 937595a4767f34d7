import { HistoryUnavailable } from '../chain/node.ts'
import type { Database } from '../store/store.ts'
import { readEnvelope, type Envelope } from './envelope.rules.ts'
import { hasMessage, readKnownProposal, storeCancel, storeProposal, storeVote } from './hubStore.ts'
import { cancelFault, proposalFault, publisherFault, voteFault, voterFault, type HubFacts } from './proposal.rules.ts'
import { isSignedBy, type ContractSignatureCheck } from './signature.ts'
import type { Space } from './space.ts'
import { isWithinWindow } from './window.rules.ts'

/** Reads of the chain that the hub needs. */
export interface HubChain {
  /** Number of the newest block, at least `named` if the chain has that block. */
  head(named?: number): Promise<number>
  /** Voting power at a block, in the smallest unit. Throws HistoryUnavailable where no node has the block's state. */
  power(address: string, block: number): Promise<bigint>
  isSignedByContract: ContractSignatureCheck
}

export interface HubOptions {
  database: Database
  space: Space
  /** `version` of the envelopes of 2021. */
  version: string
  chain: HubChain
  /** Unix seconds. */
  now(): number
  /** Counts a message of an account whose signature is proven. Returns false beyond the account's limit. */
  isWithinLimit(address: string): Promise<boolean>
}

export type Acceptance = { id: string } | { fault: string } | 'tooMany'

/**
 * Returns the power of a voter; null where no node has the state of the snapshot block. Such votes are accepted, because
 * their verification shows their power, and voters cannot change which blocks the nodes of a team store.
 */
async function powerAtSnapshot(chain: HubChain, voter: string, snapshot: number): Promise<bigint | null> {
  try {
    return await chain.power(voter, snapshot)
  } catch (error) {
    if (error instanceof HistoryUnavailable) return null
    throw error
  }
}

/** Compares a message with the state of the hub, and stores it if it is valid. Returns why it is refused, or null. */
async function store(envelope: Envelope, facts: HubFacts, { database, chain }: HubOptions): Promise<string | null> {
  const { message } = envelope
  if (message.kind === 'proposal') {
    const head = await chain.head(message.snapshot)
    const fault =
      proposalFault(message, facts, head) ??
      (facts.space.minPowerRaw > 0n ? publisherFault(await chain.power(message.author, head), facts) : null)
    if (fault) return fault
    await storeProposal(database, envelope, message, facts.now)
    return null
  }
  const proposal = await readKnownProposal(database, message.proposal)
  if (message.kind === 'cancel') {
    const fault = cancelFault(message, proposal, facts)
    if (!fault) await storeCancel(database, envelope, message, facts.now)
    return fault
  }
  const fault =
    voteFault(message, proposal, facts) ??
    voterFault(proposal && (await powerAtSnapshot(chain, message.author, proposal.snapshot)))
  if (fault) return fault
  return (await storeVote(database, envelope, message, facts.now)) ? null : 'unknown proposal'
}

/**
 * Accepts the body of a request, or returns why it is refused. The same message always has the same id: a replay changes
 * nothing.
 */
export async function acceptMessage(body: unknown, options: HubOptions): Promise<Acceptance> {
  const { database, space, version, chain } = options
  const now = options.now()
  const envelope = readEnvelope(body, version)
  if (!envelope) return { fault: 'wrong message body' }
  const { id, address, digest, signature, message } = envelope
  if (message.space !== space.id) return { fault: 'unknown space' }
  if (!isWithinWindow(message.created, now)) return { fault: 'wrong timestamp' }
  if (!(await isSignedBy(address, digest, signature, chain.isSignedByContract))) return { fault: 'wrong signature' }
  if (await hasMessage(database, id)) return { id }
  if (!(await options.isWithinLimit(address))) return 'tooMany'
  const fault = await store(envelope, { space, now }, options)
  return fault === null ? { id } : { fault }
}
