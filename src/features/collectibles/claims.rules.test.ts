import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { campaignClaim, specialClaim } from './claims.rules'

const contract = toAddress(`0x${'1'.repeat(40)}`)

test('a campaign is claimed until the block before its end, if the contract allows it', () => {
  const campaign = { contract, canClaim: true, endBlock: 100n }
  expect(campaignClaim(campaign, 99)).toEqual({ contract, bunnyId: null, costRaw: 0n })
  expect(campaignClaim(campaign, 100)).toBeNull()
  expect(campaignClaim({ ...campaign, canClaim: false }, 0)).toBeNull()
})

test('a named collectible is claimed at its price, and not while the price is unknown', () => {
  const special = { contract, bunnyId: 11, canClaim: true, costRaw: 2n }
  expect(specialClaim(special)).toEqual({ contract, bunnyId: 11, costRaw: 2n })
  expect(specialClaim({ ...special, costRaw: 0n })).toEqual({ contract, bunnyId: 11, costRaw: 0n })
  expect([specialClaim({ ...special, costRaw: null }), specialClaim({ ...special, canClaim: false })]).toEqual([
    ...[null, null],
  ])
})
