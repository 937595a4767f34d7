import * as fc from 'fast-check'
import { TypedDataEncoder } from 'ethers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ChainUnavailable, HistoryUnavailable } from '../chain/node.ts'
import type { Store } from '../store/store.ts'
import { messages, proposals, votes } from '../store/tables.ts'
import { emptyStore } from '../testing/emptyStore.ts'
import { textEnvelope, typedEnvelope, walletAt, wallets } from '../testing/messages.ts'
import { HEAD, NOW, SPACE, testServices, type TestServices } from '../testing/services.ts'
import { isNewerVote } from './proposal.rules.ts'

let store: Store
let services: TestServices
let now = NOW

beforeAll(async () => {
  store = await emptyStore()
})
beforeEach(async () => {
  now = NOW
  for (const table of [votes, proposals, messages]) await store.database.delete(table)
  services = await testServices({ store, now: () => now })
})

const author = walletAt(0)
const voter = walletAt(1)

async function publish(fields: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await services.post('/', await typedEnvelope(author, 'proposal', fields))
  expect([status, body['error_description']]).toEqual([200, undefined])
  return String(body['id'])
}

const countOf = async (table: typeof messages | typeof votes | typeof proposals) =>
  (await store.database.select().from(table)).length

describe('proposals', () => {
  test('are accepted in both forms of envelope and at each path, and listed as in 2021', async () => {
    const typed = await typedEnvelope(author, 'proposal')
    const { body } = await services.post('/', typed)
    expect(body['id']).toBe(TypedDataEncoder.hash(typed.data.domain, { ...typed.data.types }, typed.data.message))
    const older = { name: 'From 2021', end: NOW + 100 }
    const text = await services.post('/api/message', await textEnvelope(author, 'proposal', older))
    expect(text.body['ipfsHash']).toBe(text.body['id'])
    const { proposals: list } = await services.query<{ proposals: unknown[] }>(
      `query getProposals($first: Int!, $skip: Int!, $state: String!) {
        proposals(first: $first, skip: $skip, orderBy: "end", orderDirection: desc,
          where: { space_in: "${SPACE.id}", state: $state }) {
          id title body choices start end snapshot state author space { id name }
        }
      }`,
      { first: 5, skip: 0, state: 'active' },
    )
    const first = {
      ...{ id: body['id'], title: 'A title', body: 'A text', choices: ['Yes', 'No'], start: NOW, end: NOW + 86_400 },
      ...{ snapshot: String(HEAD - 1), state: 'active', author: author.address },
      space: { id: SPACE.id, name: SPACE.name },
    }
    expect(list).toEqual([first, { ...first, id: text.body['id'], title: 'From 2021', end: NOW + 100 }])
  })

  test.each<[string, Record<string, unknown>]>([
    ['unknown space', { space: 'other.eth' }],
    ['wrong timestamp', { timestamp: NOW - 301 }],
    ['wrong timestamp', { timestamp: NOW + 301 }],
    ['not enough choices', { choices: ['Yes'] }],
    ['proposal end date must be after start date', { end: NOW }],
    ['snapshot block is not known', { snapshot: HEAD + 1 }],
    ['wrong message body', { title: '' }],
  ])('are refused with "%s"', async (fault, fields) => {
    const { status, body } = await services.post('/', await typedEnvelope(author, 'proposal', fields))
    expect([status, body]).toEqual([400, { error: 'client_error', error_description: fault }])
    expect(await countOf(messages)).toBe(0)
  })

  test('need the minimum power of the space', async () => {
    const poor = await testServices({ store, powerRaw: () => SPACE.minPowerRaw - 1n })
    const { body } = await poor.post('/', await typedEnvelope(author, 'proposal'))
    expect(body['error_description']).toBe('not enough voting power to publish')
  })

  test('are refused with a signature of another account, of other content, or with a high s', async () => {
    const envelope = await typedEnvelope(author, 'proposal')
    const other = await typedEnvelope(voter, 'proposal')
    const changed = await typedEnvelope(author, 'proposal', { title: 'Another' })
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const high = (order - BigInt(`0x${envelope.sig.slice(66, 130)}`)).toString(16).padStart(64, '0')
    const flipped = envelope.sig.endsWith('1b') ? '1c' : '1b'
    for (const sig of [other.sig, changed.sig, `${envelope.sig.slice(0, 66)}${high}${flipped}`]) {
      const { body } = await services.post('/', { ...envelope, sig })
      expect(body['error_description']).toBe('wrong signature')
    }
  })

  test('of a contract wallet are accepted if its contract accepts the signature', async () => {
    const calls: string[][] = []
    const wallet = await testServices({
      store,
      isSignedByContract: async (...args) => calls.push(args) > 0 && args[2] === `0x${'11'.repeat(80)}`,
    })
    const envelope = await typedEnvelope(author, 'proposal')
    const { status, body } = await wallet.post('/', { ...envelope, sig: `0x${'11'.repeat(80)}` })
    expect(status).toBe(200)
    expect(calls).toEqual([[author.address, body['id'], `0x${'11'.repeat(80)}`]])
    const refused = await wallet.post('/', { ...envelope, sig: `0x${'22'.repeat(80)}` })
    expect(refused.body['error_description']).toBe('wrong signature')
  })

  test('wait for the chain: without a node the status is 503, and nothing is stored', async () => {
    const alone = await testServices({ store, head: () => Promise.reject(new ChainUnavailable('no node')) })
    const { status, body } = await alone.post('/', await typedEnvelope(author, 'proposal'))
    expect([status, body['error']]).toEqual([503, 'chain_unavailable'])
    expect(await countOf(messages)).toBe(0)
  })

  test('are stored once for 20 simultaneous replays', async () => {
    const envelope = await typedEnvelope(author, 'proposal')
    const replies = await Promise.all(Array.from({ length: 20 }, () => services.post('/', envelope)))
    expect(new Set(replies.map(({ status, body }) => `${status} ${String(body['id'])}`)).size).toBe(1)
    expect([await countOf(messages), await countOf(proposals)]).toEqual([1, 1])
  })
})

describe('votes', () => {
  test('are listed as in 2021, with the power that the client claims', async () => {
    const proposal = await publish()
    const metadata = { votingPower: '12.5', verificationHash: '0x12' }
    const reply = await services.post(
      '/api/message',
      await textEnvelope(voter, 'vote', { proposal, choice: 2, metadata }),
    )
    const { votes: list } = await services.query<{ votes: unknown[] }>(
      `query getVotes($first: Int!, $skip: Int!, $where: VoteWhere) {
        votes(first: $first, skip: $skip, where: $where) {
          id voter created choice space { id name } proposal { choices } metadata
        }
      }`,
      { first: 1000, skip: 0, where: { proposal } },
    )
    const space = { id: SPACE.id, name: SPACE.name }
    const row = { voter: voter.address, created: NOW, choice: 2, space, proposal: { choices: ['Yes', 'No'] }, metadata }
    expect(list).toEqual([{ id: reply.body['id'], ...row }])
  })

  test('have the signed message as it was received, in both forms', async () => {
    const proposal = await publish()
    const envelopes = [
      await textEnvelope(voter, 'vote', { proposal, choice: 2 }),
      await typedEnvelope(author, 'vote', { proposal, choice: 1 }),
    ]
    for (const envelope of envelopes) expect((await services.post('/', envelope)).status).toBe(200)
    const { votes: list } = await services.query<{ votes: { voter: string; envelope: unknown }[] }>(
      '{ votes { voter envelope } }',
    )
    const byVoter = new Map(list.map(({ voter: account, envelope }) => [account, envelope]))
    expect(byVoter.get(voter.address)).toEqual(envelopes[0])
    expect(JSON.parse(JSON.stringify(byVoter.get(author.address)))).toEqual(JSON.parse(JSON.stringify(envelopes[1])))
  })

  test.each<[string, Record<string, unknown>, number]>([
    ['invalid choice', { choice: 3 }, 0],
    ['invalid choice', { choice: 0 }, 0],
    ['unknown proposal', { proposal: `0x${'00'.repeat(32)}` }, 0],
    ['not in voting window', {}, 86_401],
  ])('are refused with "%s": %j', async (fault, fields, laterSeconds) => {
    const proposal = await publish()
    now = NOW + laterSeconds
    const { body } = await services.post(
      '/',
      await typedEnvelope(voter, 'vote', { proposal, timestamp: now, ...fields }),
    )
    expect(body['error_description']).toBe(fault)
    expect(await countOf(votes)).toBe(0)
  })

  test('need power at the snapshot block of the proposal, unless no node has the state of that block', async () => {
    const proposal = await publish()
    const cast = await typedEnvelope(voter, 'vote', { proposal })
    const asked: [string, number][] = []
    const poor = await testServices({ store, powerRaw: (...args) => (asked.push(args) > 0 ? 0n : 1n) })
    expect((await poor.post('/', cast)).body['error_description']).toBe('no voting power')
    expect(asked).toEqual([[voter.address, HEAD - 1]])
    const powerRaw = (_: string, block: number): bigint => {
      throw new HistoryUnavailable(block)
    }
    const forgetful = await testServices({ store, powerRaw })
    expect((await forgetful.post('/', cast)).status).toBe(200)
    expect(await countOf(votes)).toBe(1)
  })

  test('of one account count once, the newest, in whatever order they arrive', async () => {
    const proposal = await publish({ choices: ['1', '2', '3'] })
    const cast = fc.record({ created: fc.integer({ min: NOW - 3, max: NOW }), choice: fc.integer({ min: 1, max: 3 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(cast, { minLength: 1, maxLength: 4 }), fc.boolean(), async (casts, atOnce) => {
        await store.database.delete(votes)
        await store.database.delete(messages)
        const sent: { id: string; created: number; choice: number }[] = []
        const send = async ({ created, choice }: { created: number; choice: number }) => {
          const envelope = await typedEnvelope(voter, 'vote', { proposal, timestamp: created, choice })
          const { body } = await services.post('/', envelope)
          sent.push({ id: String(body['id']), created, choice })
        }
        if (atOnce) await Promise.all(casts.map(send))
        else for (const one of casts) await send(one)
        const newest = sent.reduce((best, one) => (isNewerVote(one, best) ? one : best))
        const rows = await store.database.select().from(votes)
        expect(rows.map(({ id, choice, created }) => ({ id, choice, created }))).toEqual([newest])
      }),
      { numRuns: 25 },
    )
  })

  test('of many accounts are paged without repetition', async () => {
    const proposal = await publish()
    await Promise.all(
      wallets.map(async (wallet) => services.post('/', await typedEnvelope(wallet, 'vote', { proposal }))),
    )
    const page = (skip: number) =>
      services.query<{ votes: { voter: string }[] }>(`{ votes(first: 7, skip: ${skip}) { voter } }`)
    const pages = await Promise.all([0, 7, 14, 21].map(page))
    const voters = pages.flatMap(({ votes: rows }) => rows.map((row) => row.voter))
    expect(voters.toSorted()).toEqual(wallets.map(({ address }) => address).toSorted())
  })
})

describe('cancellation', () => {
  test('by the author removes the proposal from lists and ends voting; by others it is refused', async () => {
    const proposal = await publish()
    const refused = await services.post('/', await typedEnvelope(voter, 'cancel', { proposal }))
    expect(refused.body['error_description']).toBe('not authorized to cancel proposal')
    const accepted = await services.post('/', await textEnvelope(author, 'delete-proposal', { proposal }))
    expect(accepted.status).toBe(200)
    const { one, all } = await services.query<{ one: unknown; all: unknown[] }>(
      'query ($id: String) { one: proposal(id: $id) { id } all: proposals { id } }',
      { id: proposal },
    )
    expect([one, all]).toEqual([null, []])
    const vote = await services.post('/', await typedEnvelope(voter, 'vote', { proposal }))
    expect(vote.body['error_description']).toBe('unknown proposal')
    expect(await countOf(messages)).toBe(2)
  })
})
