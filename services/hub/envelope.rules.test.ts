import * as fc from 'fast-check'
import { getAddress, TypedDataEncoder } from 'ethers'
import { describe, expect, test } from 'vitest'
import { unicodeCharacter } from '../../test/unicodeCharacter.ts'
import { messageOf, newestForm, textEnvelope, typedEnvelope, walletAt } from '../testing/messages.ts'
import { NOW, VERSION } from '../testing/services.ts'
import { readEnvelope } from './envelope.rules.ts'
import { DOMAIN, TYPED_FORMS, type MessageKind } from './typedData.rules.ts'

const wallet = walletAt(0)
const PROPOSAL = `0x${'ab'.repeat(32)}`
const SIGNATURE = `0x${'11'.repeat(65)}`

/** Returns an envelope whose signature is not checked here. */
const unsigned = (kind: MessageKind, fields: Record<string, unknown> = {}, from = wallet.address) => {
  const form = newestForm(kind)
  const message = messageOf(form, from, { proposal: PROPOSAL, ...fields })
  return { address: from, sig: SIGNATURE, data: { domain: { ...DOMAIN }, types: form.types, message } }
}

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((value) => value.trim() !== '')
const plain = text.filter((value) => value.isWellFormed() && !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(value))
const seconds = fc.integer({ min: 1, max: 2 ** 31 - 1 })

/** Returns JSON text of an object with a length, as a field or a payload holds it. */
const jsonOfLength = (length: number): string => JSON.stringify({ a: 'a'.repeat(length - '{"a":""}'.length) })
const nestedJson = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

describe('readEnvelope of EIP-712', () => {
  test.each<[string, MessageKind, Record<string, unknown>]>([
    ['a choice of 0, which its proposal then refuses', 'vote', { choice: 0 }],
    ['a choice of 32 bits', 'vote', { choice: 2 ** 32 - 1 }],
    ['metadata of 2048 characters', 'vote', { metadata: jsonOfLength(2_048) }],
    ['metadata of six levels', 'vote', { metadata: nestedJson(6) }],
    ['a reason of 5000 characters', 'vote', { reason: 'a'.repeat(5_000) }],
    ['a title of 256 characters', 'proposal', { title: 'a'.repeat(256) }],
    ['a text of 20,000 characters', 'proposal', { body: 'a'.repeat(20_000) }],
    ['100 choices of 256 characters', 'proposal', { choices: Array<string>(100).fill('a'.repeat(256)) }],
    ['ten labels', 'proposal', { labels: Array<string>(10).fill('a') }],
    ['a start of 0', 'proposal', { start: 0 }],
  ])('accepts %s', (_, kind, fields) => {
    const { metadata: _text, labels: _labels, ...values } = fields
    expect(readEnvelope(unsigned(kind, fields), VERSION)?.message).toMatchObject({ kind, ...values })
  })

  test('reads plugins as metadata, and empty texts of JSON as none', () => {
    const plugins = { quorum: { total: 5 } }
    const read = (fields: Record<string, unknown>) => readEnvelope(unsigned('proposal', fields), VERSION)?.message
    expect(read({ plugins: JSON.stringify(plugins) })).toMatchObject({ metadata: { plugins } })
    expect(read({ plugins: '' })).toMatchObject({ metadata: { plugins: {} } })
    expect(read({ plugins: '[]' })).toBeUndefined()
  })

  test.each(TYPED_FORMS.map((form, index) => [form.kind, index] as const))(
    'reads what a wallet signs: %s, form %i',
    async (kind, index) => {
      const envelope = await typedEnvelope(wallet, kind, { proposal: PROPOSAL }, TYPED_FORMS[index])
      const read = readEnvelope(JSON.parse(JSON.stringify(envelope)), VERSION)
      expect(read?.message).toMatchObject({ kind, author: wallet.address, created: NOW })
      expect(read?.id).toBe(read?.digest)
    },
  )

  test('returns the signed values and the EIP-712 hash as id', () => {
    fc.assert(
      fc.property(
        plain,
        plain,
        fc.array(plain, { minLength: 1, maxLength: 9 }),
        seconds,
        (title, body, choices, end) => {
          const envelope = unsigned('proposal', { title, body, choices, end })
          const read = readEnvelope(envelope, VERSION)
          expect(read?.message).toMatchObject({ title, body, choices, end })
          expect(read?.id).toBe(
            TypedDataEncoder.hash(DOMAIN, { ...newestForm('proposal').types }, envelope.data.message),
          )
        },
      ),
    )
  })

  test('gives each account and each content its own id', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(99), fc.nat(5), fc.nat(5), (choice, otherChoice, account, otherAccount) => {
        const idOf = (at: number, index: number) =>
          readEnvelope(unsigned('vote', { choice: index }, walletAt(at).address), VERSION)?.id
        const isSame = choice === otherChoice && account === otherAccount
        expect(idOf(account, choice) === idOf(otherAccount, otherChoice)).toBe(isSame)
      }),
    )
  })

  test('gives the same id whatever the signature is', () => {
    const envelope = unsigned('vote')
    const other = { ...envelope, sig: `0x${'22'.repeat(65)}` }
    expect(readEnvelope(envelope, VERSION)?.id).toBe(readEnvelope(other, VERSION)?.id)
  })

  test.each<[string, (envelope: ReturnType<typeof unsigned>) => unknown]>([
    [
      'another domain',
      (envelope) => ({ ...envelope, data: { ...envelope.data, domain: { ...DOMAIN, name: 'other' } } }),
    ],
    [
      'a domain with a chain',
      (envelope) => ({ ...envelope, data: { ...envelope.data, domain: { ...DOMAIN, chainId: 1 } } }),
    ],
    [
      'another version of the domain',
      (envelope) => ({ ...envelope, data: { ...envelope.data, domain: { ...DOMAIN, version: '0.1.5' } } }),
    ],
    ['no domain', (envelope) => ({ ...envelope, data: { ...envelope.data, domain: null } })],
    ['a field more', (envelope) => ({ ...envelope, more: 1 })],
    ['a data field more', (envelope) => ({ ...envelope, data: { ...envelope.data, more: 1 } })],
    ['another author', (envelope) => ({ ...envelope, address: walletAt(1).address })],
    ['an address without 0x', (envelope) => ({ ...envelope, address: wallet.address.slice(2) })],
    [
      'an address with a wrong checksum',
      (envelope) => ({
        ...envelope,
        address: wallet.address
          .replace(/[a-f]/, (l) => l.toUpperCase())
          .replace(/[A-F](?=[^A-F]*$)/, (l) => l.toLowerCase()),
      }),
    ],
    ['a short signature', (envelope) => ({ ...envelope, sig: '0x11' })],
    ['a text as choice', () => unsigned('vote', { choice: '1' })],
    ['a choice above 32 bits', () => unsigned('vote', { choice: 2 ** 32 })],
    ['a negative choice', () => unsigned('vote', { choice: -1 })],
    ['metadata that is no object', () => unsigned('vote', { metadata: '[]' })],
    ['metadata that is no JSON', () => unsigned('vote', { metadata: '{' })],
    ['metadata with a control character', () => unsigned('vote', { metadata: '{"a":"\\u0000"}' })],
    ['long metadata', () => unsigned('vote', { metadata: `{"a":"${'a'.repeat(3000)}"}` })],
    ['deep metadata', () => unsigned('vote', { metadata: `${'{"a":'.repeat(9)}1${'}'.repeat(9)}` })],
    ['metadata of 2049 characters', () => unsigned('vote', { metadata: jsonOfLength(2_049) })],
    ['metadata of seven levels', () => unsigned('vote', { metadata: nestedJson(7) })],
    ['a number as metadata', () => unsigned('vote', { metadata: 7 })],
    ['a list as id of a proposal', () => unsigned('vote', { proposal: [PROPOSAL] })],
    ['a list as id of a cancelled proposal', () => unsigned('cancel', { proposal: [PROPOSAL] })],
    ['a list as signature', (envelope) => ({ ...envelope, sig: [envelope.sig] })],
    ['a proposal without a type', () => unsigned('proposal', { type: '' })],
    ['a proposal without choices', () => unsigned('proposal', { choices: [] })],
    ['eleven labels', () => unsigned('proposal', { labels: Array<string>(11).fill('a') })],
    ['a wrong id of a proposal', () => unsigned('vote', { proposal: '0x12' })],
    ['a title with a control character', () => unsigned('proposal', { title: 'a\u0000b' })],
    ['a title with a reordering mark', () => unsigned('proposal', { title: 'a\u202Eb' })],
    ['a title with half a character', () => unsigned('proposal', { title: 'a\uD800' })],
    ['an empty title', () => unsigned('proposal', { title: ' ' })],
    ['a long title', () => unsigned('proposal', { title: 'a'.repeat(257) })],
    ['a long text', () => unsigned('proposal', { body: 'a'.repeat(20_001) })],
    ['an empty choice', () => unsigned('proposal', { choices: ['a', ' '] })],
    ['too many choices', () => unsigned('proposal', { choices: Array.from({ length: 101 }, (_, at) => `${at}`) })],
    ['a secret proposal', () => unsigned('proposal', { privacy: 'shutter' })],
    ['a fraction as start', () => unsigned('proposal', { start: 1.5 })],
    ['an unknown space form', () => unsigned('proposal', { space: 'Hotcake' })],
  ])('refuses %s', (_, alter) => {
    expect(readEnvelope(alter(unsigned('vote')), VERSION)).toBeNull()
  })
})

describe('readEnvelope of 2021', () => {
  test('reads a proposal, a vote and a cancellation', async () => {
    const proposal = readEnvelope(await textEnvelope(wallet, 'proposal'), VERSION)
    expect(proposal?.message).toMatchObject({ kind: 'proposal', title: 'A title', choices: ['Yes', 'No'] })
    const metadata = { votingPower: '12.5', verificationHash: '0x12' }
    const vote = readEnvelope(await textEnvelope(wallet, 'vote', { proposal: PROPOSAL, choice: 2, metadata }), VERSION)
    expect(vote?.message).toMatchObject({ kind: 'vote', choice: 2, metadata })
    const cancel = readEnvelope(await textEnvelope(wallet, 'delete-proposal', { proposal: PROPOSAL }), VERSION)
    expect(cancel?.message).toMatchObject({ kind: 'cancel', proposal: PROPOSAL })
  })

  test('gives two accounts that sign the same text different ids', async () => {
    const [first, second] = await Promise.all(
      [walletAt(0), walletAt(1)].map((one) => textEnvelope(one, 'vote', { proposal: PROPOSAL })),
    )
    expect(first?.msg).toBe(second?.msg)
    expect(readEnvelope(first, VERSION)?.id).not.toBe(readEnvelope(second, VERSION)?.id)
  })

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['another version', {}, { version: '0.1.4' }],
    ['a number as time', {}, { timestamp: NOW }],
    ['a time of 13 digits', {}, { timestamp: '1767225600000' }],
    ['a time with a sign', {}, { timestamp: '+1767225600' }],
    ['a number as type', {}, { type: 7 }],
    ['an unknown type', {}, { type: 'settings' }],
    ['a type of the prototype', {}, { type: 'constructor' }],
    ['a field more', {}, { more: 1 }],
    ['a payload field more', { more: 1 }, {}],
    ['metadata as a list', { metadata: [] }, {}],
    ['metadata of 2049 characters', { metadata: JSON.parse(jsonOfLength(2_049)) }, {}],
    ['a number as id of a proposal', { proposal: 7 }, {}],
    ['an unknown space form', {}, { space: '../x' }],
  ])('refuses %s', async (_, payload, more) => {
    expect(
      readEnvelope(await textEnvelope(wallet, 'vote', { proposal: PROPOSAL, ...payload }, more), VERSION),
    ).toBeNull()
  })

  test('accepts metadata of 2048 characters, and gives absent texts no content', async () => {
    const metadata = JSON.parse(jsonOfLength(2_048)) as Record<string, unknown>
    const vote = readEnvelope(await textEnvelope(wallet, 'vote', { proposal: PROPOSAL, metadata }), VERSION)
    expect(vote?.message).toMatchObject({ metadata, reason: '', app: '' })
    const proposal = readEnvelope(await textEnvelope(wallet, 'proposal'), VERSION)
    expect(proposal?.message).toMatchObject({ discussion: '', app: '' })
  })

  test('refuses a text of more than 65,536 characters, and a body with another field', async () => {
    const envelope = await textEnvelope(wallet, 'vote', { proposal: PROPOSAL })
    expect(readEnvelope({ ...envelope, msg: envelope.msg.padEnd(65_536) }, VERSION)).not.toBeNull()
    expect(readEnvelope({ ...envelope, msg: envelope.msg.padEnd(65_537) }, VERSION)).toBeNull()
    expect(readEnvelope({ ...envelope, more: 1 }, VERSION)).toBeNull()
  })

  test.each(['', '{', '[]', '7', '"text"'])('refuses the text %s', (msg) => {
    expect(readEnvelope({ address: wallet.address, sig: SIGNATURE, msg }, VERSION)).toBeNull()
  })
})

describe('readEnvelope of anything', () => {
  const addresses = fc.constantFrom(wallet.address, wallet.address.toLowerCase(), '0x', '', 7)
  const anyField = fc.oneof(fc.jsonValue(), fc.string({ unit: unicodeCharacter }), fc.double(), fc.constant('{}'))

  test('returns an envelope or null for 10,000 altered bodies, and never throws', () => {
    const bases = (['proposal', 'vote', 'cancel'] as const).map((kind) => unsigned(kind))
    fc.assert(
      fc.property(fc.nat(2), fc.string(), anyField, addresses, fc.nat(3), (base, extra, value, address, depth) => {
        const body = structuredClone(bases[base]) as Record<string, unknown>
        const data = body['data'] as Record<string, Record<string, unknown>>
        const message = data['message'] ?? {}
        const names = [...Object.keys(message), extra]
        const name = names[extra.length % names.length] ?? extra
        if (depth === 0) body[extra] = value
        else if (depth === 1) data[extra] = value as Record<string, unknown>
        else message[name] = value
        if (depth === 3) body['address'] = address
        const read = readEnvelope(body, VERSION)
        expect(read === null || getAddress(read.address) === read.address).toBe(true)
      }),
      { numRuns: 10_000 },
    )
  })

  test('never throws for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(() => readEnvelope(body, VERSION)).not.toThrow()
      }),
    )
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (msg, payload) => {
        const texts = [msg, JSON.stringify({ version: VERSION, timestamp: '1', space: 'a', type: 'vote', payload })]
        for (const one of texts) {
          const body = { address: wallet.address, sig: SIGNATURE, msg: one }
          expect(() => readEnvelope(body, VERSION)).not.toThrow()
        }
      }),
    )
  })

  test('refuses a nested body without a stack overflow', () => {
    const nested: unknown = JSON.parse(`${'['.repeat(40_000)}${']'.repeat(40_000)}`)
    expect(readEnvelope({ address: wallet.address, sig: SIGNATURE, data: nested }, VERSION)).toBeNull()
  })
})
