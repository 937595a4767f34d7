import { Wallet } from 'ethers'
import { beforeEach, expect, test } from 'vitest'
import type { Nodes } from '../../../chain/rpc/nodes'
import {
  envelopeOf,
  type HubMessage,
  type MessageFacts,
  typedDataOf,
  voteMessage,
} from '../../../chain/services/hubEnvelope'
import type { HubVote } from '../../../chain/services/votes'
import { toAddress } from '../../../core/address'
import { checkSignatures } from './signedVote.chain'

const SPACE = 'hotcake.eth'
const PROPOSAL = `0x${'ab'.repeat(32)}`
const place = { space: SPACE, proposal: PROPOSAL }
const wallet = new Wallet(`0x${'07'.repeat(32)}`)
const from = toAddress(wallet.address)
const facts: MessageFacts = { from, space: SPACE, version: '0.1.3', timestampS: 1_700_000_000 }
const power = { total: '12.5', verificationHash: '0xaa' }
const message = voteMessage(facts, { proposal: PROPOSAL, choice: 2, power })
const stated: HubVote = {
  ...{ id: 'v', voter: from, createdS: facts.timestampS, choice: 2, statedPower: '12.5', verificationHash: '0xaa' },
}

/** Response of the node to the contracts' check of a signature; each test may set it. */
let reply: () => Promise<unknown>
const nodes: Nodes = { request: () => reply() }
beforeEach(() => {
  reply = () => Promise.reject(new Error('No node replies'))
})

async function typed({ message: content, ...rest }: HubMessage = message, changes: object = {}) {
  const signed: HubMessage = { ...rest, message: { ...content, ...changes } }
  const {
    domain,
    types,
    message: fields,
  } = JSON.parse(typedDataOf(signed)) as {
    domain: object
    types: Record<string, { name: string; type: string }[]>
    message: Record<string, unknown>
  }
  const { EIP712Domain: _, ...own } = types
  return envelopeOf(signed, from, { signature: await wallet.signTypedData(domain, own, fields), isTyped: true })
}
const text = async () =>
  envelopeOf(message, from, { signature: await wallet.signMessage(message.text), isTyped: false })

const standingOf = async (envelope: unknown, vote: HubVote = stated) =>
  (await checkSignatures(nodes, [vote], { envelopes: new Map([[vote.id, envelope]]), place }))[vote.id]

test('accepts a vote that its account signed, as typed data and as the text of 2021', async () => {
  expect(await standingOf(await typed())).toBe('signed')
  expect(await standingOf(await text())).toBe('signed')
  expect(await standingOf(JSON.parse(JSON.stringify(await typed())))).toBe('signed')
})

test.each<[string, Partial<HubVote>]>([
  ['another choice', { choice: 1 }],
  ['another power', { statedPower: '13.5' }],
  ['another hash of the power', { verificationHash: '0xbb' }],
  ['another time', { createdS: 1_700_000_001 }],
  ['another account', { voter: toAddress(`0x${'12'.repeat(20)}`) }],
])('refuses a vote that the hub states with %s', async (_, changes) => {
  expect(await standingOf(await typed(), { ...stated, ...changes })).toBe('false')
  expect(await standingOf(await text(), { ...stated, ...changes })).toBe('false')
})

test.each<[string, object]>([
  ['another space', { space: 'other.eth' }],
  ['another proposal', { proposal: `0x${'cd'.repeat(32)}` }],
  ['metadata that are no object', { metadata: '7' }],
])('refuses a vote that was signed for %s', async (_, changes) => {
  expect(await standingOf(await typed(message, changes))).toBe('false')
})

test('refuses content that differs from the signed one, and types that clients do not sign', async () => {
  reply = () => Promise.resolve('0x')
  const envelope = (await typed()) as unknown as { data: { domain: object; types: object; message: object } }
  const { data } = envelope
  for (const changed of [
    { ...data, domain: { name: 'other', version: '0.1.4' } },
    { ...data, types: { Vote: [{ name: 'choice', type: 'string' }] } },
    { ...data, types: { Vote: [{ name: 'toString', type: 'string' }] } },
    { ...data, types: { Vote: [7] } },
    { ...data, types: { Proposal: [] } },
    { ...data, message: { ...data.message, choice: 'x' } },
    { ...data, message: null },
  ]) {
    expect(await standingOf({ ...envelope, data: changed })).toBe('false')
  }
  for (const garbage of [7, 'x', [], {}, { sig: '0x12' }, { sig: '0x12', msg: '{' }, { sig: 'x', msg: '{}' }]) {
    expect(await standingOf(garbage)).toBe('false')
  }
})

test('cannot check a vote without a signed message, nor a contract’s signature without a node', async () => {
  expect(await standingOf(null)).toBe('unknown')
  expect(await standingOf(undefined)).toBe('unknown')
  expect(await standingOf({ ...(await typed()), sig: `0x${'11'.repeat(65)}` })).toBe('unknown')
})
