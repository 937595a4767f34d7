import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Wallet } from 'ethers'
import { afterEach, describe, expect, it } from 'vitest'
import { toAddress } from '../../core/address'
import { ServiceUnavailableError } from './fetchReply'
import { envelopeOf, proposalMessage, typedDataOf, voteMessage } from './hubEnvelope'
import { readProposal, readProposals } from './proposals'
import { MessageRefusedError, sendMessage } from './sendMessage'
import { readVotes } from './votes'
import { readVotingPower, verifyVotes } from './votingPower'

const ACCOUNT = toAddress(`0x${'aB'.repeat(20)}`)
const ID = `0x${'1'.repeat(64)}`

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

interface Request {
  path: string
  body: { variables?: Record<string, unknown>; votes?: unknown[] } & Record<string, unknown>
}

/** Serves the replies of a function; returns the URL and the requests. */
async function serve(reply: (request: Request) => unknown, status = 200) {
  const received: Request[] = []
  server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      const parsed = { path: request.url ?? '', body: JSON.parse(text) as Request['body'] }
      received.push(parsed)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply(parsed)))
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

const proposal = {
  ...{ id: ID, author: ACCOUNT, title: 'A', choices: ['x', 'y'], start: 1, end: 2, snapshot: '3', state: 'closed' },
}
const read = {
  ...{ id: ID, author: ACCOUNT, title: 'A', choices: ['x', 'y'], startS: 1, endS: 2, snapshotBlock: 3 },
  state: 'closed',
}

describe('proposals', () => {
  it('are read without their texts, by end descending', async () => {
    const { url, received } = await serve(() => ({ data: { proposals: [proposal] } }))
    expect(await readProposals(url, { space: 'a.eth', first: 5 })).toEqual([{ ...read, body: null }])
    expect(received[0]?.path).toBe('/graphql')
    expect(received[0]?.body.variables).toEqual({ space: 'a.eth', first: 5, skip: 0, state: 'active' })
  })

  it('are read one by one with their text, and null where the hub has none', async () => {
    const { url } = await serve(({ body }) => ({
      data: { proposal: body.variables?.['id'] === ID ? { ...proposal, body: 'b'.repeat(100_000) } : null },
    }))
    expect((await readProposal(url, ID))?.body).toHaveLength(100_000)
    expect(await readProposal(url, 'other')).toBeNull()
  })

  it.each([
    ['an author that is no account', { author: 'me' }],
    ['an id that is a path', { id: '../x' }],
    ['a start that is a text', { start: '1' }],
    ['a state of another kind', { state: 'open' }],
    ['a choice that is a number', { choices: ['x', 7] }],
  ])('with %s are rejected', async (_, wrong) => {
    const { url } = await serve(() => ({ data: { proposals: [{ ...proposal, ...wrong }] } }))
    await expect(readProposals(url, { space: 'a.eth', first: 5 })).rejects.toThrow(ServiceUnavailableError)
  })
})

describe('votes', () => {
  const all = Array.from({ length: 2_500 }, (_, index) => ({
    ...{ id: `v${index}`, voter: ACCOUNT, created: 5_000 - Math.floor(index / 700), choice: 1 },
    metadata: { votingPower: '1.5', verificationHash: '0xaa' },
  }))
  const page = ({ body }: Request) => {
    const { until, skip } = body.variables as { until: number; skip: number }
    return { data: { votes: all.filter(({ created }) => created <= until).slice(skip, skip + 1_000) } }
  }

  it('are read in pages until an empty one, each once', async () => {
    const { url, received } = await serve(page)
    const votes = await readVotes(url, ID)
    expect(new Set(votes.map(({ id }) => id)).size).toBe(2_500)
    expect(votes).toHaveLength(2_500)
    expect(received).toHaveLength(4)
    expect(votes[0]).toMatchObject({ choice: 1, statedPower: '1.5', verificationHash: '0xaa' })
  })

  it.each([
    ['no metadata', { metadata: null }, { statedPower: null, verificationHash: null }],
    ['a number as power', { metadata: { votingPower: 12.5 } }, { statedPower: '12.5' }],
    ['a negative power', { metadata: { votingPower: '-1' } }, { statedPower: null }],
    ['a hash that is code', { metadata: { verificationHash: '<b>' } }, { verificationHash: null }],
    ['several choices', { choice: [1, 2] }, { choice: null }],
    ['choice 0', { choice: 0 }, { choice: null }],
  ])('with %s are read', async (_, fields, expected) => {
    const one = { ...all[0], ...fields }
    const { url } = await serve(({ body }) => ({ data: { votes: body.variables?.['skip'] === 0 ? [one] : [] } }))
    expect((await readVotes(url, ID))[0]).toMatchObject(expected)
  })
})

describe('voting power', () => {
  const parts = {
    ...{ cakeBalance: '1', cakeVaultBalance: '0', cakePoolBalance: '2.5', poolsBalance: '0', cakeBnbLpBalance: '0' },
    ...{ total: '3.5', verificationHash: ID },
  }

  it('is read at a block', async () => {
    const { url, received } = await serve(() => ({ data: { ...parts, block: 7 } }))
    expect((await readVotingPower(url, { address: ACCOUNT, block: 7, poolAddresses: [] })).total).toBe('3.5')
    expect(received[0]).toEqual({ path: '/power', body: { address: ACCOUNT, block: 7, poolAddresses: [] } })
  })

  it.each([
    ['a part that is no amount', 200, { data: { ...parts, cakeBalance: 'x' } }],
    ['a refusal', 400, { error: 'unknown block' }],
    ['no history', 503, { error: 'history_unavailable' }],
  ])('is unavailable for %s', async (_, status, reply) => {
    const { url } = await serve(() => reply, status)
    await expect(readVotingPower(url, { address: ACCOUNT, poolAddresses: [] })).rejects.toThrow(ServiceUnavailableError)
  })

  it('of votes is verified in pages', async () => {
    const { url, received } = await serve(({ body }) => ({
      data: Object.fromEntries(
        (body.votes as { address: string }[]).map(({ address }) => [address.toLowerCase(), { isValid: true }]),
      ),
    }))
    const votes = Array.from({ length: 1_100 }, (_, index) => ({
      ...{ address: toAddress(`0x${String(index).padStart(40, '0')}`), verificationHash: ID, total: '1' },
    }))
    expect((await verifyVotes(url, 7, votes)).size).toBe(1_100)
    expect(received.map(({ body }) => body.votes?.length)).toEqual([500, 500, 100])
    expect(received[0]?.body['block']).toBe(7)
  })
})

describe('a message', () => {
  const wallet = new Wallet(`0x${'1'.repeat(64)}`)
  const facts = { from: toAddress(wallet.address), space: 'a.eth', version: '0.1.3', timestampS: 100 }
  const vote = voteMessage(facts, { proposal: ID, choice: 2, power: { total: '1', verificationHash: '0xaa' } })

  it('is signed as typed data with its types', async () => {
    const { domain, types, primaryType, message } = JSON.parse(typedDataOf(vote)) as {
      domain: object
      types: Record<string, { name: string; type: string }[]>
      primaryType: string
      message: Record<string, unknown>
    }
    const { EIP712Domain: _, ...own } = types
    const signature = await wallet.signTypedData(domain, own, message)
    expect(primaryType).toBe('Vote')
    const envelope = envelopeOf(vote, facts.from, { signature, isTyped: true })
    expect(envelope).toEqual({ address: wallet.address, sig: signature, data: { domain, types: own, message } })
  })

  it('names a proposal from before typed messages as text', () => {
    const old = voteMessage(facts, { proposal: 'QmOld', choice: 1, power: { total: '1', verificationHash: '0xaa' } })
    expect(old.types['Vote']?.find(({ name }) => name === 'proposal')?.type).toBe('string')
  })

  it('has the form of 2021 for wallets without typed data', () => {
    const published = proposalMessage(facts, {
      ...{
        title: 'A',
        body: 'b',
        choices: ['x', 'y'],
        startS: 1,
        endS: 2,
        snapshotBlock: 3,
        voteType: 'single-choice',
      },
    })
    expect(JSON.parse(published.text)).toEqual({
      ...{ version: '0.1.3', timestamp: '100', space: 'a.eth', type: 'proposal' },
      payload: {
        ...{ name: 'A', body: 'b', choices: ['x', 'y'], start: 1, end: 2, snapshot: 3, metadata: {} },
        type: 'single-choice',
      },
    })
    expect(envelopeOf(vote, facts.from, { signature: '0x12', isTyped: false })).toEqual({
      ...{ address: wallet.address, sig: '0x12', msg: vote.text },
    })
  })

  const envelope = envelopeOf(vote, facts.from, { signature: '0x12', isTyped: true })

  it('is accepted with an id', async () => {
    const { url, received } = await serve(() => ({ id: ID, ipfsHash: ID }))
    expect(await sendMessage(url, envelope)).toBe(ID)
    expect(received[0]?.path).toBe('/api/message')
  })

  it('is refused with a reason', async () => {
    const { url } = await serve(() => ({ error: 'client_error', error_description: 'wrong timestamp' }), 400)
    await expect(sendMessage(url, envelope)).rejects.toEqual(new MessageRefusedError('wrong timestamp'))
  })

  it.each([
    ['no receipt', 200, {}],
    ['no reason', 400, {}],
    ['too many requests', 429, { error: 'too_many_requests' }],
  ])('counts as not accepted for a reply with %s', async (_, status, reply) => {
    const { url } = await serve(() => reply, status)
    await expect(sendMessage(url, envelope)).rejects.toThrow(ServiceUnavailableError)
  })
})
