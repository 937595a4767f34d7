import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { toAddress } from '../../core/address'
import { ServiceUnavailableError } from './fetchReply'
import { readBetsOf, readBetsSince } from './predictionBets'

const ACCOUNT = toAddress(`0x${'aB'.repeat(20)}`)
const HASH = `0x${'1'.repeat(64)}`

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Serves one reply to every request; returns the URL and the variables of the requests. */
async function serveReply(data: unknown): Promise<{ url: string; received: unknown[] }> {
  const received: unknown[] = []
  server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      received.push([request.url, (JSON.parse(text) as { variables: unknown }).variables])
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

const round = { id: '8', position: 'Bull', failed: false, rewardBaseCalAmount: '1.65', rewardAmount: '4.171' }
const bet = {
  ...{ amount: '0.5', position: 'Bull', hash: HASH, claimedHash: null, createdAt: '1000' },
  ...{ user: { id: ACCOUNT.toLowerCase() }, round },
}

it('reads the bets since a time, with amounts in wei and the winner of the round', async () => {
  const { url, received } = await serveReply({ bets: [bet] })
  expect(await readBetsSince(url, 900)).toEqual([
    {
      ...{ account: ACCOUNT.toLowerCase(), epoch: 8, position: 'bull', amountRaw: 5n * 10n ** 17n, hash: HASH },
      ...{ claimedHash: null, createdAtS: 1_000, winner: 'bull', isFailed: false },
      ...{ rewardBaseRaw: 165n * 10n ** 16n, rewardRaw: 4_171n * 10n ** 15n },
    },
  ])
  expect(received).toEqual([['/subgraphs/name/hotcake/prediction', { since: '900' }]])
})

it('reads the bets of an account, also in rounds that have not ended', async () => {
  const { url, received } = await serveReply({ bets: [{ ...bet, round: { ...round, position: null } }] })
  expect((await readBetsOf(url, ACCOUNT)).map(({ winner }) => winner)).toEqual([null])
  expect(received).toEqual([['/subgraphs/name/hotcake/prediction', { account: ACCOUNT.toLowerCase() }]])
})

it.each([
  ['another position', { ...bet, position: 'Up' }],
  ['an amount that is no number', { ...bet, amount: '-1' }],
  ['a hash of another form', { ...bet, hash: 'javascript:alert(1)' }],
  ['no round', { ...bet, round: null }],
])('rejects %s', async (_, wrong) => {
  const { url } = await serveReply({ bets: [wrong] })
  await expect(readBetsOf(url, ACCOUNT)).rejects.toThrow(ServiceUnavailableError)
})
