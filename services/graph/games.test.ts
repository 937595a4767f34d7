import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerQuery } from '../http/graphql.ts'
import { randomQuery } from '../testing/randomQueries.ts'
import { GRAPHS, type GraphName } from './entities.ts'
import type { Entity } from './fields.ts'
import { createGraph, type ListRequest, type Row } from './resolve.ts'

const ACCOUNT = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const BNB = 10n ** 18n

/** Returns a row of an entity with a value for each field that rows cannot lack. */
function rowOf(entity: Entity, values: Row): Row {
  const value = (type: string) => ({ Boolean: false, Int: 0, BigInt: 0n, BigDecimal: 0n })[type] ?? ''
  const fields = Object.entries(entity.fields).map(([key, { type, isNullable }]) => [
    key,
    isNullable === true ? null : value(type),
  ])
  return { ...Object.fromEntries(fields), ...values }
}

/** Creates a graph over fixed rows, and lists the requests that it made. */
function graphOver(name: GraphName, rows: Readonly<Record<string, readonly Row[]>>) {
  const entities: Readonly<Record<string, Entity>> = GRAPHS[name]
  const requests: [entity: string, request: ListRequest][] = []
  const faults: unknown[] = []
  const graph = createGraph({
    entities,
    async read(entity, request) {
      requests.push([entity, request])
      const known = entities[entity]
      return known ? (rows[entity] ?? []).map((row) => rowOf(known, row)) : []
    },
    report: (error) => faults.push(error),
  })
  const ask = async (query: string, variables = {}) => (await answerQuery({ query, variables }, graph)).result
  return { ask, requests, faults }
}

const ROUND = { id: 7n, epoch: 7n, position: 'House', totalAmount: 5n * BNB, lockPrice: 31_512_345_678n }
const BET = { id: `${ACCOUNT}-7`, round: '7', user: ACCOUNT, amount: BNB / 2n, position: 'Bull', createdAt: 9n }
const PLAYER = { id: ACCOUNT, address: ACCOUNT, block: 3n, totalBets: 2n, totalBNB: (3n * BNB) / 2n }
const MARKET = { id: 1n, epoch: '7', totalBNB: 12n * BNB, totalBNBTreasury: (36n * BNB) / 100n }

const ROUND_FIELDS =
  'id epoch position failed startAt startBlock startHash lockAt lockBlock lockHash lockPrice endAt endBlock endHash closePrice totalBets totalAmount bullBets bullAmount bearBets bearAmount'

test('replies to the history of bets (games 7.2.12) with rounds and users, in the order that `order` or `orderBy` names', async () => {
  for (const order of ['order', 'orderBy']) {
    const { ask, requests } = graphOver('prediction', { Bet: [BET], Round: [ROUND], User: [PLAYER] })
    const query = `query getBetHistory($first: Int!, $skip: Int!, $where: Bet_filter) {
      bets(first: $first, skip: $skip, where: $where, ${order}: createdAt, orderDirection: desc) {
        id hash amount position claimed claimedHash
        round { ${ROUND_FIELDS} }
        user { id address block totalBets totalBNB }
      }
    }`
    const where = { user: ACCOUNT.toUpperCase().replace('X', 'x'), claimed: false }
    const { data, errors } = await ask(query, { first: 1000, skip: 0, where })
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      bets: [
        {
          ...{ id: `${ACCOUNT}-7`, amount: '0.5', position: 'Bull', claimed: false, claimedHash: null },
          round: { epoch: '7', position: 'House', failed: false, lockPrice: '315.12345678', closePrice: null },
          user: { id: ACCOUNT, address: ACCOUNT, block: '3', totalBets: '2', totalBNB: '1.5' },
        },
      ],
    })
    expect(requests[0]).toEqual([
      'Bet',
      {
        conditions: [
          { column: 'user', comparison: 'eq', values: [ACCOUNT] },
          { column: 'claimed', comparison: 'eq', values: [false] },
        ],
        ...{ orderBy: 'createdAt', direction: 'desc', first: 1000, skip: 0 },
      },
    ])
    expect(requests.length).toBe(3)
  }
})

test.each([
  ['a variable', 'query totals($position: String) {', '$position', { position: 'House' }],
  ['a name', 'query totals {', 'House', {}],
  ['text', '{', '"House"', {}],
])('replies to the totals (games 7.2.11) with the position as %s', async (_, head, position, variables) => {
  const { ask, requests } = graphOver('prediction', { Market: [MARKET], Round: [ROUND] })
  const query = `${head} market(id: 1) { totalBNB totalBNBTreasury } rounds(where: { position: ${position} }) { totalAmount } }`
  expect(await ask(query, variables)).toEqual({
    data: { market: { totalBNB: '12', totalBNBTreasury: '0.36' }, rounds: [{ totalAmount: '5' }] },
  })
  const conditions = requests.map(([, request]) => request.conditions[0])
  expect(conditions).toEqual([
    { column: 'id', comparison: 'eq', values: [1n] },
    { column: 'position', comparison: 'eq', values: ['House'] },
  ])
})

test('replies to the rounds of the lottery (games 7.2.9), newest first', async () => {
  const round = { id: 2n, totalUsers: 3n, totalTickets: 9n, winningTickets: 1n, status: 'Claimable' }
  const more = { finalNumber: 1_234_567n, startTime: 1n, endTime: 2n, ticketPrice: BNB / 4n }
  const { ask, requests } = graphOver('lottery', { Lottery: [{ ...round, ...more }] })
  const query = `query getLotteries { lotteries(first: 100, orderDirection: desc, orderBy: block) {
    id totalUsers totalTickets winningTickets status finalNumber startTime endTime ticketPrice
  } }`
  const texts = { totalUsers: '3', totalTickets: '9', winningTickets: '1', finalNumber: '1234567' }
  expect(await ask(query)).toEqual({
    data: {
      lotteries: [{ id: '2', status: 'Claimable', ...texts, startTime: '1', endTime: '2', ticketPrice: '0.25' }],
    },
  })
  expect(requests).toEqual([['Lottery', { conditions: [], orderBy: 'block', direction: 'desc', first: 100, skip: 0 }]])
})

test('replies to the lotteries of an account (games 7.2.10) by one statement an entity, and with null for others', async () => {
  const rounds = ['1', '2'].map((lottery) => ({
    id: `${ACCOUNT}-${lottery}`,
    lottery,
    user: ACCOUNT,
    totalTickets: 4n,
  }))
  const lotteries = [1n, 2n].map((id) => ({ id, endTime: 8n, status: 'Open' }))
  const { ask, requests } = graphOver('lottery', {
    ...{ User: [{ id: ACCOUNT, totalTickets: 8n, totalCake: 2n * BNB }], Round: rounds, Lottery: lotteries },
  })
  const query = `query getUserLotteries($account: ID!) { user(id: $account) {
    id totalTickets totalCake
    rounds(first: 100, orderDirection: desc, orderBy: block) { id lottery { id endTime status } claimed totalTickets }
  } }`
  const shown = ['1', '2'].map((id) => ({
    ...{ id: `${ACCOUNT}-${id}`, lottery: { id, endTime: '8', status: 'Open' } },
    ...{ claimed: false, totalTickets: '4' },
  }))
  expect(await ask(query, { account: ACCOUNT })).toEqual({
    data: { user: { id: ACCOUNT, totalTickets: '8', totalCake: '2', rounds: shown } },
  })
  expect(requests.map(([entity, { pagePer }]) => [entity, pagePer])).toEqual([
    ['User', undefined],
    ['Round', 'user'],
    ['Lottery', undefined],
  ])
  expect(await graphOver('lottery', {}).ask(query, { account: ACCOUNT })).toEqual({ data: { user: null } })
})

test('replies to the points of an account (games 7.2.8), of which those of a team have no user', async () => {
  const point = { id: `${ACCOUNT}-511010000`, user: ACCOUNT, campaignId: 511_010_000n, points: 200n }
  const { ask } = graphOver('profile', { User: [{ id: ACCOUNT, team: null }], Point: [point] })
  const query = 'query points($account: ID!) { user(id: $account) { points { id campaignId points } team { id } } }'
  const { user: _, ...shown } = { ...point, campaignId: '511010000', points: '200' }
  expect(await ask(query, { account: ACCOUNT })).toEqual({ data: { user: { points: [shown], team: null } } })
})

test('refuses a query whose reply has too many rows, also where all of them are the same few', async () => {
  const bets = Array.from({ length: 1000 }, (_, at) => ({ ...BET, id: `${ACCOUNT}-${at}` }))
  const { ask, faults, requests } = graphOver('prediction', { Bet: bets, User: [PLAYER] })
  const { errors = [] } = await ask('{ bets(first: 1000) { user { bets(first: 1000) { id } } } }')
  expect(new Set(errors.map(({ message }) => message))).toEqual(new Set(['the reply has more than 10000 rows']))
  expect([faults, requests.length]).toEqual([[], 3])
})

test.each([
  ['{ bets(where: { amount_gt: "1.0000000000000000001" }) { id } }', 'at most 18 of them'],
  ['{ bets(where: { amount_gt: "x" }) { id } }', 'must be a number of decimal digits'],
  ['{ round(id: "seven") { id } }', 'this id must be a whole number'],
])('refuses %s', async (query, message) => {
  const { errors = [] } = await graphOver('prediction', {}).ask(query)
  expect(errors[0]?.message).toContain(message)
})

test('compares amounts as the whole numbers that their columns contain', async () => {
  const { ask, requests } = graphOver('prediction', {})
  await ask('{ bets(where: { amount_in: ["-0.5", "2"] }) { id } rounds(where: { lockPrice_gt: "315.1" }) { id } }')
  expect(requests.map(([, { conditions }]) => conditions[0]?.values)).toEqual([
    [-BNB / 2n, 2n * BNB],
    [31_510_000_000n],
  ])
})

test('replies to 300 random queries without a fault', async () => {
  let answered = 0
  const faults: unknown[] = []
  const options = { read: async () => [], report: (error: unknown) => faults.push(error) }
  const graphs = new Map(
    Object.entries(GRAPHS).map(([name, entities]) => [name, createGraph({ entities, ...options })]),
  )
  await fc.assert(
    fc.asyncProperty(randomQuery, async ({ graph, query, variables }) => {
      const service = graphs.get(graph)
      if (!service) throw new Error(graph)
      const { status, result } = await answerQuery({ query, variables }, service)
      expect(faults).toEqual([])
      expect([200, 400]).toContain(status)
      if (result.data) answered += 1
    }),
    { numRuns: 300 },
  )
  expect(answered).toBeGreaterThan(30)
})
