import * as fc from 'fast-check'
import { formatUnits, parseUnits } from 'ethers'
import { describe, expect, test } from 'vitest'
import { totalPower, type PowerParts } from './power.rules.ts'
import { isVerified, MAX_VOTES, powerReply, readPowerRequest, readVerifyRequest } from './request.rules.ts'

const ADDRESS = '0x4425918ff69Fe214AC093710cF41216AE9149c3A'
const POOL = '0xA1221A5BBEa699f507CC00bDedeA05b5d2e32Eba'

const raw = fc.bigInt({ min: 0n, max: 10n ** 28n })
const allParts: fc.Arbitrary<PowerParts> = fc.record({
  ...{ cakeBalance: raw, cakeVaultBalance: raw, cakePoolBalance: raw, poolsBalance: raw, cakeBnbLpBalance: raw },
})

describe('readPowerRequest', () => {
  test('reads account and block, which a proposal carries as text, and defaults to the newest block', () => {
    const lower = ADDRESS.toLowerCase()
    expect(readPowerRequest({ address: lower, block: '12', poolAddresses: [POOL.toLowerCase()] }, [POOL])).toEqual({
      ...{ address: ADDRESS, block: 12 },
    })
    expect(readPowerRequest({ address: ADDRESS }, [])).toEqual({ address: ADDRESS, block: null })
    expect(readPowerRequest({ address: ADDRESS, block: null }, [])).toEqual({ address: ADDRESS, block: null })
    expect(readPowerRequest({ address: ADDRESS, block: 10 ** 13 }, [])).toEqual({ address: ADDRESS, block: 10 ** 13 })
  })

  test('accepts 500 pools and no more', () => {
    const named = (count: number) => ({ address: ADDRESS, block: 1, poolAddresses: Array<string>(count).fill(POOL) })
    expect(readPowerRequest(named(500), [POOL])).toEqual({ address: ADDRESS, block: 1 })
    expect(readPowerRequest(named(501), [POOL])).toBe('malformed')
  })

  test.each<[string, unknown]>([
    ['malformed', null],
    ['malformed', { block: 1 }],
    ['malformed', { address: 'name.eth', block: 1 }],
    ['malformed', { address: ADDRESS.slice(2), block: 1 }],
    ['malformed', { address: 7, block: 1 }],
    ['malformed', { address: ADDRESS, block: 0 }],
    ['malformed', { address: ADDRESS, block: '0' }],
    ['malformed', { address: ADDRESS, block: -1 }],
    ['malformed', { address: ADDRESS, block: '0x1' }],
    ['malformed', { address: ADDRESS, block: 1.5 }],
    ['malformed', { address: ADDRESS, block: 1, poolAddresses: POOL }],
    ['unknown pool', { address: ADDRESS, block: 1, poolAddresses: [POOL, ADDRESS] }],
    ['unknown pool', { address: ADDRESS, block: 1, poolAddresses: [7] }],
  ])('refuses as %s: %j', (fault, body) => {
    expect(readPowerRequest(body, [POOL])).toBe(fault)
  })
})

describe('readVerifyRequest', () => {
  test.each<[unknown, bigint | null]>([
    ['12', 12n * 10n ** 18n],
    ['0.000000000000000001', 1n],
    ['1.1234567890123456789', null],
    ['12x', null],
    ['x12', null],
    ['.5', null],
    ['1'.repeat(31), null],
    [12, null],
  ])('reads the claimed power %j as %s', (total, totalRaw) => {
    const votes = [{ address: ADDRESS, verificationHash: '0x', total }]
    expect(readVerifyRequest({ votes })?.votes).toEqual([{ address: ADDRESS, verificationHash: '0x', totalRaw }])
  })

  test('accepts as many votes as a page has', () => {
    const votes = Array.from({ length: MAX_VOTES }, () => ({ address: ADDRESS }))
    expect(readVerifyRequest({ votes })?.votes).toHaveLength(MAX_VOTES)
  })

  test('keeps a vote with a claim of a wrong form, so that the other votes are checked', () => {
    const votes = [{ address: ADDRESS, verificationHash: 7, total: 'NaN' }, { address: ADDRESS }]
    const unclaimed = { address: ADDRESS, verificationHash: null, totalRaw: null }
    expect(readVerifyRequest({ block: 3, votes })).toEqual({ block: 3, votes: [unclaimed, unclaimed] })
  })

  test.each<[unknown]>([
    [null],
    [{ block: 1 }],
    [{ block: 1, votes: [null] }],
    [{ block: 1, votes: [{ address: '0x12' }] }],
    [{ block: {}, votes: [] }],
    [{ block: 1, votes: Array.from({ length: MAX_VOTES + 1 }, () => ({ address: ADDRESS })) }],
  ])('refuses %j', (body) => {
    expect(readVerifyRequest(body)).toBeNull()
  })
})

describe('powerReply', () => {
  const subject = { chainId: 56, address: ADDRESS, block: 100 }

  test('has exact decimals whose sum is the total', () => {
    fc.assert(
      fc.property(allParts, (parts) => {
        const {
          address: _address,
          block: _block,
          verificationHash: _hash,
          total,
          ...shown
        } = powerReply(subject, parts)
        expect(Object.values(shown).reduce((sum, value) => sum + parseUnits(value), 0n)).toBe(parseUnits(total))
        expect(parseUnits(total)).toBe(totalPower(parts))
      }),
    )
  })

  test('has another hash for another division of the same total', () => {
    const parts = { cakeBalance: 1n, cakeVaultBalance: 2n, cakePoolBalance: 3n, poolsBalance: 4n, cakeBnbLpBalance: 5n }
    const names = Object.keys(parts) as (keyof PowerParts)[]
    const turned = Object.fromEntries(names.map((name, at) => [name, parts[names[(at + 1) % 5] ?? name]]))
    const replies = [parts, { ...parts, ...turned }].map((each) => powerReply(subject, each))
    expect(replies.map(({ total }) => total)).toEqual(['0.000000000000000015', '0.000000000000000015'])
    expect(new Set(replies.map(({ verificationHash }) => verificationHash)).size).toBe(2)
  })

  test('is verified as it was replied, and in no changed form', () => {
    fc.assert(
      fc.property(allParts, fc.bigInt({ min: 1n, max: 10n ** 20n }), (parts, more) => {
        const { verificationHash: hash, total } = powerReply(subject, parts)
        const claimOf = (verificationHash: unknown, claimed: unknown) => {
          const votes = [{ address: ADDRESS, verificationHash, total: claimed }]
          const [claim] = readVerifyRequest({ votes })?.votes ?? []
          if (!claim) throw new Error('no claim')
          return claim
        }
        expect(isVerified(claimOf(hash, total), subject, parts)).toBe(true)
        const greater = formatUnits(totalPower(parts) + more)
        expect(isVerified(claimOf(hash, greater), subject, parts)).toBe(false)
        expect(isVerified(claimOf(hash, undefined), subject, parts)).toBe(false)
        expect(isVerified(claimOf(`${hash}00`, total), subject, parts)).toBe(false)
        const moved = { ...parts, cakeBalance: parts.cakeBalance + more, poolsBalance: parts.poolsBalance }
        expect(isVerified(claimOf(hash, total), subject, moved)).toBe(false)
        for (const other of [{ chainId: 97 }, { block: 101 }, { address: POOL }]) {
          expect(isVerified(claimOf(hash, total), { ...subject, ...other }, parts)).toBe(false)
        }
      }),
    )
  })
})
