import { buildSchema, GraphQLError, type GraphQLSchema } from 'graphql'
import type { Database } from '../store/store.ts'
import { stateOf } from './proposal.rules.ts'
import {
  MAX_FIRST,
  MAX_SKIP,
  readEnvelopes,
  readProposals,
  readProposalsById,
  readVotes,
  type ListArguments,
  type ProposalRow,
  type VoteRow,
} from './queries.ts'
import type { Space } from './space.ts'
import { isPlainJson } from './text.rules.ts'

const range = (name: string): string =>
  ['', '_gt', '_gte', '_lt', '_lte'].map((end) => `${name}${end}: Int`).join(' ') + ` ${name}_in: [Int]`
const exact = (name: string): string => `${name}: String ${name}_in: [String]`

/** The part of Snapshot's schema that the app of 2021 and current clients of a single space use. */
export const hubSchema: GraphQLSchema = buildSchema(`
  scalar Any
  enum OrderDirection { asc desc }

  input ProposalWhere {
    ${exact('id')} ${exact('space')} ${exact('author')} ${exact('type')} ${exact('app')}
    ${range('created')} ${range('start')} ${range('end')} ${range('snapshot')}
    title_contains: String
    "pending, active, closed or all"
    state: String
  }

  input VoteWhere {
    ${exact('id')} ${exact('space')} ${exact('voter')} ${exact('proposal')} ${exact('app')}
    ${range('created')} ${range('choice')}
  }

  type Strategy { name: String! network: String params: Any }
  type SpaceFilters { minScore: Float onlyMembers: Boolean }

  type Space {
    id: String!
    name: String
    network: String
    symbol: String
    strategies: [Strategy]
    admins: [String]
    members: [String]
    filters: SpaceFilters
  }

  type Proposal {
    id: String!
    author: String!
    created: Int!
    space: Space
    network: String!
    type: String
    strategies: [Strategy]
    plugins: Any
    metadata: Any
    title: String!
    body: String
    discussion: String!
    choices: [String]!
    start: Int!
    end: Int!
    snapshot: String
    state: String
    app: String
  }

  type Vote {
    id: String!
    voter: String!
    created: Int!
    space: Space!
    proposal: Proposal
    choice: Any!
    reason: String
    app: String
    metadata: Any
    "The signed message as it was received; not part of Snapshot's schema"
    envelope: Any
  }

  type Query {
    space(id: String): Space
    proposals(first: Int! = 20, skip: Int! = 0, where: ProposalWhere, orderBy: String, orderDirection: OrderDirection): [Proposal]
    proposal(id: String): Proposal
    votes(first: Int! = 20, skip: Int! = 0, where: VoteWhere, orderBy: String, orderDirection: OrderDirection): [Vote]
    vote(id: String): Vote
  }
`)

interface HubGraph {
  database: Database
  space: Space
  /** Unix seconds. */
  now(): number
}

function refuseWrongList({ first, skip, where }: ListArguments): void {
  if (first < 0 || first > MAX_FIRST)
    throw new GraphQLError(`The \`first\` argument must be between 0 and ${MAX_FIRST}`)
  if (skip < 0 || skip > MAX_SKIP) throw new GraphQLError(`The \`skip\` argument must be between 0 and ${MAX_SKIP}`)
  if (!isPlainJson(where)) throw new GraphQLError('The `where` argument contains characters that no entity has')
}

const strategyOf = ({ network, strategy: { name, ...params } }: Space) => ({ name, network, params })

const spaceOf = (space: Space) => ({
  ...{ id: space.id, name: space.name, network: space.network, symbol: space.symbol },
  strategies: [strategyOf(space)],
  admins: space.admins,
  members: [],
  filters: {
    minScore: Number(space.minPowerRaw) / 10 ** space.strategy.decimals,
    onlyMembers: false,
  },
})

const proposalOf = (row: ProposalRow, space: Space, now: number) => ({
  ...row,
  space: spaceOf(space),
  network: space.network,
  strategies: [strategyOf(space)],
  plugins: row.metadata['plugins'] ?? {},
  snapshot: String(row.snapshot),
  state: stateOf(row, now),
})

/** Returns the functions of the root fields of the schema. */
export function hubRoot({ database, space, now }: HubGraph): object {
  const votesOf = async (rows: readonly VoteRow[]) => {
    const proposals = await readProposalsById(database, [...new Set(rows.map(({ proposal }) => proposal))])
    // Read once for the whole list, and only by queries that select the field.
    let envelopes: ReturnType<typeof readEnvelopes> | null = null
    return rows.map((row) => {
      const proposal = proposals.get(row.proposal)
      return {
        ...row,
        space: spaceOf(space),
        proposal: proposal ? proposalOf(proposal, space, now()) : null,
        async envelope() {
          envelopes ??= readEnvelopes(
            database,
            rows.map(({ id }) => id),
          )
          return (await envelopes).get(row.id) ?? null
        },
      }
    })
  }
  return {
    space: ({ id }: { id?: string | null }) => (id === space.id ? spaceOf(space) : null),
    async proposals(list: ListArguments) {
      refuseWrongList(list)
      const rows = await readProposals(database, list, now())
      return rows.map((row) => proposalOf(row, space, now()))
    },
    async proposal({ id }: { id?: string | null }) {
      if (typeof id !== 'string' || !isPlainJson(id)) return null
      const row = (await readProposalsById(database, [id])).get(id)
      return row ? proposalOf(row, space, now()) : null
    },
    async votes(list: ListArguments) {
      refuseWrongList(list)
      return votesOf(await readVotes(database, list))
    },
    async vote({ id }: { id?: string | null }) {
      if (typeof id !== 'string' || !isPlainJson(id)) return null
      const [vote] = await votesOf(await readVotes(database, { first: 1, skip: 0, where: { id } }))
      return vote ?? null
    },
  }
}
