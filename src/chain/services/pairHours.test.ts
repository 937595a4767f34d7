import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { toAddress } from '../../core/address'
import { ServiceUnavailableError } from './fetchReply'
import { readPairHours } from './pairHours'

const PAIR = toAddress(`0x${'aB'.repeat(20)}`)

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

interface Received {
  path: string | undefined
  body: { query: string; variables: unknown }
}

/** Serves one reply to every request; returns the URL and the requests. */
async function serveReply(status: number, reply: unknown): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      received.push({ path: request.url, body: JSON.parse(text) as Received['body'] })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

const hour = (start: number, price: string) => ({
  ...{ start, openPrice: price, highPrice: price, lowPrice: price, closePrice: price },
})

it('reads the hours of a pair since a time, and the last one before it, oldest first', async () => {
  const data = { hours: [hour(7200, '7'), hour(10_800, '8')], before: [hour(3600, '6')] }
  const { url, received } = await serveReply(200, { data })
  const hours = await readPairHours(url, PAIR, 7200)
  expect(hours.map(({ startS, closeQ112 }) => [startS, closeQ112])).toEqual([
    ...[
      [3600, 6n],
      [7200, 7n],
      [10_800, 8n],
    ],
  ])
  expect(received.map(({ path }) => path)).toEqual(['/subgraphs/name/hotcake/exchange'])
  expect(received[0]?.body.variables).toEqual({ pair: PAIR.toLowerCase(), since: 7200 })
})

const good = hour(0, '1')

it.each<[string, number, unknown]>([
  ['an error of the graph', 200, { errors: [{ message: 'unknown field' }] }],
  ['a refusal', 400, { errors: [{ message: 'unknown field' }] }],
  ['no such path', 404, { error: 'not_found' }],
  ['no data', 200, {}],
  ['a list of another form', 200, { data: { hours: {}, before: [] } }],
  ['a price that is a number', 200, { data: { hours: [{ ...good, openPrice: 1 }], before: [] } }],
  ['a negative price', 200, { data: { hours: [{ ...good, lowPrice: '-1' }], before: [] } }],
  ['a price of too many digits', 200, { data: { hours: [{ ...good, highPrice: '9'.repeat(79) }], before: [] } }],
  ['a fractional time', 200, { data: { hours: [{ ...good, start: 0.5 }], before: [] } }],
  ['too many hours', 200, { data: { hours: Array.from({ length: 1001 }, () => good), before: [] } }],
  ['two hours before', 200, { data: { hours: [], before: [good, good] } }],
])('is unavailable for %s', async (_, status, reply) => {
  const { url } = await serveReply(status, reply)
  await expect(readPairHours(url, PAIR, 0)).rejects.toThrow(ServiceUnavailableError)
})
