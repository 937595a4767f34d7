import { type ProposalReply, validateOneProposal, validateProposals } from 'virtual:reply-validators'
import { type Address, toAddress } from '../../core/address'
import { queryGraph } from './queryGraph'

/** A proposal of the hub. Texts are as the author wrote them. */
export interface HubProposal {
  id: string
  author: Address
  title: string
  /** Markdown; null where it was not read. */
  body: string | null
  choices: string[]
  /** Seconds since 1970. */
  startS: number
  endS: number
  /** Block at which voting power counts. */
  snapshotBlock: number
  /** By the clock of the hub, when it was read. */
  state: 'pending' | 'active' | 'closed'
}

const FIELDS = 'id author title choices start end snapshot state'
const LIST = `query proposals($space: String!, $first: Int!, $skip: Int!, $state: String!) {
  proposals(first: $first, skip: $skip, where: { space: $space, state: $state }, orderBy: "end", orderDirection: desc) { ${FIELDS} }
}`
const ONE = `query proposal($id: String!) { proposal(id: $id) { ${FIELDS} body } }`

/** A list of 1000 proposals with long choices, or one proposal with a long text. */
const MAX_BYTES = 4_000_000

const toProposal = ({ id, author, title, body, choices, start, end, snapshot, state }: ProposalReply): HubProposal => ({
  ...{ id, author: toAddress(author), title, body: body ?? null, choices },
  ...{ startS: start, endS: end, snapshotBlock: Number(snapshot), state },
})

interface ListRequest {
  space: string
  first: number
  skip?: number
  state?: HubProposal['state'] | 'all'
}

/** Returns proposals of a space without their texts, by end descending (games 7.2.5). Throws ServiceUnavailableError. */
export async function readProposals(
  hubUrl: string,
  { space, first, skip = 0, state = 'active' }: ListRequest,
): Promise<HubProposal[]> {
  const { proposals } = await queryGraph(`${hubUrl}/graphql`, {
    ...{ document: LIST, variables: { space, first, skip, state } },
    ...{ isReply: validateProposals, maxBytes: MAX_BYTES },
  })
  return proposals.map(toProposal)
}

/** Returns a proposal with its text; null if the hub has none of this id (games 7.2.6). Throws ServiceUnavailableError. */
export async function readProposal(hubUrl: string, id: string): Promise<HubProposal | null> {
  const { proposal } = await queryGraph(`${hubUrl}/graphql`, {
    ...{ document: ONE, variables: { id }, isReply: validateOneProposal, maxBytes: MAX_BYTES },
  })
  return proposal && toProposal(proposal)
}
