import { bigint, index, integer, jsonb, pgSchema, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import type { JsonObject } from '../hub/text.rules.ts'

/** Own schema, so that the hub can share a database with an index of the chain. */
const services = pgSchema('services')

const seconds = (name: string) => bigint(name, { mode: 'number' })

/** Every accepted message as it was received: the proof of all other rows of the hub. */
export const messages = services.table('messages', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  address: text('address').notNull(),
  receivedAt: seconds('received_at').notNull(),
  body: jsonb('body').$type<JsonObject>().notNull(),
})

export const proposals = services.table(
  'proposals',
  {
    id: text('id').primaryKey(),
    author: text('author').notNull(),
    space: text('space').notNull(),
    created: seconds('created').notNull(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    discussion: text('discussion').notNull(),
    choices: jsonb('choices').$type<readonly string[]>().notNull(),
    start: seconds('start').notNull(),
    end: seconds('end').notNull(),
    snapshot: seconds('snapshot').notNull(),
    app: text('app').notNull(),
    metadata: jsonb('metadata').$type<JsonObject>().notNull(),
    /** Unix seconds; null while the proposal is not cancelled. */
    cancelledAt: seconds('cancelled_at'),
  },
  (table) => [index('proposals_end').on(table.space, table.end), index('proposals_created').on(table.created)],
)

/** The vote that counts: one per account and proposal. Replaced votes remain in `messages`. */
export const votes = services.table(
  'votes',
  {
    id: text('id').primaryKey(),
    proposal: text('proposal')
      .notNull()
      .references(() => proposals.id),
    voter: text('voter').notNull(),
    space: text('space').notNull(),
    created: seconds('created').notNull(),
    choice: integer('choice').notNull(),
    reason: text('reason').notNull(),
    app: text('app').notNull(),
    metadata: jsonb('metadata').$type<JsonObject>().notNull(),
  },
  (table) => [
    uniqueIndex('votes_of_account').on(table.proposal, table.voter),
    index('votes_created').on(table.proposal, table.created),
  ],
)

/** Names of accounts. Two accounts can share neither a lower-case form nor a look-alike form. */
export const names = services.table(
  'names',
  {
    address: text('address').primaryKey(),
    name: text('name').notNull(),
    lower: text('lower').notNull(),
    skeleton: text('skeleton').notNull(),
    takenAt: seconds('taken_at').notNull(),
    signature: text('signature').notNull(),
  },
  (table) => [uniqueIndex('names_lower').on(table.lower), uniqueIndex('names_skeleton').on(table.skeleton)],
)

/** Counters of requests, in the form of rate-limiter-flexible. Not logged by PostgreSQL: a crash may lose them. */
export const rateLimits = services.table('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull(),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})
