import { type VoteReply, validateVotes } from 'virtual:reply-validators'
import { type Address, toAddress } from '../../core/address'
import { queryGraph } from './queryGraph'

/** A vote of the hub, as its voter states it. */
export interface HubVote {
  id: string
  voter: Address
  /** Seconds since 1970. */
  createdS: number
  /** Counted from 1; null if it is no such number. */
  choice: number | null
  /** Power that the voter states, in whole CAKE, and the hash of its parts; null if the vote has none of this form. */
  statedPower: string | null
  verificationHash: string | null
}

/** constants: VOTES_PAGE */
const PAGE = 1000
/** Voters choose metadata of up to 2 KB each. */
const MAX_BYTES = 3_000_000
/** Votes that a hub may return before it counts as endless. */
const MAX_VOTES = 200_000

/** Signed messages in one reply; that of a contract wallet may have a signature of 8 KiB. */
const ENVELOPE_PAGE = 100
const MAX_ENVELOPE_BYTES = 4_000_000

interface Pages {
  fields: string
  size: number
  maxBytes: number
}

// Pages follow the time of the votes, because a hub limits the offset.
const documentOf = ({ fields, size }: Pages) => `query votes($proposal: String!, $until: Int!, $skip: Int!) {
  votes(first: ${size}, skip: $skip, where: { proposal: $proposal, created_lte: $until }, orderBy: "created", orderDirection: desc) {
    ${fields}
  }
}`

const LAST_TIME = 2 ** 31 - 1
const POWER = /^\d{1,30}(\.\d{1,18})?$/
const HASH = /^[0-9A-Za-z]{1,200}$/

const textOf = (value: unknown, form: RegExp): string | null =>
  typeof value === 'string' && form.test(value) ? value : null

function metadataOf(metadata: unknown): Readonly<Record<string, unknown>> {
  return typeof metadata === 'object' && metadata !== null ? { ...metadata } : {}
}

/** Returns a vote as the app uses it. */
export function toVote({ id, voter, created, choice, metadata }: VoteReply): HubVote {
  const { votingPower, verificationHash } = metadataOf(metadata)
  return {
    ...{ id, voter: toAddress(voter), createdS: created },
    choice: Number.isSafeInteger(choice) && (choice as number) > 0 ? (choice as number) : null,
    statedPower: textOf(typeof votingPower === 'number' ? String(votingPower) : votingPower, POWER),
    verificationHash: textOf(verificationHash, HASH),
  }
}

/** Reads the votes on a proposal, newest first, in pages until an empty one. Pages may share votes of one second. */
async function* readPages(hubUrl: string, proposal: string, pages: Pages): AsyncGenerator<VoteReply[]> {
  let [until, skip] = [LAST_TIME, 0]
  for (let count = 0; count < MAX_VOTES; count += pages.size) {
    const { votes } = await queryGraph(`${hubUrl}/graphql`, {
      ...{ document: documentOf(pages), variables: { proposal, until, skip } },
      ...{ isReply: validateVotes, maxBytes: pages.maxBytes },
    })
    if (votes.length === 0) return
    yield votes
    const last = votes.at(-1)?.created ?? 0
    const atLast = votes.filter(({ created }) => created === last).length
    skip = last === until ? skip + atLast : atLast
    until = last
  }
}

/** Returns all votes on a proposal, newest first (games 7.2.7). Throws ServiceUnavailableError. */
export async function readVotes(hubUrl: string, proposal: string): Promise<HubVote[]> {
  const found = new Map<string, HubVote>()
  const pages = { fields: 'id voter created choice metadata', size: PAGE, maxBytes: MAX_BYTES }
  for await (const votes of readPages(hubUrl, proposal, pages)) {
    for (const vote of votes) found.set(vote.id, toVote(vote))
  }
  return [...found.values()]
}

/** Reads the signed messages of the votes on a proposal by the votes' ids, in pages. Throws ServiceUnavailableError. */
export async function* readEnvelopes(hubUrl: string, proposal: string): AsyncGenerator<ReadonlyMap<string, unknown>> {
  const pages = { fields: 'id voter created envelope', size: ENVELOPE_PAGE, maxBytes: MAX_ENVELOPE_BYTES }
  for await (const votes of readPages(hubUrl, proposal, pages)) {
    yield new Map(votes.map(({ id, envelope }) => [id, envelope]))
  }
}
