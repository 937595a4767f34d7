import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toAddress } from '../../../core/address'

const [NAMED, UNNAMED] = [toAddress(`0x${'aB'.repeat(20)}`), toAddress(`0x${'c'.repeat(40)}`)]

let server: Server
let url = ''
let requests: string[] = []
let isDown = false

beforeEach(async () => {
  vi.resetModules()
  ;[requests, isDown] = [[], false]
  server = createServer((request, response) => {
    requests.push(request.url ?? '')
    const isKnown = request.url?.toLowerCase().endsWith(NAMED.toLowerCase()) === true
    response.writeHead(isDown ? 503 : isKnown ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isKnown ? { address: NAMED, username: 'Baker7' } : { error: 'not_found' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

it('reads a name once, in any letter case, and an account without a name again after a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const { knownName } = await import('./names')
  const both = [knownName(url, NAMED), knownName(url, toAddress(NAMED.toLowerCase()))]
  expect(await Promise.all(both)).toEqual(['Baker7', 'Baker7'])
  expect(await knownName(url, NAMED)).toBe('Baker7')
  expect(await knownName(url, UNNAMED)).toBeNull()
  expect(await knownName(url, UNNAMED)).toBeNull()
  expect(requests).toHaveLength(2)
  vi.setSystemTime(1_060_000)
  expect(await knownName(url, UNNAMED)).toBeNull()
  expect(await knownName(url, NAMED)).toBe('Baker7')
  expect(requests).toHaveLength(3)
})

it('sends no request for the accounts beyond those that a window shows', async () => {
  const { knownName } = await import('./names')
  const accounts = Array.from({ length: 60 }, (_, at) => toAddress(`0x${String(at + 10).repeat(20)}`))
  const results = await Promise.allSettled(accounts.map((account) => knownName(url, account)))
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(20)
  expect(requests).toHaveLength(40)
  expect(await knownName(url, NAMED)).toBe('Baker7')
})

it('sends no request for a while after a failure, and then reads again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const { knownName } = await import('./names')
  isDown = true
  await expect(knownName(url, NAMED)).rejects.toThrow('The services do not reply')
  const count = requests.length
  await expect(knownName(url, UNNAMED)).rejects.toThrow('The services do not reply')
  expect(requests).toHaveLength(count)
  isDown = false
  vi.setSystemTime(1_030_000)
  expect(await knownName(url, NAMED)).toBe('Baker7')
})
