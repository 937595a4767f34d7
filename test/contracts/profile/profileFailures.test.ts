import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { id, MaxUint256, ZeroAddress, type BaseContract } from 'ethers'
import hre from 'hardhat'
import { rehearse } from '../../../src/chain/send/rehearse.ts'
import { toAddress } from '../../../src/core/address.ts'
import { catalogue } from '../../../src/features/transactions/failure/catalogue.ts'
import { causeOf } from '../../../src/features/transactions/failure/cause.ts'
import { AREA_MEANINGS } from '../../../src/features/transactions/failure/contractRows.ts'
import profileReasons from '../../../src/features/transactions/failure/profileReasons.json' with { type: 'json' }
import type { EarlierClaims, SpecialV1, SpecialV2, StarterFactory } from '../collectibles/collectibleContracts.ts'
import { deploy } from '../deployExchange.ts'
import type { KnownContract } from '../exchangeContracts.ts'
import { nodes } from '../nodes.ts'
import type { PointCenter } from './profileContracts.ts'
import { deployWithUsers, POINT_ROLE } from './profileWorld.ts'

type Sale = KnownContract<{ set(user: unknown, amount: bigint, claimed: boolean): Promise<unknown> }>
type Contract = Pick<BaseContract, 'interface'> & { readonly target: string }

const SAFE = 'safeTransferFrom(address,address,uint256)'

/**
 * Deploys the profiles with campaigns. Ann, user 1, is active in team 1. She has claimed a starter, the Easter
 * collectible and the points of `sale`. Bob, user 2, is active in team 2. Cat, user 3, is paused. Team 3 is closed.
 */
async function deployClaims() {
  const world = await deployWithUsers()
  const { station, cake, profile, bunnies, ann, bob, cat, stranger } = world
  await profile.connect(cat).createProfile(1n, bunnies, 6n)
  await profile.connect(cat).pauseProfile()
  await profile.makeTeamNotJoinable(3n)
  const earlier = await deploy<EarlierClaims>('EarlierClaims')
  await earlier.record(stranger)
  const starters = await deploy<StarterFactory>('BunnyFactoryV3', earlier, station, cake, 1n, '', 0n)
  const late = await deploy<StarterFactory>('BunnyFactoryV3', earlier, station, cake, 1n, '', MaxUint256)
  const special = await deploy<SpecialV1>('BunnySpecialV1', station, cake, profile, 5n)
  const easter = await deploy<SpecialV2>('BunnySpecialV2', station, cake, profile, 9n, MaxUint256)
  const ended = await deploy<SpecialV2>('BunnySpecialV2', station, cake, profile, 9n, 1n)
  await special.addBunny(10n, '', 2n, 0n)
  await special.addBunny(11n, '', 9n, 0n)
  await easter.addBunny(12n, 1n, '')
  for (const minter of [starters, special, easter]) await station.grantRole(id('MINTER_ROLE'), minter)
  const center = await deploy<PointCenter>('PointCenterIFO', profile)
  await profile.grantRole(POINT_ROLE, center)
  const sale = await deploy<Sale>('FakeSale')
  await center.addIFOAddress(sale, 1n, 10n, 1n)
  await sale.set(ann, 11n, true)
  await sale.set(bob, 10n, true)
  await center.connect(ann).getPoints(sale)
  const newSale = await deploy<Sale>('FakeSale')
  await center.addIFOAddress(newSale, 1n, 10n, 1n)
  await cake.connect(ann).approve(starters, MaxUint256)
  await starters.connect(ann).mintNFT(5n)
  await easter.connect(ann).mintNFT()
  return { ...world, starters, late, special, easter, ended, center, sale, newSale }
}

type World = Awaited<ReturnType<typeof deployClaims>>
type Sender = 'ann' | 'bob' | 'cat' | 'stranger'
type Attempt = readonly [from: Sender, to: Contract, method: string, ...args: unknown[]]

/** A call of a user for each reason. Ann has the tokens 1 and 2, Bob 4 and 5. */
const attempts: Readonly<Record<string, (world: World) => Attempt>> = {
  'Already registered': ({ profile, bunnies }) => ['ann', profile, 'createProfile', 1n, bunnies, 1n],
  'Has not registered': ({ profile }) => ['stranger', profile, 'pauseProfile'],
  'Not registered': ({ easter }) => ['stranger', easter, 'mintNFT'],
  'User not active': ({ profile }) => ['cat', profile, 'pauseProfile'],
  ERR_USER_NOT_ACTIVE: ({ special }) => ['cat', special, 'mintNFT', 11n],
  'not active': ({ center, sale }) => ['cat', center, 'getPoints', sale],
  'User is active': ({ profile, bunnies }) => ['ann', profile, 'reactivateProfile', bunnies, 1n],
  'Invalid teamId': ({ profile, bunnies }) => ['stranger', profile, 'createProfile', 9n, bunnies, 1n],
  'Team not joinable': ({ profile, bunnies }) => ['stranger', profile, 'createProfile', 3n, bunnies, 1n],
  'NFT address invalid': ({ profile, cake }) => ['ann', profile, 'updateProfile', cake, 1n],
  'Only NFT owner can register': ({ profile, bunnies }) => ['stranger', profile, 'createProfile', 1n, bunnies, 1n],
  'Only NFT owner can update': ({ profile, bunnies }) => ['ann', profile, 'updateProfile', bunnies, 4n],
  'ERC721: owner query for nonexistent token': ({ bunnies, bob }) => ['ann', bunnies, 'approve', bob, 999n],
  'ERC721: operator query for nonexistent token': ({ bunnies, ann, bob }) => ['ann', bunnies, SAFE, ann, bob, 999n],
  'ERC721: transfer of token that is not own': ({ bunnies, ann, bob }) => ['ann', bunnies, SAFE, bob, ann, 1n],
  'ERC721: approve caller is not owner nor approved for all': ({ bunnies, cat }) => [
    ...(['ann', bunnies, 'approve', cat, 4n] as const),
  ],
  'ERC721: transfer caller is not owner nor approved': ({ bunnies, ann, bob }) => ['ann', bunnies, SAFE, bob, ann, 4n],
  'ERC721: transfer to non ERC721Receiver implementer': ({ bunnies, ann, cake }) => [
    ...(['ann', bunnies, SAFE, ann, cake, 1n] as const),
  ],
  'ERC721: transfer to the zero address': ({ bunnies, ann }) => ['ann', bunnies, SAFE, ann, ZeroAddress, 1n],
  'ERC721: approval to current owner': ({ bunnies, ann }) => ['ann', bunnies, 'approve', ann, 1n],
  'ERC721: approve to caller': ({ bunnies, ann }) => ['ann', bunnies, 'setApprovalForAll', ann, true],
  'Has claimed': ({ starters }) => ['ann', starters, 'mintNFT', 6n],
  'Has claimed in v2': ({ starters }) => ['stranger', starters, 'mintNFT', 6n],
  ERR_HAS_CLAIMED: ({ easter }) => ['ann', easter, 'mintNFT'],
  'has claimed for this IFO': ({ center, sale }) => ['ann', center, 'getPoints', sale],
  'too early': ({ late }) => ['ann', late, 'mintNFT', 5n],
  TOO_LATE: ({ ended }) => ['ann', ended, 'mintNFT'],
  ERR_USER_NOT_ELIGIBLE: ({ special }) => ['bob', special, 'mintNFT', 10n],
  NOT_VALID: ({ easter }) => ['bob', easter, 'mintNFT'],
  'too small': ({ center, sale }) => ['bob', center, 'getPoints', sale],
  'bunnyId too low': ({ starters }) => ['bob', starters, 'mintNFT', 4n],
  'bunnyId too high': ({ starters }) => ['bob', starters, 'mintNFT', 10n],
  ERR_ID_LOW: ({ special }) => ['ann', special, 'mintNFT', 9n],
  ERR_ID_INVALID: ({ special }) => ['ann', special, 'mintNFT', 13n],
  'not valid': ({ center, cake }) => ['ann', center, 'getPoints', cake],
  'has not claimed': ({ center, newSale }) => ['ann', center, 'getPoints', newSale],
}

/** Reasons that only admins, owners, minters and reads get. The page makes no such calls. */
const NOT_OF_USERS = [
  ...['Not the main admin', 'Not a point admin', 'Not a special admin', 'Not an admin role', 'Not a minting role'],
  ...['AccessControl: sender must be an admin to grant', 'AccessControl: sender must be an admin to revoke'],
  ...['AccessControl: can only renounce roles for self', 'EnumerableSet: index out of bounds'],
  ...['EnumerableMap: index out of bounds', 'Length must be < 1001', 'Not ERC721', 'teamId invalid'],
  ...["User doesn't exist", "teamId doesn't exist", 'Already in the team', 'Must be < 20', 'Must be > 3', 'too short'],
  ...['ERR_CREATED', 'ERR_NOT_CREATED', 'ERR_ID_LOW_2', 'ERR_LENGTH_VIEW', 'ERC721: mint to the zero address'],
  ...['ERC721: balance query for the zero address', 'ERC721: approved query for nonexistent token'],
  'ERC721Metadata: URI query for nonexistent token',
]

/** Replaces contracts and accounts by their addresses, for the ABI encoder. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return 'address' in value ? value.address : (value as Contract).target
}

describe('the catalogue of failures, in profiles and collectibles', () => {
  for (const [reason, attempt] of Object.entries(attempts)) {
    it(`explains "${reason}"`, async () => {
      const world = await loadFixture(deployClaims)
      const [from, { target, interface: methods }, method, ...args] = attempt(world)
      const contract = { address: toAddress(target), interface: methods }
      const intent = { contract, method, args: args.map(plain), valueRaw: 0n }
      const error: unknown = await rehearse(nodes, intent, toAddress(world[from].address)).then(
        () => null,
        (revert: unknown) => revert,
      )
      const cause = causeOf(error)
      expect([cause.reason, cause.isRevert], String(error)).to.deep.equal([reason, true])
      const row = catalogue.find(({ fits }) => fits(cause))
      expect(AREA_MEANINGS.find(([rowId]) => rowId === row?.id)?.[2]).to.include(reason)
    })
  }

  it('has a call for each of its reasons', () => {
    expect(Object.keys(attempts).toSorted()).to.deep.equal(Object.values(profileReasons).flat().toSorted())
  })

  it('knows every reason of the contracts that a user can get', () => {
    const folders = ['profile', 'collectibles'].map((area) => join(hre.config.paths.sources, area))
    const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    const sources = files.filter((file) => file.endsWith('.sol')).map((file) => readFileSync(file, 'utf8'))
    const reasons = sources.flatMap((source) =>
      [...source.matchAll(/require\([^;]*?"([^"]+)"\s*\);/gs)].map(([, reason = '']) => reason),
    )
    expect([...new Set(reasons)].toSorted()).to.deep.equal([...Object.keys(attempts), ...NOT_OF_USERS].toSorted())
  })
})
