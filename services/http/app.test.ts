import * as fc from 'fast-check'
import { isInputObjectType, type GraphQLInputType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { unicodeCharacter } from '../../test/unicodeCharacter.ts'
import { hubSchema } from '../hub/graph.ts'
import { openStore, type Store } from '../store/store.ts'
import { emptyStore } from '../testing/emptyStore.ts'
import { typedEnvelope, walletAt } from '../testing/messages.ts'
import { ORIGIN, testServices, type TestServices } from '../testing/services.ts'
import { MAX_BODY_BYTES } from './app.ts'

let store: Store
let services: TestServices

beforeAll(async () => {
  store = await emptyStore()
  services = await testServices({ store })
})

describe('requests', () => {
  test('above 100 KiB get 413, with a declared length or without', async () => {
    const long = JSON.stringify({ query: 'a'.repeat(MAX_BODY_BYTES) })
    for (const path of ['/', '/graphql', '/api/users/register'])
      expect((await services.post(path, long)).status).toBe(413)
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(long))
        controller.close()
      },
    })
    const request = new Request('http://test/graphql', { method: 'POST', body: stream, duplex: 'half' })
    expect((await services.app.request(request)).status).toBe(413)
  })

  test.each(['', '{', 'null', '7', '[]', '{}', '"text"', '\u0000'])(
    'with the body %j get 400 at each path',
    async (body) => {
      for (const path of ['/', '/api/message', '/graphql', '/api/users/register']) {
        expect([path, (await services.post(path, body)).status]).toEqual([path, 400])
      }
    },
  )

  test('of an unknown path get 404', async () => {
    expect((await services.app.request('/api/unknown')).status).toBe(404)
    expect((await services.app.request('/graphql')).status).toBe(404)
  })

  test('beyond the limit of a client get 429 with the seconds to wait; health and metrics have no limit', async () => {
    const limited = await testServices({ store, limits: { reads: 2, writes: 1 } })
    const read = () => limited.app.request('/api/teams/1')
    expect([(await read()).status, (await read()).status]).toEqual([200, 200])
    const refused = await read()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await limited.post('/', {})
    expect((await limited.post('/', {})).status).toBe(429)
    for (const path of ['/health', '/ready', '/metrics']) expect((await limited.app.request(path)).status).toBe(200)
  })

  test('of one account beyond its limit get 429, counted only with a valid signature', async () => {
    const limited = await testServices({ store, limits: { account: 1 } })
    const envelope = await typedEnvelope(walletAt(3), 'proposal', { title: 'First' })
    for (let at = 0; at < 3; at += 1) {
      expect((await limited.post('/', { ...envelope, sig: `0x${'11'.repeat(65)}` })).status).toBe(400)
    }
    expect((await limited.post('/', envelope)).status).toBe(200)
    const next = await typedEnvelope(walletAt(3), 'proposal', { title: 'Second' })
    expect((await limited.post('/', next)).status).toBe(429)
  })
})

describe('CORS', () => {
  const preflight = (origin: string) =>
    services.app.request('/graphql', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    })

  test('allows the sites of the options and no other', async () => {
    const allowed = await preflight(ORIGIN)
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN])
    expect(allowed.headers.get('access-control-allow-methods')).toContain('POST')
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  })

  test('lets a site read refusals too', async () => {
    const response = await services.app.request('/api/users/0x', { headers: { origin: ORIGIN } })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([400, ORIGIN])
  })
})

describe('operation', () => {
  test('counts replies by route, without addresses', async () => {
    const { address } = walletAt(0)
    await services.app.request(`/api/users/${address}`)
    const text = await (await services.app.request('/metrics')).text()
    expect(text).toContain('services_request_seconds_count{method="GET",route="/api/users/:address",status="404"} 1')
    expect(text.toLowerCase()).not.toContain(address.toLowerCase().slice(2))
  })

  test('a fault of the store gives 500 without details, and a log without the account', async () => {
    const closed = await openStore({})
    const broken = await testServices({ store: closed })
    await closed.close()
    const { address } = walletAt(0)
    const response = await broken.app.request(`/api/users/${address}`)
    expect([response.status, await response.json()]).toEqual([500, { error: 'internal_error' }])
    const query = await broken.post('/graphql', { query: '{ proposals { id } }' })
    expect(query.body['errors']).toEqual([{ message: 'internal error', path: ['proposals'] }])
    expect(broken.events.map(({ event }) => event)).toEqual(['a request failed', 'a query failed'])
  })
})

const text = fc.oneof(
  fc.string({ unit: unicodeCharacter }),
  fc.constantFrom('\u0000', 'hotcake.eth', 'active', '', '%_'),
)
const number = fc.oneof(fc.integer(), fc.constantFrom(0, 1, 1000, 1001, -1, 2 ** 31, 1.5))

/** Returns literals of an input type, most of them valid. */
function literalOf(type: GraphQLInputType): fc.Arbitrary<string> {
  const name = String(type).replace(/!$/, '')
  if (name.startsWith('[')) {
    const item = name.slice(1, -1) === 'Int' ? number.map(String) : text.map((value) => JSON.stringify(value))
    return fc.array(item, { maxLength: 3 }).map((items) => `[${items.join(', ')}]`)
  }
  if (name === 'Int') return number.map(String)
  if (name === 'OrderDirection') return fc.constantFrom('asc', 'desc', 'null')
  const named = hubSchema.getType(name)
  if (!isInputObjectType(named)) return text.map((value) => JSON.stringify(value))
  return entriesOf(Object.values(named.getFields())).map((entries) => `{ ${entries} }`)
}

const entriesOf = (all: readonly { name: string; type: GraphQLInputType }[]): fc.Arbitrary<string> =>
  fc
    .subarray([...all], { maxLength: Math.min(3, all.length) })
    .chain((chosen) => fc.tuple(...chosen.map(({ name, type }) => literalOf(type).map((value) => `${name}: ${value}`))))
    .map((entries) => entries.join(', '))

/** Returns queries of the schema with random arguments. */
const schemaQuery: fc.Arbitrary<string> = fc
  .constantFrom(...Object.values(hubSchema.getQueryType()?.getFields() ?? {}))
  .chain((field) => entriesOf(field.args).map((inputs) => (inputs === '' ? field.name : `${field.name}(${inputs})`)))
  .map((call) => `{ ${call} { id ${call.startsWith('vote') ? 'voter proposal { title state }' : 'network'} } }`)

describe('GraphQL', () => {
  const queries = fc.oneof(
    { weight: 9, arbitrary: schemaQuery },
    {
      weight: 1,
      arbitrary: fc
        .tuple(schemaQuery, fc.string(), fc.nat(80))
        .map(([query, extra, at]) => query.slice(0, at) + extra + query.slice(at)),
    },
    { weight: 1, arbitrary: fc.string() },
  )

  test('replies to 1,000 random queries without a fault of the server', async () => {
    const before = services.events.length
    let answered = 0
    await fc.assert(
      fc.asyncProperty(queries, fc.option(fc.dictionary(fc.string(), fc.jsonValue())), async (query, variables) => {
        const { status, body } = await services.post('/graphql', { query, variables })
        expect([200, 400]).toContain(status)
        if (body['data']) answered += 1
      }),
      { numRuns: 1000 },
    )
    expect(services.events.slice(before)).toEqual([])
    expect(answered).toBeGreaterThan(200)
  })

  test.each([
    ['{ proposals(first: 1001) { id } }', 'The `first` argument must be between 0 and 1000'],
    ['{ votes(skip: -1) { id } }', 'The `skip` argument must be between 0 and 5000'],
    ['{ votes(where: { id: "\\u0000" }) { id } }', 'The `where` argument contains characters that no entity has'],
    [
      `{ ${Array.from({ length: 9 }, (_, at) => `r${at}: space { id }`).join(' ')} }`,
      'the query has too many root fields',
    ],
  ])('refuses %s', async (query, message) => {
    const { body } = await services.post('/graphql', { query })
    expect((body['errors'] as { message: string }[])[0]?.message).toBe(message)
  })
})
