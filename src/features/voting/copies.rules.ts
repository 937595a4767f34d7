import type { HubProposal } from '../../chain/services/proposals'
import { isAddressText } from '../../core/address'
import { PROPOSAL_STATES } from './proposal.rules'

/** Proposals as they are stored, with the times at which the hub returned them, in milliseconds since 1970. */
export interface StoredCopies {
  listReadAtMs: number | null
  proposals: HubProposal[]
  /** By id, of the proposals that were opened. */
  readAtMs: Record<string, number>
}

/** Returns a proposal without its text. */
export const withoutBody = (proposal: HubProposal): HubProposal => ({ ...proposal, body: null })

const MOST = 100
const LONGEST = 100_000

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST
const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** Reads a stored proposal of any shape; null if it is none. */
function readCopy(stored: unknown): HubProposal | null {
  if (!isRecord(stored)) return null
  const { id, author, title, body, choices, startS, endS, snapshotBlock, state: stated } = stored
  if (!isText(id) || !isText(author) || !isAddressText(author) || !isText(title)) return null
  if (!Array.isArray(choices) || !choices.every(isText)) return null
  if (!isTime(startS) || !isTime(endS) || !isTime(snapshotBlock)) return null
  const state = PROPOSAL_STATES.find((each) => each === stated)
  if (!state) return null
  return { id, author, title, body: isText(body) ? body : null, choices, startS, endS, snapshotBlock, state }
}

/** Reads stored copies of any shape; null if they are none. */
export function readCopies(stored: unknown): StoredCopies | null {
  if (!isRecord(stored) || !Array.isArray(stored['proposals'])) return null
  const proposals = stored['proposals']
    .slice(0, MOST)
    .map(readCopy)
    .filter((copy) => copy !== null)
  const times = isRecord(stored['readAtMs']) ? stored['readAtMs'] : {}
  const readAtMs = proposals.flatMap(({ id }) => (isTime(times[id]) ? [[id, times[id]] as const] : []))
  const { listReadAtMs } = stored
  return {
    listReadAtMs: isTime(listReadAtMs) ? listReadAtMs : null,
    proposals,
    readAtMs: Object.fromEntries(readAtMs),
  }
}
