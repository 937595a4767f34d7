import * as fc from 'fast-check'
import { parse, print } from 'graphql'
import { describe, expect, test } from 'vitest'
import {
  acceptNamesInFilters,
  conditionsOf,
  FilterFault,
  graphDocument,
  idIn,
  pageFault,
  shownRow,
} from './document.rules.ts'
import { type Entity, field, optional } from './fields.ts'

const BET: Entity = {
  ...{ one: 'bet', many: 'bets', about: 'A bet' },
  fields: {
    id: { ...field('ID', 'Its number'), isNumber: true },
    user: field('User', 'Who bet'),
    hash: field('Bytes', 'Its transaction'),
    position: field('String', 'Its side'),
    amount: { ...field('BigDecimal', 'In BNB'), decimals: 8 },
    block: field('BigInt', 'Its block'),
    count: field('Int', 'A count'),
    claimed: optional('Boolean', 'Whether it is collected'),
  },
}
const USER: Entity = {
  ...{ one: 'user', many: 'users', about: 'An account', fields: { id: field('ID', 'Its address') } },
  lists: { bets: { entity: 'Bet', by: 'user', about: 'Its bets' } },
}

const conditionOf = (filter: string, value: unknown) => conditionsOf(BET, { [filter]: value })[0]
const faultOf = (filter: string, value: unknown): string | null => {
  try {
    conditionsOf(BET, { [filter]: value })
    return null
  } catch (error) {
    if (error instanceof FilterFault) return error.message
    throw error
  }
}

test('the schema has each entity by id and as a list, with the filters of The Graph', () => {
  const text = graphDocument({ Bet: BET, User: USER })
  expect(() => parse(text)).not.toThrow()
  const list = (name: string) =>
    `first: Int! = 100, skip: Int! = 0, where: ${name}_filter, orderBy: ${name}_orderBy, order: ${name}_orderBy, orderDirection: OrderDirection`
  expect(text.split('\n\n')).toEqual([
    '"Address or hash in hexadecimal digits, lower case"\nscalar Bytes',
    '"Whole number as decimal text"\nscalar BigInt',
    '"Number as decimal text"\nscalar BigDecimal',
    'enum OrderDirection { asc desc }',
    expect.stringMatching(/^"A bet"\ntype Bet \{\n {2}"Its number"\n {2}id: ID!\n {2}"Who bet"\n {2}user: User!\n/),
    [
      '"An account"',
      'type User {',
      '  "Its address"',
      '  id: ID!',
      '  "Its bets"',
      `  bets(${list('Bet')}): [Bet!]!`,
      '}',
      'input User_filter {',
      '  id: ID id_not: ID id_gt: ID id_gte: ID id_lt: ID id_lte: ID id_in: [ID!] id_not_in: [ID!]',
      '}',
      'enum User_orderBy { id }',
    ].join('\n'),
    [
      'type Query {',
      '  bet(id: ID!): Bet',
      `  bets(${list('Bet')}): [Bet!]!`,
      '  user(id: ID!): User',
      `  users(${list('User')}): [User!]!`,
      '}',
    ].join('\n'),
  ])
  expect(text).toContain('  claimed: Boolean\n')
  expect(text).toContain(
    '\n  claimed: Boolean claimed_not: Boolean claimed_in: [Boolean!] claimed_not_in: [Boolean!]\n',
  )
  expect(text).toContain('\n  user: String user_not: String user_gt: String')
  expect(text).toContain('\nenum Bet_orderBy { id user hash position amount block count claimed }')
})

test('a name in a filter is text, and any other name stays', () => {
  const text = print(acceptNamesInFilters(parse('{ bets(where: { position: House }, orderBy: block) { id } }')))
  expect(text).toContain('where: {position: "House"}')
  expect(text).toContain('orderBy: block')
})

describe('conditions', () => {
  test.each([
    ['block', 'eq'],
    ['block_not', 'ne'],
    ['block_gt', 'gt'],
    ['block_gte', 'gte'],
    ['block_lt', 'lt'],
    ['block_lte', 'lte'],
  ])('the filter %s is %s', (filter, comparison) => {
    expect(conditionOf(filter, '7')).toEqual({ column: 'block', comparison, values: [7n] })
  })

  test.each([
    ['block_in', 'in'],
    ['block_not_in', 'notIn'],
  ])('the filter %s of a list is %s', (filter, comparison) => {
    expect(conditionOf(filter, ['7', '8'])).toEqual({ column: 'block', comparison, values: [7n, 8n] })
  })

  test('of several filters all apply; one without a value is none', () => {
    expect(conditionsOf(BET, { block_gt: '1', count: null, position: undefined, claimed: true })).toEqual([
      { column: 'block', comparison: 'gt', values: [1n] },
      { column: 'claimed', comparison: 'eq', values: [true] },
    ])
    expect(conditionsOf(BET, {})).toEqual([])
  })

  test.each([['blocks'], ['_gt'], [''], ['constructor'], ['toString_not']])('the filter %j is unknown', (filter) => {
    expect(faultOf(filter, '7')).toBe(`the filter ${filter} is unknown`)
  })

  test('a list has at most 1000 values', () => {
    const values = (count: number) => Array<string>(count).fill('1')
    expect(conditionOf('block_in', values(1_000))?.values).toHaveLength(1_000)
    expect(faultOf('block_in', values(1_001))).toBe('a list has at most 1000 values')
  })
})

describe('values', () => {
  test.each([
    ['count', 5, 5],
    ['claimed', false, false],
    ['id', '12', 12n],
    ['id', 12, 12n],
    ['block', '-12', -12n],
    ['block', '9'.repeat(78), BigInt('9'.repeat(78))],
    ['position', 'Bull', 'Bull'],
    ['hash', '0xABcd', '0xabcd'],
    ['user', '0xABcd', '0xabcd'],
    ['position', true, 'true'],
    ['amount', '1.5', 150_000_000n],
    ['amount', '-0.00000001', -1n],
    ['amount', '7', 700_000_000n],
    ['amount', `${'9'.repeat(70)}.12345678`, BigInt(`${'9'.repeat(70)}12345678`)],
  ])('a filter of %s with %j has the stored value %s', (filter, value, stored) => {
    expect(conditionOf(filter, value)?.values).toEqual([stored])
  })

  const noDecimal = 'a BigDecimal must be a number of decimal digits, at most 8 of them after the point'
  const noValue = 'a filter must have one value, not an object or a list'
  test.each([
    ['id', '0x1', 'this id must be a whole number in decimal digits'],
    ['block', '1.5', 'a BigInt must be a whole number in decimal digits'],
    ['block', '12x', 'a BigInt must be a whole number in decimal digits'],
    ['block', 'x12', 'a BigInt must be a whole number in decimal digits'],
    ['block', '', 'a BigInt must be a whole number in decimal digits'],
    ['block', '9'.repeat(79), 'a BigInt must be a whole number in decimal digits'],
    ['amount', '0.123456789', noDecimal],
    ['amount', '9'.repeat(71), noDecimal],
    ['amount', '.5', noDecimal],
    ['amount', '5.', noDecimal],
    ['amount', '+5', noDecimal],
    ['amount', '5 ', noDecimal],
    ['amount', '', noDecimal],
    ['position', 'a\0b', 'the filter contains a character that no entity has'],
    ['position', { a: 1 }, noValue],
    ['count', [[5]], noValue],
  ])('a filter of %s with %j is refused', (filter, value, message) => {
    expect(faultOf(filter, value)).toBe(message)
  })

  test('an amount is shown as it was filtered, without the zeros at its end', () => {
    const decimal = fc
      .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.stringMatching(/^\d{0,7}[1-9]$/))
      .filter(([whole]) => whole !== 0n)
      .map(([whole, fraction]) => `${whole}.${fraction}`)
    fc.assert(
      fc.property(decimal, (text) => {
        expect(shownRow(BET, { amount: conditionOf('amount', text)?.values[0] })).toEqual({ amount: text })
      }),
    )
  })
})

test('a row is shown with its amounts as decimal text, and all else as it is', () => {
  const row = { id: 12n, amount: -5n, block: 100n, position: 'Bull', count: 0, claimed: null, other: 7n }
  expect(shownRow(BET, row)).toEqual({
    ...{ id: '12', amount: '-0.00000005', block: '100', position: 'Bull', count: 0, claimed: null, other: '7' },
  })
  expect([0n, 100_000_000n, 120_000_000n].map((amount) => shownRow(BET, { amount })['amount'])).toEqual([
    ...['0', '1', '1.2'],
  ])
})

test('ids are compared as their column stores them', () => {
  expect(idIn(BET, ['1', '2'])).toEqual({ column: 'id', comparison: 'in', values: [1n, 2n] })
  expect(idIn(USER, ['0xab'])).toEqual({ column: 'id', comparison: 'in', values: ['0xab'] })
})

test.each([
  [0, 0, null],
  [1_000, 5_000, null],
  [1_001, 0, 'The value of the `first` argument must be between 0 and 1000'],
  [-1, 0, 'The value of the `first` argument must be between 0 and 1000'],
  [0, 5_001, 'The value of the `skip` argument must be between 0 and 5000'],
  [0, -1, 'The value of the `skip` argument must be between 0 and 5000'],
])('of a page with first %i and skip %i, the fault is %j', (first, skip, fault) => {
  expect(pageFault({ first, skip })).toBe(fault)
})
