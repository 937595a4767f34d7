import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../store/store.ts'
import { messages, proposals, votes } from '../store/tables.ts'
import type { Envelope } from './envelope.rules.ts'
import type { CancelMessage, ProposalMessage, VoteMessage } from './message.rules.ts'
import type { KnownProposal } from './proposal.rules.ts'

/** Returns whether a message was accepted before. */
export async function hasMessage(database: Database, id: string): Promise<boolean> {
  const rows = await database.select({ id: messages.id }).from(messages).where(eq(messages.id, id))
  return rows.length > 0
}

/** Returns what votes and a cancellation depend on; null if there is no such proposal. */
export async function readKnownProposal(database: Database, id: string): Promise<KnownProposal | null> {
  const [row] = await database.select().from(proposals).where(eq(proposals.id, id))
  if (!row) return null
  const { author, start, end, snapshot, choices, cancelledAt } = row
  return { author, start, end, snapshot, choiceCount: choices.length, isCancelled: cancelledAt !== null }
}

const stored = ({ id, address, body, message }: Envelope, now: number) => ({
  ...{ id, kind: message.kind, address, receivedAt: now, body },
})

/** Stores a proposal once, however often it arrives. */
export const storeProposal = (
  database: Database,
  envelope: Envelope,
  { kind: _kind, ...proposal }: ProposalMessage,
  now: number,
): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.insert(messages).values(stored(envelope, now)).onConflictDoNothing()
    await transaction
      .insert(proposals)
      .values({ id: envelope.id, ...proposal })
      .onConflictDoNothing()
  })

/** The rule of isNewerVote (proposal.rules.ts) in SQL, so that simultaneous votes cannot overwrite a newer one. */
const isNewer = sql`(excluded.created, excluded.id collate "C") > (${votes.created}, ${votes.id})`

/** Stores a vote; it replaces an older vote of the account. Returns false if the proposal was cancelled meanwhile. */
export const storeVote = (
  database: Database,
  envelope: Envelope,
  { kind: _kind, author: voter, ...vote }: VoteMessage,
  now: number,
): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const [open] = await transaction
      .select({ id: proposals.id })
      .from(proposals)
      .where(and(eq(proposals.id, vote.proposal), isNull(proposals.cancelledAt)))
      .for('share')
    if (!open) return false
    await transaction.insert(messages).values(stored(envelope, now)).onConflictDoNothing()
    const row = { id: envelope.id, voter, ...vote }
    await transaction
      .insert(votes)
      .values(row)
      .onConflictDoUpdate({ target: [votes.proposal, votes.voter], set: row, setWhere: isNewer })
    return true
  })

/** Marks a proposal as cancelled. Lists and votes then exclude it; nothing is deleted. */
export const storeCancel = (
  database: Database,
  envelope: Envelope,
  { proposal }: CancelMessage,
  now: number,
): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.insert(messages).values(stored(envelope, now)).onConflictDoNothing()
    await transaction
      .update(proposals)
      .set({ cancelledAt: now })
      .where(and(eq(proposals.id, proposal), isNull(proposals.cancelledAt)))
  })
