import { readFileSync } from 'node:fs'
import { Interface, ZeroAddress, type JsonFragment } from 'ethers'
import { describe, expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import type { Intent } from '../../send/intent'
import type { Call } from '../call'
import * as factoryReads from '../bunnyFactory/reads'
import { mintStarter } from '../bunnyFactory/writes'
import * as specialReads from '../bunnySpecial/reads'
import { claimBunny } from '../bunnySpecial/writes'
import * as campaignReads from '../claimCampaign/reads'
import { claimCollectible } from '../claimCampaign/writes'
import { refundCake } from '../claimRefund/reads'
import { getCakeBack } from '../claimRefund/writes'
import * as erc721Reads from '../erc721/reads'
import * as erc721Writes from '../erc721/writes'
import * as pointReads from '../pointCenterIfo/reads'
import { getPoints } from '../pointCenterIfo/writes'
import * as reads from './reads'
import * as writes from './writes'

/** Returns a published ABI, which the contracts of the repository equal too. */
const published = (name: string): Interface =>
  new Interface(JSON.parse(readFileSync(`test/fixtures/abi/${name}.json`, 'utf8')) as JsonFragment[])

const PROFILE = toAddress(`0x${'ef'.repeat(20)}`)
const NFT = toAddress(`0x${'ab'.repeat(20)}`)
const ACCOUNT = toAddress(`0x${'cd'.repeat(20)}`)
const FACTS = ['pancakeProfile', 'pancakeRabbits', 'bunnyFactory', 'bunnySpecial', 'easterNft'] as const
const abi = Object.fromEntries(
  [...FACTS, 'pointCenterIfo', 'claimRefund'].map((name) => [name, published(name)] as const),
)
const abiOf = (name: string): Interface => abi[name] ?? new Interface([])

type ReadCase = [
  abiName: string,
  method: string,
  args: unknown[],
  result: unknown[],
  call: Call<unknown>,
  value: unknown,
]

const user = { userId: 7, points: 90n, teamId: 2 }

const cases: ReadCase[] = [
  ['pancakeProfile', 'hasRegistered', [ACCOUNT], [true], reads.hasRegistered(PROFILE, ACCOUNT), true],
  ...(
    [
      ['numberTeams', reads.numberTeams(PROFILE), 3],
      ['numberCakeToRegister', reads.costToRegister(PROFILE), 3n],
      ['numberCakeToUpdate', reads.costToUpdate(PROFILE), 3n],
      ['numberCakeToReactivate', reads.costToReactivate(PROFILE), 3n],
    ] as const
  ).map(([method, call, value]): ReadCase => ['pancakeProfile', method, [], [3n], call, value]),
  [
    ...(['pancakeProfile', 'getTeamProfile', [2n], ['Fearsome Flippers', 'Ünïcode', 4n, 90n, true]] as const),
    reads.getTeamProfile(PROFILE, 2),
    { name: 'Fearsome Flippers', description: 'Ünïcode', members: 4, points: 90n, isJoinable: true },
  ] as unknown as ReadCase,
  ['pancakeRabbits', 'balanceOf', [ACCOUNT], [4n], erc721Reads.balanceOf(NFT, ACCOUNT), 4n],
  ['pancakeRabbits', 'tokenOfOwnerByIndex', [ACCOUNT, 1n], [9n], erc721Reads.tokenOfOwnerByIndex(NFT, ACCOUNT, 1), 9n],
  ['pancakeRabbits', 'tokenURI', [9n], ['ipfs://x/sleepy.json'], erc721Reads.tokenUri(NFT, 9n), 'ipfs://x/sleepy.json'],
  ['pancakeRabbits', 'getApproved', [9n], [ZeroAddress], erc721Reads.getApproved(NFT, 9n), null],
  ['pancakeRabbits', 'ownerOf', [9n], [ACCOUNT], erc721Reads.ownerOf(NFT, 9n), ACCOUNT],
  ['bunnyFactory', 'canMint', [ACCOUNT], [false], factoryReads.canMint(PROFILE, ACCOUNT), false],
  ['bunnyFactory', 'tokenPrice', [], [5n], factoryReads.tokenPrice(PROFILE), 5n],
  ['bunnyFactory', 'startBlockNumber', [], [6n], factoryReads.startBlockNumber(PROFILE), 6n],
  [
    ...(['bunnySpecial', 'canClaimMultiple', [ACCOUNT, [10n, 11n]], [[true, false]]] as const),
    specialReads.canClaimMultiple(PROFILE, ACCOUNT, [10, 11]),
    [true, false],
  ] as unknown as ReadCase,
  [
    ...(['bunnySpecial', 'bunnyCharacteristics', [10n], ['uri', 100n, 2n, true, true]] as const),
    specialReads.bunnyTerms(PROFILE, 10),
    { thresholdUser: 100n, cakeCostRaw: 2n, isActive: true },
  ] as unknown as ReadCase,
  ['easterNft', 'canClaim', [ACCOUNT], [true], campaignReads.canClaim(PROFILE, ACCOUNT), true],
  ['easterNft', 'endBlock', [], [8n], campaignReads.endBlock(PROFILE), 8n],
  ['claimRefund', 'numberCake', [], [4n], refundCake(PROFILE), 4n],
  [
    ...(['pointCenterIfo', 'checkClaimStatus', [ACCOUNT, NFT], [true]] as const),
    pointReads.checkClaimStatus(PROFILE, ACCOUNT, NFT),
    true,
  ] as unknown as ReadCase,
  [
    ...(['pointCenterIfo', 'ifos', [NFT], [1n, 511_010_000n, 50n]] as const),
    pointReads.salePoints(PROFILE, NFT),
    { thresholdRaw: 1n, campaignId: '511010000', points: 50n },
  ] as unknown as ReadCase,
]

describe('reads of profiles and collectibles', () => {
  test.each(cases)('%s: %s', (name, method, args, result, call, value) => {
    const contract = abiOf(name)
    expect(call.callData).toBe(contract.encodeFunctionData(method, args).toLowerCase())
    const decoded = call.decode(contract.encodeFunctionResult(method, result))
    const plain = typeof decoded === 'string' && typeof value === 'string' ? decoded.toLowerCase() : decoded
    expect(plain).toEqual(typeof value === 'string' ? value.toLowerCase() : value)
    expect(() => call.decode('0x')).toThrow('shorter')
  })

  test('decode an active and a paused profile', () => {
    const call = reads.getUserProfile(PROFILE, ACCOUNT)
    const encode = (...values: unknown[]) => abiOf('pancakeProfile').encodeFunctionResult('getUserProfile', values)
    const active = call.decode(encode(7n, 90n, 2n, NFT, 12n, true))
    expect(active).toMatchObject({ ...user, isActive: true, collectible: { tokenId: 12n } })
    expect(active.collectible?.contract.toLowerCase()).toBe(NFT.toLowerCase())
    expect(call.decode(encode(7n, 90n, 2n, ZeroAddress, 0n, false))).toEqual({
      ...user,
      ...{ isActive: false, collectible: null },
    })
  })

  test('reject data of another form', () => {
    const word = (value: number) => value.toString(16).padStart(64, '0')
    expect(() => reads.hasRegistered(PROFILE, NFT).decode(`0x${word(2)}`)).toThrow('laid out')
    expect(() => erc721Reads.tokenUri(NFT, 1n).decode(`0x${word(32)}${word(5000)}`)).toThrow('too long')
    expect(() => erc721Reads.tokenUri(NFT, 2n).decode(`0x${word(32)}${word(9)}`)).toThrow('shorter')
    const manyBunnies = specialReads.canClaimMultiple(PROFILE, ACCOUNT, [10])
    expect(() => manyBunnies.decode(`0x${word(32)}${word(9_000_000)}`)).toThrow('shorter')
    expect(manyBunnies.decode(`0x${word(32)}${word(0)}`)).toEqual([])
  })
})

test.each<[string, string, Intent, unknown[]]>([
  ['pancakeProfile', 'createProfile', writes.createProfile(PROFILE, 2, NFT, 9n), [2n, NFT, 9n]],
  ['pancakeProfile', 'updateProfile', writes.updateProfile(PROFILE, NFT, 9n), [NFT, 9n]],
  ['pancakeProfile', 'pauseProfile', writes.pauseProfile(PROFILE), []],
  ['pancakeProfile', 'reactivateProfile', writes.reactivateProfile(PROFILE, NFT, 9n), [NFT, 9n]],
  ['pancakeRabbits', 'approve', erc721Writes.approve(PROFILE, ACCOUNT, 9n), [ACCOUNT, 9n]],
  [
    ...(['pancakeRabbits', 'safeTransferFrom(address,address,uint256)'] as const),
    erc721Writes.safeTransferFrom(PROFILE, ACCOUNT, NFT, 9n),
    [ACCOUNT, NFT, 9n],
  ],
  ['bunnyFactory', 'mintNFT', mintStarter(PROFILE, 5), [5n]],
  ['bunnySpecial', 'mintNFT', claimBunny(PROFILE, 10), [10n]],
  ['easterNft', 'mintNFT', claimCollectible(PROFILE), []],
  ['claimRefund', 'getCakeBack', getCakeBack(PROFILE), []],
  ['pointCenterIfo', 'getPoints', getPoints(PROFILE, NFT), [NFT]],
])('writes %s.%s like the published contract', (name, method, intent, args) => {
  expect([intent.contract.address, intent.valueRaw]).toEqual([PROFILE, 0n])
  expect(intent.contract.interface.encodeFunctionData(intent.method, intent.args)).toBe(
    abiOf(name).encodeFunctionData(method, args),
  )
})
