import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { toAddress } from '../../core/address'
import { readCollectibleImage } from './collectibleImage'
import { ServiceUnavailableError } from './fetchReply'
import { readPoints } from './profilePoints'
import { readTeamMembers } from './teamMembers'

const ACCOUNT = toAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
const HASH = `0x${'1'.repeat(64)}`

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Serves one reply to every request; returns the URL and the paths and variables of the requests. */
async function serveReply(reply: unknown, status = 200): Promise<{ url: string; received: unknown[] }> {
  const received: unknown[] = []
  server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      const body = text === '' ? {} : (JSON.parse(text) as { variables?: unknown })
      received.push([request.url, body.variables])
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

const point = { campaignId: '511010000', points: '100', hash: HASH, timestamp: '1600000000' }

it('reads the points of an account by campaign', async () => {
  const { url, received } = await serveReply({ data: { points: [point] } })
  expect(await readPoints(url, ACCOUNT)).toEqual([
    { campaignId: '511010000', points: 100n, hash: HASH, timeS: 1_600_000_000 },
  ])
  expect(received).toEqual([['/subgraphs/name/hotcake/profile', { account: ACCOUNT.toLowerCase() }]])
})

it.each([
  ['no list', { points: {} }],
  ['negative points', { points: [{ ...point, points: '-1' }] }],
  ['a hash of another form', { points: [{ ...point, hash: 'javascript:alert(1)' }] }],
  ['an id that is a number', { points: [{ ...point, campaignId: 511_010_000 }] }],
])('reading points throws for a reply with %s', async (_, data) => {
  const { url } = await serveReply({ data })
  await expect(readPoints(url, ACCOUNT)).rejects.toThrow(ServiceUnavailableError)
})

const member = { id: ACCOUNT.toLowerCase(), totalPoints: '900', isActive: true }

it('reads the members of a team, with the checksum of their addresses', async () => {
  const { url, received } = await serveReply({ data: { users: [member] } })
  expect(await readTeamMembers(url, 2)).toEqual([{ account: ACCOUNT, points: 900n, isActive: true }])
  expect(received).toEqual([['/subgraphs/name/hotcake/profile', { team: '2' }]])
})

it.each([
  ['a malformed address', { users: [{ ...member, id: '0x12' }] }],
  ['points that are no number', { users: [{ ...member, totalPoints: 'many' }] }],
  ['a state of another form', { users: [{ ...member, isActive: 1 }] }],
])('reading members throws for a reply with %s', async (_, data) => {
  const { url } = await serveReply({ data })
  await expect(readTeamMembers(url, 2)).rejects.toThrow(ServiceUnavailableError)
})

it('reads the picture of a collectible from the first gateway that replies with it', async () => {
  const { url, received } = await serveReply({ image: 'ipfs://x/sunny.png', name: 'Sunny' })
  expect(await readCollectibleImage(['http://127.0.0.1:9/a', `${url}/b`])).toBe('ipfs://x/sunny.png')
  expect(received).toEqual([['/b', undefined]])
})

it.each([
  ['an error', 404, { image: 'x' }],
  ['no picture', 200, { name: 'Sunny' }],
  ['no object', 200, ['image']],
])('reading a picture throws for a reply with %s', async (_, status, reply) => {
  const { url } = await serveReply(reply, status)
  await expect(readCollectibleImage([url])).rejects.toThrow(ServiceUnavailableError)
})
