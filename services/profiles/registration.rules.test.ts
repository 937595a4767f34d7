import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unicodeCharacter } from '../../test/unicodeCharacter.ts'
import { walletAt } from '../testing/messages.ts'
import { CHAIN_ID, HOST, NOW } from '../testing/services.ts'
import { readRegistration, registrationText } from './registration.rules.ts'

const terms = { hosts: [HOST], chainId: CHAIN_ID, now: NOW }
const { address } = walletAt(0)
const body = {
  ...{ address, username: 'Satoshi', host: HOST, chainId: CHAIN_ID, time: NOW, signature: `0x${'11'.repeat(65)}` },
}

describe('registrationText', () => {
  test('names account, name, host, chain and time', () => {
    expect(registrationText({ address, name: 'Satoshi', host: HOST, chainId: CHAIN_ID, time: NOW })).toBe(
      [
        'localhost:5173 asks you to take the name Satoshi for your account.',
        '',
        'The name is public and cannot be changed.',
        '',
        `Account: ${address}`,
        'Name: Satoshi',
        'Host: localhost:5173',
        'Chain: 31337',
        'Time: 2026-01-01T00:00:00.000Z',
      ].join('\n'),
    )
  })
})

describe('readRegistration', () => {
  test('reads a registration, and writes the address in the EIP-55 form', () => {
    const { signature, ...facts } = body
    const read = { address, name: facts.username, host: HOST, chainId: CHAIN_ID, time: NOW, signature }
    expect(readRegistration(body, terms)).toEqual(read)
    expect(readRegistration({ ...body, address: address.toLowerCase() }, terms)).toEqual(read)
  })

  test.each<[string, Record<string, unknown>]>([
    ['malformed', { address: address.slice(2) }],
    ['malformed', { address: 7 }],
    ['malformed', { username: 7 }],
    ['malformed', { host: 7 }],
    ['malformed', { host: 'a b' }],
    ['malformed', { host: 'a\nName: b' }],
    ['malformed', { chainId: '31337' }],
    ['malformed', { time: 1.5 }],
    ['malformed', { signature: '0x' }],
    ['malformed', { signature: [body.signature] }],
    ['length', { username: 'ab' }],
    ['characters', { username: 'a\nb' }],
    ['reserved', { username: 'admin' }],
    ['host', { host: 'evil.example' }],
    ['chain', { chainId: 56 }],
    ['time', { time: NOW - 301 }],
    ['time', { time: NOW + 301 }],
    ['time', { time: Number.MAX_SAFE_INTEGER }],
  ])('returns %s for %j', (fault, fields) => {
    expect(readRegistration({ ...body, ...fields }, terms)).toBe(fault)
  })

  test('never throws', () => {
    for (const value of [null, undefined, 7, 'text', []]) expect(readRegistration(value, terms)).toBe('malformed')
    const field = fc.constantFrom(...Object.keys(body))
    fc.assert(
      fc.property(
        field,
        fc.oneof(fc.jsonValue(), fc.double(), fc.string({ unit: unicodeCharacter })),
        (name, value) => {
          expect(() => readRegistration({ ...body, [name]: value }, terms)).not.toThrow()
        },
      ),
    )
  })
})
