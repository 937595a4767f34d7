import { Interface, parseUnits, ZeroAddress } from 'ethers'
import { describe, expect, test } from 'vitest'
import { folderCid } from '../../devnet/profile/contentFolder.ts'
import { DEMO_POINTS, DEMO_TEAM, MEMBER_TEAMS, MINTED, TEAM_POINTS } from '../../devnet/profile/members.ts'
import { readPictures } from '../../devnet/profile/metadata.ts'
import { readCollectibles, readTeams } from '../../devnet/protocol/deploymentFiles.ts'
import { demoAccounts, facts, token } from './support/facts.ts'
import { joinSharedChain } from './support/sharedChain.ts'

const { pancakeProfile = '', pancakeRabbits = '', mixieNft = '', bunnyFactory = '', claimRefund = '' } = facts.contracts
const { bunnySpecial = '', easterNft = '', bunnySpecialCakeVault = '', bunnySpecialPrediction = '' } = facts.contracts
const [demo, second, third] = demoAccounts
if (!demo || !second || !third) throw new Error('There are no demo accounts.')

const abi = new Interface([
  'function numberActiveProfiles() view returns (uint256)',
  'function numberTeams() view returns (uint256)',
  'function getTeamProfile(uint256) view returns (string, string, uint256, uint256, bool)',
  'function getUserProfile(address) view returns (uint256, uint256, uint256, address, uint256, bool)',
  'function hasRegistered(address) view returns (bool)',
  'function canMint(address) view returns (bool)',
  'function canClaim(address) view returns (bool)',
  'function canClaimMultiple(address, uint8[]) view returns (bool[])',
  'function mintNFT(uint8)',
  'function tokenURI(uint256) view returns (string)',
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
])

const DEMO_TOKEN_ID = BigInt(MINTED.length)
const { node, listsUrl } = joinSharedChain()

const readAll = async (to: string, method: string, ...args: unknown[]) => [
  ...abi.decodeFunctionResult(
    method,
    await node.request('eth_call', { to, data: abi.encodeFunctionData(method, args) }, 'latest'),
  ),
]
const read = async <T>(to: string, method: string, ...args: unknown[]) => (await readAll(to, method, ...args))[0] as T

describe('profiles', () => {
  test('three joinable teams have the names of teams.json, members and points', async () => {
    const teams = readTeams()
    expect(await read(pancakeProfile, 'numberTeams')).toBe(BigInt(teams.length))
    const found = await Promise.all(teams.map(({ id }) => readAll(pancakeProfile, 'getTeamProfile', id)))
    expect(found.map(([name]) => name)).toEqual(teams.map(({ name }) => name))
    const members = teams.map(
      ({ id }) => MEMBER_TEAMS.filter((team) => team === id).length + (id === DEMO_TEAM ? 1 : 0),
    )
    expect(found.map(([, , users]) => Number(users))).toEqual(members)
    expect(found.map(([, , , points]) => Number(points))).toEqual(Object.values(TEAM_POINTS))
    expect(found.every(([, , , , isJoinable]) => isJoinable)).toBe(true)
    expect(await read(pancakeProfile, 'numberActiveProfiles')).toBe(BigInt(members.reduce((sum, one) => sum + one)))
  })

  test('the demo account has an active one, the second none, the third a paused one', async () => {
    const [, points, teamId, nft, tokenId, isActive] = await readAll(pancakeProfile, 'getUserProfile', demo.address)
    const given = DEMO_POINTS.reduce((sum, [, each]) => sum + each, 0)
    expect([points, teamId, nft, tokenId, isActive]).toEqual([
      ...[BigInt(given), BigInt(DEMO_TEAM), pancakeRabbits, DEMO_TOKEN_ID, true],
    ])
    expect(await read(pancakeProfile, 'hasRegistered', second.address)).toBe(false)
    const [, , , nftOfThird, , isThirdActive] = await readAll(pancakeProfile, 'getUserProfile', third.address)
    expect([nftOfThird, isThirdActive]).toEqual([ZeroAddress, false])
  })

  test('leave no allowance and the same balances of CAKE', async () => {
    const cake = token('cake').address
    for (const spender of [pancakeProfile, bunnyFactory]) {
      expect(await read(cake, 'allowance', demo.address, spender)).toBe(0n)
    }
    const balances = await Promise.all([demo, second, third].map(({ address }) => read(cake, 'balanceOf', address)))
    expect(new Set(balances.slice(1)).size).toBe(1)
    expect(await read(cake, 'balanceOf', claimRefund)).toBe(parseUnits('100'))
  })
})

describe('collectibles', () => {
  test('the demo account owns several, one of them twice and one of the other contract', async () => {
    expect(await read(pancakeRabbits, 'balanceOf', demo.address)).toBe(3n)
    expect(await read(mixieNft, 'balanceOf', demo.address)).toBe(1n)
    expect(await read(pancakeRabbits, 'ownerOf', DEMO_TOKEN_ID)).toBe(pancakeProfile)
  })

  test('starters can be minted by the second account only', async () => {
    const mintable = await Promise.all([demo, second].map(({ address }) => read(bunnyFactory, 'canMint', address)))
    expect(mintable).toEqual([false, true])
  })

  test('have metadata and pictures behind each token URI, at the local gateway', async () => {
    const gateway = `${listsUrl}/ipfs/`
    const matches = async (contract: string, tokenId: bigint) => {
      const uri = await read<string>(contract, 'tokenURI', tokenId)
      const metadata = (await (await fetch(uri.replace('ipfs://', gateway))).json()) as Record<string, string>
      const picture = await fetch(metadata['image']?.replace('ipfs://', gateway) ?? '')
      expect(picture.headers.get('content-type')).toBe('image/svg+xml')
      expect(await picture.text()).toMatch(/^<svg /)
      // constants: MATCH_RULE
      return readCollectibles().find(({ identifier }) => metadata['image']?.includes(identifier))?.identifier
    }
    const ids = MINTED.map((_, tokenId) => BigInt(tokenId))
    expect(await Promise.all(ids.map((tokenId) => matches(pancakeRabbits, tokenId)))).toEqual(
      MINTED.map(([, identifier]) => identifier),
    )
    expect(await matches(pancakeRabbits, DEMO_TOKEN_ID)).toBe('sleepy')
    expect(await matches(mixieNft, 0n)).toBe('001-Chef-Mixie')
    expect((await fetch(`${gateway}${readPictures().cid}/nothing.svg`)).status).toBe(404)
  })

  test('refer to the pictures by their content address', () => {
    // The address of an empty folder on every public node.
    expect(folderCid(new Map())).toBe('bafybeiczsscdsbs7ffqz55asqdf3smv6klcw3gofszvwlyarci47bgf354')
    const { cid } = readPictures()
    for (const { identifier, image } of readCollectibles()) expect(image).toBe(`ipfs://${cid}/${identifier}.svg`)
  })
})

test('the demo account can claim some campaigns: not that of the vault, in which it has no deposit', async () => {
  const claimable = (campaign: string, account = demo.address) => read(campaign, 'canClaim', account)
  const [specials] = await readAll(bunnySpecial, 'canClaimMultiple', demo.address, [10, 11, 12])
  expect([...(specials as boolean[])]).toEqual([true, true, false])
  const campaigns = [easterNft, bunnySpecialPrediction, claimRefund, bunnySpecialCakeVault]
  expect(await Promise.all(campaigns.map((campaign) => claimable(campaign)))).toEqual([true, true, true, false])
  for (const { address } of [second, third]) {
    expect(await Promise.all(campaigns.map((campaign) => claimable(campaign, address)))).toEqual([
      ...[false, false, false, false],
    ])
  }
})
