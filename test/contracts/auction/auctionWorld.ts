import { mineUpTo, time } from '@nomicfoundation/hardhat-network-helpers'
import type { HardhatEthersSigner } from '@nomicfoundation/hardhat-ethers/signers'
import { MaxUint256, parseUnits, type AddressLike } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../deployExchange.ts'
import type { KnownContract, Read, Write } from '../exchangeContracts.ts'
import type { Cake } from '../farm/farmContracts.ts'
import type { OwnedMethods } from '../profile/profileContracts.ts'

type AmountRead = Read<[], bigint>
type AddressRead = Read<[], string>
type Page = [cursor: bigint, size: bigint]

export interface AuctionState {
  status: bigint
  startBlock: bigint
  endBlock: bigint
  initialBidAmount: bigint
  leaderboard: bigint
  leaderboardThreshold: bigint
}

export type FarmAuction = KnownContract<
  OwnedMethods & {
    cakeToken: AddressRead
    operatorAddress: AddressRead
    maxAuctionLength: AmountRead
    currentAuctionId: AmountRead
    totalCollected: AmountRead
    auctions: Read<[id: bigint], AuctionState>
    auctionBids: Read<[id: bigint, bidder: AddressLike], [total: bigint, hasClaimed: boolean]>
    whitelisted: Read<[bidder: AddressLike], boolean>
    claimable: Read<[id: bigint, bidder: AddressLike], boolean>
    viewAuctions: Read<Page, [auctions: AuctionState[], next: bigint]>
    viewBidders: Read<Page, [bidders: string[], next: bigint]>
    viewBidsPerAuction: Read<
      [id: bigint, ...page: Page],
      [bids: { account: string; amount: bigint; hasClaimed: boolean }[], next: bigint]
    >
    viewBidderAuctions: Read<
      [bidder: AddressLike, ...page: Page],
      [ids: bigint[], totals: bigint[], claimed: boolean[], next: bigint]
    >
    bid: Write<[amount: bigint]>
    startAuction: Write<[startBlock: bigint, endBlock: bigint, initialBid: bigint, leaderboard: bigint]>
    closeAuction: Write<[bidLimit: bigint]>
    claimAuction: Write<[id: bigint]>
    claimAuctionLeaderboard: Write<[id: bigint, bidders: readonly AddressLike[]]>
    addWhitelist: Write<[bidders: readonly AddressLike[]]>
    removeWhitelist: Write<[bidders: readonly AddressLike[]]>
    setOperatorAddress: Write<[operator: AddressLike]>
    setMaxAuctionLength: Write<[length: bigint]>
    recoverToken: Write<[token: AddressLike, amount: bigint]>
  }
>

/** The auction without a round; Ann, Bob, Cat and Dan have CAKE and have approved it. Dan is not listed. */
export interface AuctionWorld {
  /** Every contract is connected to it, except the auction of the operator. */
  owner: HardhatEthersSigner
  operator: HardhatEthersSigner
  ann: HardhatEthersSigner
  bob: HardhatEthersSigner
  cat: HardhatEthersSigner
  dan: HardhatEthersSigner
  cake: Cake
  auction: FarmAuction
  byOperator: FarmAuction
}

export const STEP = parseUnits('10')
export const INITIAL = 5n * STEP
export const STARTING_CAKE = parseUnits('100000')
export const MAX_LENGTH = 28_800n
/** Blocks before an auction and from its start to its end. */
const [BEFORE, LONG] = [5n, 30n]

/** Deploys CAKE and the auction, which lists Ann, Bob and Cat. Suitable for loadFixture. */
export async function deployAuction(): Promise<AuctionWorld> {
  const [owner, operator, ann, bob, cat, dan] = await hre.ethers.getSigners()
  if (!owner || !operator || !ann || !bob || !cat || !dan) throw new Error('The chain has too few accounts.')
  const cake = await deploy<Cake>('CakeToken')
  const auction = await deploy<FarmAuction>('FarmAuction', cake, operator, MAX_LENGTH)
  const byOperator = auction.connect(operator)
  await byOperator.addWhitelist([ann, bob, cat])
  for (const person of [ann, bob, cat, dan]) {
    await cake['mint(address,uint256)'](person, STARTING_CAKE)
    await cake.connect(person).approve(auction, MaxUint256)
  }
  return { owner, operator, ann, bob, cat, dan, cake, auction, byOperator }
}

/** Starts an auction with places for winners, and mines up to its start. */
export async function startOne({ byOperator }: AuctionWorld, places = 1n): Promise<void> {
  const start = BigInt(await time.latestBlock()) + BEFORE
  await byOperator.startAuction(start, start + LONG, INITIAL, places)
  await mineUpTo(start)
}

/** Mines up to the end of the current auction and closes it with a limit. */
export async function closeWith({ auction, byOperator }: AuctionWorld, limit: bigint): Promise<void> {
  await mineUpTo((await auction.auctions(await auction.currentAuctionId())).endBlock)
  await byOperator.closeAuction(limit)
}

/** Deploys the world of deployAuction with auction 1 at its start block. Suitable for loadFixture. */
export async function deployOpenAuction(): Promise<AuctionWorld> {
  const world = await deployAuction()
  await startOne(world)
  return world
}
