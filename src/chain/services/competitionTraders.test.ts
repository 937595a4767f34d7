import { afterEach, expect, test, vi } from 'vitest'
import { readTraders } from './competitionTraders'
import { ServiceUnavailableError } from './fetchReply'

const ACCOUNT = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const URL = 'http://services.test'

afterEach(() => void vi.unstubAllGlobals())

/** Replies to each query with the same data. */
const serve = (data: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } })),
  )

test('reads the traders of each team with their volumes', async () => {
  serve({ traders: [{ id: ACCOUNT, team: 2, volume: '1500000000000000000', trades: 3 }] })
  const trader = { account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', teamId: 2, trades: 3 }
  expect(await readTraders(URL, [2])).toEqual([{ ...trader, volumeRaw: 1_500_000_000_000_000_000n }])
  expect(await readTraders(URL, [1, 2, 3])).toHaveLength(3)
})

test.each([
  [{ traders: [{ id: ACCOUNT, team: 0, volume: '1', trades: 1 }] }],
  [{ traders: [{ id: ACCOUNT, team: 1, volume: '-1', trades: 1 }] }],
  [{ traders: [{ id: '0x12', team: 1, volume: '1', trades: 1 }] }],
  [{ traders: null }],
])('rejects a reply of a wrong form: %j', async (data) => {
  serve(data)
  await expect(readTraders(URL, [1])).rejects.toBeInstanceOf(ServiceUnavailableError)
})
