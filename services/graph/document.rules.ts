import { Kind, visit, type DocumentNode } from 'graphql'
import type { Entity, Field } from './fields.ts'

const COMPARISONS = ['_gt', '_gte', '_lt', '_lte'] as const
const LISTS = ['_in', '_not_in'] as const

const SCALARS = ['ID', 'Bytes', 'String', 'Boolean', 'BigInt', 'BigDecimal', 'Int'] as const

/** Returns the type of a filter's value; an entity is filtered by its id. */
const scalarOf = (type: Field['type']): string => SCALARS.find((scalar) => scalar === type) ?? 'String'

/** Returns the arguments of a list. `order` is the name that queries of 2021 give to `orderBy`. */
const listArguments = (name: string): string =>
  `first: Int! = 100, skip: Int! = 0, where: ${name}_filter, orderBy: ${name}_orderBy, order: ${name}_orderBy, orderDirection: OrderDirection`

const filtersOf = ([key, { type }]: [string, Field]): string => {
  const scalar = scalarOf(type)
  const comparisons = type === 'Boolean' ? [] : COMPARISONS
  const single = ['', '_not', ...comparisons].map((end) => `${key}${end}: ${scalar}`)
  const several = LISTS.map((end) => `${key}${end}: [${scalar}!]`)
  return `  ${[...single, ...several].join(' ')}`
}

/** Returns the schema of a graph in GraphQL's language: each entity by id and as a list, with The Graph's arguments. */
export function graphDocument(entities: Readonly<Record<string, Entity>>): string {
  const types = Object.entries(entities).map(([name, { about, fields, lists = {} }]) => {
    const declared = Object.entries(fields).map(
      ([key, { type, about: text, isNullable }]) => `  "${text}"\n  ${key}: ${type}${isNullable === true ? '' : '!'}`,
    )
    const related = Object.entries(lists).map(
      ([key, { entity, about: text }]) => `  "${text}"\n  ${key}(${listArguments(entity)}): [${entity}!]!`,
    )
    return [
      `"${about}"\ntype ${name} {\n${[...declared, ...related].join('\n')}\n}`,
      `input ${name}_filter {\n${Object.entries(fields).map(filtersOf).join('\n')}\n}`,
      `enum ${name}_orderBy { ${Object.keys(fields).join(' ')} }`,
    ].join('\n')
  })
  const queries = Object.entries(entities).flatMap(([name, { one, many }]) => [
    `  ${one}(id: ID!): ${name}`,
    `  ${many}(${listArguments(name)}): [${name}!]!`,
  ])
  return [
    '"Address or hash in hexadecimal digits, lower case"\nscalar Bytes',
    '"Whole number as decimal text"\nscalar BigInt',
    '"Number as decimal text"\nscalar BigDecimal',
    'enum OrderDirection { asc desc }',
    ...types,
    `type Query {\n${queries.join('\n')}\n}`,
  ].join('\n\n')
}

/**
 * Returns a document whose filters contain text for names such as `House`. Filters are texts, because queries of 2021
 * pass positions in variables of type String. In the text of a query The Graph accepts the name alone.
 */
export const acceptNamesInFilters = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Argument: (argument) =>
      argument.name.value === 'where'
        ? visit(argument, { EnumValue: ({ value }) => ({ kind: Kind.STRING, value }) })
        : undefined,
  })

export type Comparison = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'in' | 'notIn'

export type StoredValue = string | number | bigint | boolean

export interface Condition {
  column: string
  comparison: Comparison
  /** Values as the column stores them: one value, or several for `in` and `notIn`. */
  values: readonly StoredValue[]
}

const ENDS: readonly (readonly [end: string, comparison: Comparison])[] = [
  ['_not_in', 'notIn'],
  ['_in', 'in'],
  ['_not', 'ne'],
  ['_gte', 'gte'],
  ['_gt', 'gt'],
  ['_lte', 'lte'],
  ['_lt', 'lt'],
  ['', 'eq'],
]

/** A value of a filter that its column cannot have. */
export class FilterFault extends Error {}

const MAX_LIST = 1000
const MAX_DIGITS = 78

/** Returns the whole number that a column stores for a decimal one. */
function rawDecimal(text: string, decimals: number): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '' || whole.length + decimals > MAX_DIGITS || fraction.length > decimals) {
    throw new FilterFault(
      `a BigDecimal must be a number of decimal digits, at most ${decimals} of them after the point`,
    )
  }
  return BigInt(`${sign}${whole}${fraction.padEnd(decimals, '0')}`)
}

function storedValue({ type, decimals = 0, isNumber }: Field, value: unknown): StoredValue {
  if (type === 'Int' && typeof value === 'number') return value
  if (type === 'Boolean' && typeof value === 'boolean') return value
  // The scalars of a graph accept every literal.
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    throw new FilterFault('a filter must have one value, not an object or a list')
  }
  const text = String(value)
  if (type === 'BigInt' || isNumber === true) {
    if (text.length <= MAX_DIGITS && /^-?\d+$/.test(text)) return BigInt(text)
    throw new FilterFault(`${type === 'ID' ? 'this id' : 'a BigInt'} must be a whole number in decimal digits`)
  }
  if (type === 'BigDecimal') return rawDecimal(text, decimals)
  if (text.includes('\0')) throw new FilterFault('the filter contains a character that no entity has')
  // Ids contain addresses in lower case.
  return type === 'String' ? text : text.toLowerCase()
}

/** Returns the conditions of a `where` argument. Throws a FilterFault about a value of a wrong form. */
export function conditionsOf({ fields }: Entity, where: Readonly<Record<string, unknown>>): Condition[] {
  return Object.entries(where).flatMap(([filter, value]) => {
    if (value === null || value === undefined) return []
    const [end = '', comparison = 'eq'] = ENDS.find(([suffix]) => filter.endsWith(suffix)) ?? []
    const column = filter.slice(0, filter.length - end.length)
    const field = Object.hasOwn(fields, column) ? fields[column] : undefined
    if (!field) throw new FilterFault(`the filter ${filter} is unknown`)
    const given: readonly unknown[] = Array.isArray(value) ? value : [value]
    if (given.length > MAX_LIST) throw new FilterFault(`a list has at most ${MAX_LIST} values`)
    return [{ column, comparison, values: given.map((one) => storedValue(field, one)) }]
  })
}

/** Returns the condition that the id of an entity is one of the given ones. */
export const idIn = ({ fields }: Entity, ids: readonly string[]): Condition => ({
  column: 'id',
  comparison: 'in',
  values: ids.map((id) => (fields['id']?.isNumber === true ? BigInt(id) : id)),
})

/** Largest page and largest offset, as on The Graph. */
const MAX_FIRST = 1000
const MAX_SKIP = 5000

/** Returns what is wrong with the page of a list; null if nothing is. */
export function pageFault({ first, skip }: { first: number; skip: number }): string | null {
  if (first < 0 || first > MAX_FIRST) return `The value of the \`first\` argument must be between 0 and ${MAX_FIRST}`
  if (skip < 0 || skip > MAX_SKIP) return `The value of the \`skip\` argument must be between 0 and ${MAX_SKIP}`
  return null
}

/** Returns a whole number with a decimal point, without the zeros at its end. */
function decimalText(raw: bigint, decimals: number): string {
  const digits = String(raw < 0n ? -raw : raw).padStart(decimals + 1, '0')
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const whole = digits.slice(0, digits.length - decimals)
  return `${raw < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

/** Returns a row as the graph shows it: amounts as decimal text. */
export const shownRow = ({ fields }: Entity, row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      typeof value === 'bigint' ? decimalText(value, fields[key]?.decimals ?? 0) : value,
    ]),
  )
