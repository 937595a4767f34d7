import { getIntrospectionQuery, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { queryFault } from './queryLimits.rules.ts'

const faultOf = (query: string) => queryFault(parse(query))
const nested = (depth: number) => `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`
const many = (count: number) => `{ list { ${Array.from({ length: count }, (_, at) => `f${at}: id`).join(' ')} } }`

describe('queryFault', () => {
  test('accepts queries within the limits, and the introspection of the schema', () => {
    expect(faultOf(nested(16))).toBeNull()
    expect(faultOf('{ a b c d e f g h }')).toBeNull()
    // An operation does not use the fragment.
    expect(faultOf(`{ a } fragment f on T ${nested(17)}`)).toBeNull()
    expect(faultOf(many(299))).toBeNull()
    expect(faultOf(getIntrospectionQuery())).toBeNull()
  })

  test('refuses a query beyond each limit', () => {
    expect(faultOf(nested(17))).toBe('the query is nested too deeply')
    expect(faultOf(many(300))).toBe('the query has too many fields')
    expect(faultOf('{ a b c d e f g h i }')).toBe('the query has too many root fields')
  })

  test('counts a fragment at each of its uses, and ends for fragments that contain each other', () => {
    const double = (at: number) => `fragment f${at} on T { ...f${at + 1} ...f${at + 1} }`
    const tower = Array.from({ length: 20 }, (_, at) => double(at)).join(' ')
    expect(faultOf(`{ a { ...f0 } } ${tower} fragment f20 on T { id }`)).toBe('the query has too many fields')
    expect(faultOf('{ a { ...f } } fragment f on T { ...g } fragment g on T { ...f }')).toBe(
      'the query has too many fields',
    )
    expect(faultOf('{ a { ...missing } }')).toBeNull()
    expect(faultOf('{ a { ... on T { id } ...f ...f } } fragment f on T { id }')).toBeNull()
  })
})
