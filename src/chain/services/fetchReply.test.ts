import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toAddress } from '../../core/address'
import { fetchReply, ServiceUnavailableError } from './fetchReply'
import { readProfileName } from './profileName'

const ACCOUNT = toAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')

let server: Server | undefined
let requests: string[] = []

/** Starts a service on this machine; returns its URL. */
async function serve(listener: RequestListener): Promise<string> {
  requests = []
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    listener(request, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Serves one reply to every request. */
const serveReply = (status: number, body: unknown) =>
  serve((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })

afterEach(() => {
  vi.useRealTimers()
  server?.closeAllConnections()
  server?.close()
})

describe('a read of a service', () => {
  it('is repeated once after a failure', async () => {
    const url = await serve((_, response) => {
      response.writeHead(requests.length > 1 ? 200 : 503)
      response.end('text')
    })
    expect(await (await fetchReply(url)).text()).toBe('text')
    expect(requests.length).toBe(2)
  })

  it.each([500, 503, 429])('fails after two replies with HTTP %i', async (status) => {
    const url = await serveReply(status, {})
    await expect(fetchReply(url)).rejects.toThrow(ServiceUnavailableError)
    expect(requests.length).toBe(2)
  })

  it('fails where no service listens, follows no redirect and accepts at most 1 MB', async () => {
    await expect(fetchReply('http://127.0.0.1:9')).rejects.toThrow(ServiceUnavailableError)
    const away = await serve((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end())
    await expect(fetchReply(away)).rejects.toThrow(ServiceUnavailableError)
    server?.close()
    await expect(fetchReply(await serveReply(200, 'x'.repeat(1_000_001)))).rejects.toThrow(ServiceUnavailableError)
  })

  it('has a time limit', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
    await expect(fetchReply(await serve(() => {}))).rejects.toThrow(ServiceUnavailableError)
    expect(timeout.mock.calls).toEqual([[5_000], [5_000]])
    timeout.mockRestore()
  })
})

describe('the name of an account', () => {
  it('is read from the path of the specification', async () => {
    const url = await serveReply(200, { address: ACCOUNT.toLowerCase(), username: 'Baker7' })
    expect(await readProfileName(url, ACCOUNT)).toBe('Baker7')
    expect(requests).toEqual([`GET /api/users/${ACCOUNT}`])
  })

  it('is null for an account without one', async () => {
    expect(await readProfileName(await serveReply(404, { error: 'not_found' }), ACCOUNT)).toBeNull()
  })

  it.each<[string, unknown]>([
    ['no JSON', '<html>'],
    ['no profile', []],
    ['no name', { address: ACCOUNT }],
    ['a name with other characters', { address: ACCOUNT, username: 'bad<b>\u202E' }],
    ['a name that is too long', { address: ACCOUNT, username: 'a'.repeat(16) }],
    ['another account', { address: ACCOUNT.replace('f39', '039'), username: 'Baker7' }],
    ['a malformed address', { address: '0x12', username: 'Baker7' }],
  ])('is unavailable for a reply with %s', async (_, reply) => {
    await expect(readProfileName(await serveReply(200, reply), ACCOUNT)).rejects.toThrow(ServiceUnavailableError)
  })

  it('is unavailable for a refusal', async () => {
    const reply = { address: ACCOUNT, username: 'Baker7' }
    await expect(readProfileName(await serveReply(400, reply), ACCOUNT)).rejects.toThrow(ServiceUnavailableError)
  })
})
