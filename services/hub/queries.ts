import { and, asc, desc, eq, gt, gte, ilike, inArray, isNull, lt, lte, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { getAddress, isAddress } from 'ethers/address'
import type { Database } from '../store/store.ts'
import { messages, proposals, votes } from '../store/tables.ts'
import type { JsonObject } from './text.rules.ts'

/** Arguments of a list, as in the hub's schema. */
export interface ListArguments {
  first: number
  skip: number
  where?: JsonObject | null
  orderBy?: string | null
  orderDirection?: 'asc' | 'desc' | null
}

export type ProposalRow = typeof proposals.$inferSelect
export type VoteRow = typeof votes.$inferSelect

/** Largest page and largest offset, as in the hub of Snapshot. */
export const MAX_FIRST = 1000
export const MAX_SKIP = 5000

const COMPARISONS = { gt, gte, lt, lte } as const

const PROPOSAL_FILTERS = {
  ...{ id: proposals.id, space: proposals.space, author: proposals.author, type: proposals.type, app: proposals.app },
  ...{ created: proposals.created, start: proposals.start, end: proposals.end, snapshot: proposals.snapshot },
}
const VOTE_FILTERS = {
  ...{ id: votes.id, space: votes.space, voter: votes.voter, proposal: votes.proposal, app: votes.app },
  ...{ created: votes.created, choice: votes.choice },
}

/** Returns a value as it is stored: addresses in the EIP-55 form, in whatever letter case they are given. */
const storedValue = (value: unknown): unknown =>
  typeof value === 'string' && value.length === 42 && isAddress(value) ? getAddress(value) : value

/** Returns the condition of one filter such as `created_gte` or `id_in`; undefined for a filter without a column. */
function conditionOf(columns: Readonly<Record<string, PgColumn>>, filter: string, value: unknown): SQL | undefined {
  const [name = '', comparison] = filter.split('_')
  const column = columns[name]
  if (!column) return undefined
  if (comparison === undefined) return eq(column, storedValue(value))
  if (comparison === 'in') return inArray(column, (value as unknown[]).map(storedValue))
  return COMPARISONS[comparison as keyof typeof COMPARISONS](column, value)
}

const conditionsOf = (columns: Readonly<Record<string, PgColumn>>, where: JsonObject): (SQL | undefined)[] =>
  Object.entries(where).flatMap(([filter, value]) =>
    value === null || value === undefined ? [] : [conditionOf(columns, filter, value)],
  )

function stateCondition(state: unknown, now: number): SQL | undefined {
  if (state === 'pending') return gt(proposals.start, now)
  if (state === 'active') return and(lte(proposals.start, now), gte(proposals.end, now))
  if (state === 'closed') return and(lt(proposals.end, now), lte(proposals.start, now))
  return undefined
}

const escapePattern = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

function orderOf(
  columns: Readonly<Record<string, PgColumn>>,
  id: PgColumn,
  { orderBy, orderDirection }: ListArguments,
): SQL[] {
  const column = columns[orderBy ?? 'created'] ?? columns['created']
  const direction = orderDirection === 'asc' ? asc : desc
  // The id makes pages stable where values are equal.
  return column ? [direction(column), direction(id)] : [direction(id)]
}

/** Returns proposals that are not cancelled. `now` decides their state, in unix seconds. */
export function readProposals(database: Database, list: ListArguments, now: number): Promise<ProposalRow[]> {
  const { state, title_contains: title, ...where } = list.where ?? {}
  const conditions = [
    isNull(proposals.cancelledAt),
    stateCondition(state, now),
    typeof title === 'string' ? ilike(proposals.title, `%${escapePattern(title)}%`) : undefined,
    ...conditionsOf(PROPOSAL_FILTERS, where),
  ]
  return database
    .select()
    .from(proposals)
    .where(and(...conditions))
    .orderBy(...orderOf(PROPOSAL_FILTERS, proposals.id, list))
    .limit(list.first)
    .offset(list.skip)
}

/** Returns the proposals of the given ids, cancelled ones excluded. */
export async function readProposalsById(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProposalRow>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select()
    .from(proposals)
    .where(and(isNull(proposals.cancelledAt), inArray(proposals.id, [...ids])))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the votes that count. */
export const readVotes = (database: Database, list: ListArguments): Promise<VoteRow[]> =>
  database
    .select()
    .from(votes)
    .where(and(...conditionsOf(VOTE_FILTERS, list.where ?? {})))
    .orderBy(...orderOf(VOTE_FILTERS, votes.id, list))
    .limit(list.first)
    .offset(list.skip)

/** Returns the signed messages of the given ids as they were received. */
export async function readEnvelopes(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JsonObject>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: messages.id, body: messages.body })
    .from(messages)
    .where(inArray(messages.id, [...ids]))
  return new Map(rows.map(({ id, body }) => [id, body]))
}
