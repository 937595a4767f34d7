import { Interface } from 'ethers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openChain } from '../chain/node.ts'
import { readDeployment } from '../deployment.ts'
import type { Store } from '../store/store.ts'
import { names } from '../store/tables.ts'
import { emptyStore } from '../testing/emptyStore.ts'
import { startFakeNode } from '../testing/fakeNode.ts'
import { walletAt, wallets } from '../testing/messages.ts'
import { CHAIN_ID, HOST, NOW, testServices, type TestServices } from '../testing/services.ts'
import { collectibleReader } from './collectibles.ts'
import { registrationText } from './registration.rules.ts'
import { teamReader } from './teams.ts'

let store: Store
let services: TestServices

beforeAll(async () => {
  store = await emptyStore()
})
beforeEach(async () => {
  await store.database.delete(names)
  services = await testServices({ store })
})

async function claim(at: number, username: string, fields: Record<string, unknown> = {}) {
  const wallet = walletAt(at)
  const signed = { address: wallet.address, name: username, host: HOST, chainId: CHAIN_ID, time: NOW }
  const signature = await wallet.signMessage(registrationText(signed))
  const { name: _name, ...facts } = signed
  return services.post('/api/users/register', { ...facts, username, signature, ...fields })
}

const profileOf = async (address: string) => {
  const response = await services.app.request(`/api/users/${address}`)
  return { status: response.status, body: await response.json() }
}

describe('registration', () => {
  test('gives an account a name that every reader gets, in any case of the address', async () => {
    const { address } = walletAt(0)
    expect(await profileOf(address)).toEqual({ status: 404, body: { error: 'not_found' } })
    expect(await claim(0, 'Satoshi')).toEqual({ status: 201, body: { address, username: 'Satoshi' } })
    for (const form of [address, address.toLowerCase()]) {
      expect(await profileOf(form)).toEqual({ status: 200, body: { address, username: 'Satoshi' } })
    }
  })

  test('cannot be changed or repeated for another name; a replay changes nothing', async () => {
    await claim(0, 'Satoshi')
    expect(await claim(0, 'Nakamoto')).toEqual({ status: 409, body: { error: 'named' } })
    expect((await claim(0, 'Satoshi')).status).toBe(200)
    expect(await claim(0, 'SATOSHI')).toEqual({ status: 409, body: { error: 'named' } })
    expect((await store.database.select().from(names)).length).toBe(1)
  })

  test('of one name by 20 accounts at once, in different case, succeeds once', async () => {
    const forms = wallets.map((_, at) =>
      'satoshix'
        .split('')
        .map((l, i) => ((at >> i) & 1 ? l.toUpperCase() : l))
        .join(''),
    )
    const replies = await Promise.all(forms.map((form, at) => claim(at, form)))
    const withStatus = (wanted: number) => replies.filter(({ status }) => status === wanted).length
    expect([withStatus(201), withStatus(409)]).toEqual([1, 19])
    expect((await store.database.select().from(names)).length).toBe(1)
  })

  test('refuses a name that looks like a taken one', async () => {
    await claim(0, 'Bill')
    expect(await claim(1, 'BiIl')).toEqual({ status: 409, body: { error: 'taken' } })
    expect(await claim(1, 'Bi1l')).toEqual({ status: 409, body: { error: 'taken' } })
    expect((await claim(1, 'Bob')).status).toBe(201)
  })

  test.each<[string, Record<string, unknown>]>([
    ['signature', { address: walletAt(1).address }],
    ['signature', { time: NOW + 1 }],
    ['signature', { username: 'Nakamoto' }],
    ['host', { host: 'evil.example' }],
    ['chain', { chainId: 56 }],
    ['time', { time: NOW - 301 }],
    ['reserved', { username: 'admin' }],
    ['malformed', { signature: 7 }],
  ])('is refused for its %s: %j', async (error, fields) => {
    expect(await claim(0, 'Satoshi', fields)).toEqual({ status: 400, body: { error } })
    expect((await store.database.select().from(names)).length).toBe(0)
  })
})

describe('reads', () => {
  test('return whether a name is available', async () => {
    await claim(0, 'Satoshi')
    const validity = async (name: string) => {
      const response = await services.app.request(`/api/users/valid/${encodeURIComponent(name)}`)
      return [response.status, await response.json()]
    }
    expect(await validity('Nakamoto')).toEqual([200, { valid: true }])
    expect(await validity('SATOSHI')).toEqual([409, { valid: false, reason: 'taken' }])
    expect(await validity('ab')).toEqual([400, { valid: false, reason: 'length' }])
    expect(await validity('a\u0000bc')).toEqual([400, { valid: false, reason: 'characters' }])
  })

  test('refuse a text that is no address', async () => {
    for (const text of ['me', '0x12', 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS', '%00']) {
      expect((await profileOf(text)).status).toBe(400)
    }
  })

  test('return teams by id', async () => {
    const response = await services.app.request('/api/teams/1')
    expect(await response.json()).toEqual({ id: 1, name: 'First', slug: 'first', textColor: '#000000' })
    expect((await services.app.request('/api/teams/9')).status).toBe(404)
  })

  test('add the figures of a team that the profile contract has', async () => {
    const profile = new Interface([
      'function getTeamProfile(uint256) view returns (string, string, uint256, uint256, bool)',
    ])
    const node = await startFakeNode({
      eth_call: profile.encodeFunctionResult('getTeamProfile', ['First', 'Text', 5n, 2n ** 60n, true]),
    })
    const readTeam = teamReader(openChain([node.url]), walletAt(0).address)
    const { app } = await testServices({ store, readTeam })
    const figures = { users: '5', points: '1152921504606846976', isJoinable: true }
    expect(await (await app.request('/api/teams/1')).json()).toMatchObject({ id: 1, name: 'First', ...figures })
    await node.stop()
    expect((await app.request('/api/teams/1')).status).toBe(503)
    expect(teamReader(openChain([node.url]), null)).toBeNull()
  })
  test('return the definitions of a collectible by the variation of its token', async () => {
    const { collectibles } = readDeployment('bsc')
    const address = collectibles.contract ?? ''
    const node = await startFakeNode({ eth_call: `0x${(10).toString(16).padStart(64, '0')}` })
    const { app } = await testServices({
      store,
      readCollectible: collectibleReader(openChain([node.url]), collectibles),
    })
    const read = async (path: string) => {
      const response = await app.request(`/api/nfts/${path}`)
      return [response.status, await response.json()]
    }
    expect(await read(`${address.toLowerCase()}/7`)).toEqual([
      200,
      {
        ...{ address, tokenId: '7', variationId: 10 },
        collectibles: [expect.objectContaining({ identifier: 'hiccup', name: 'Hiccup', type: 'pancake' })],
      },
    ])
    const missing = [404, { error: 'not_found' }]
    expect(await read(`${walletAt(0).address}/7`)).toEqual(missing)
    expect(await read(`${address}/seven`)).toEqual(missing)
    expect(await read('rabbits/7')).toEqual([400, { error: 'malformed' }])
    await node.stop()
    expect((await read(`${address}/7`))[0]).toBe(503)
  })
})
