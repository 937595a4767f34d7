import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { toAddress } from '../../core/address'
import { ServiceUnavailableError } from './fetchReply'
import { readLotteries, readLotteryPlayer } from './lotteryRounds'

const ACCOUNT = toAddress(`0x${'aB'.repeat(20)}`)

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Serves one reply to every request; returns the URL and the paths and variables of the requests. */
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

const lottery = {
  ...{ id: '6', totalUsers: '3', totalTickets: '38', winningTickets: '9', status: 'Claimable', finalNumber: '1259871' },
  ...{ startTime: '1000', endTime: '2000', ticketPrice: '0.25' },
}
const play = { lottery: { id: '6', endTime: '2000', status: 'Claimable' }, claimed: false, totalTickets: '6' }
const user = { totalTickets: '24', totalCake: '5.9', rounds: [play] }

it('reads the newest rounds, also one that is not drawn', async () => {
  const open = { ...lottery, id: '7', status: 'Open', winningTickets: null, finalNumber: null }
  const { url, received } = await serveReply({ lotteries: [open, lottery] })
  const drawn = {
    ...{ lotteryId: 6, status: 'claimable', userCount: 3, ticketCount: 38, winningCount: 9, finalNumber: 1_259_871 },
    ...{ startSeconds: 1_000, endSeconds: 2_000, priceRaw: 25n * 10n ** 16n },
  }
  expect(await readLotteries(url)).toEqual([
    { ...drawn, lotteryId: 7, status: 'open', winningCount: null, finalNumber: null },
    drawn,
  ])
  expect(received).toEqual([['/subgraphs/name/hotcake/lottery', {}]])
})

it('reads the rounds of an account, none for one without tickets', async () => {
  const { url, received } = await serveReply({ user })
  expect(await readLotteryPlayer(url, ACCOUNT)).toEqual({
    ...{ ticketCount: 24, paidRaw: 59n * 10n ** 17n },
    rounds: [{ lotteryId: 6, status: 'claimable', endSeconds: 2_000, isClaimed: false, ticketCount: 6 }],
  })
  expect(received).toEqual([['/subgraphs/name/hotcake/lottery', { account: ACCOUNT.toLowerCase() }]])
  server?.close()
  const { url: other } = await serveReply({ user: null })
  expect(await readLotteryPlayer(other, ACCOUNT)).toEqual({ ticketCount: 0, paidRaw: 0n, rounds: [] })
})

it.each([
  ['a status that the lottery does not have', { ...lottery, status: 'Drawn' }],
  ['a number that is none', { ...lottery, id: '-6' }],
  ['a price that is a number', { ...lottery, ticketPrice: 0.25 }],
  ['no end', { ...lottery, endTime: null }],
])('rejects a round with %s', async (_, wrong) => {
  const { url } = await serveReply({ lotteries: [wrong] })
  await expect(readLotteries(url)).rejects.toThrow(ServiceUnavailableError)
})

it.each([
  ['rounds of another form', { ...user, rounds: {} }],
  ['too many rounds', { ...user, rounds: Array.from({ length: 101 }, () => play) }],
  ['a claim that is no flag', { ...user, rounds: [{ ...play, claimed: 'yes' }] }],
])('rejects an account with %s', async (_, wrong) => {
  const { url } = await serveReply({ user: wrong })
  await expect(readLotteryPlayer(url, ACCOUNT)).rejects.toThrow(ServiceUnavailableError)
})
