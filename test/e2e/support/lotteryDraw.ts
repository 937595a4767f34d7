import { AbiCoder, Interface, keccak256, toBeHex, Wallet } from 'ethers'
import { RANDOM_GENERATOR } from '../../../devnet/lottery/deployLottery.ts'
import { LOTTERY_KEEPER } from '../../../devnet/protocol/accounts.ts'
import { readLottery } from '../../../devnet/protocol/deploymentFiles.ts'
import { demoAccount, facts, rpc, sendFrom } from './chain.ts'

/** The lottery, read and moved by separate RPC calls. Its keeper does not run: each journey is the operator. */
const { lotteryV2: lottery = '' } = facts.contracts as Record<string, string>

const keeper = new Wallet(LOTTERY_KEEPER.privateKey)

const abi = new Interface([
  'function currentLotteryId() view returns (uint256)',
  'function viewLottery(uint256) view returns ((uint8 status, uint256 startTime, uint256 endTime, uint256 priceTicketInCake, uint256 discountDivisor, uint256[6] rewardsBreakdown, uint256 treasuryFee, uint256[6] cakePerBracket, uint256[6] countWinnersPerBracket, uint256 firstTicketId, uint256 firstTicketIdNextLottery, uint256 amountCollectedInCake, uint32 finalNumber))',
  'function viewUserInfoForLotteryId(address, uint256, uint256, uint256) view returns (uint256[] ids, uint32[] numbers, bool[] claimed, uint256 next)',
  'function latestRequestId() view returns (bytes32)',
  'function fulfillRandomness(bytes32, uint256)',
  'function closeLottery(uint256)',
  'function drawFinalNumberAndMakeLotteryClaimable(uint256, bool)',
  'function startLottery(uint256, uint256, uint256, uint256[6], uint256)',
])

const MOST_TICKETS = 1_000

async function view(to: string, method: string, ...args: unknown[]) {
  const data = abi.encodeFunctionData(method, args)
  return abi.decodeFunctionResult(method, await rpc('eth_call', [{ to, data }, 'latest']))
}

async function send(to: string, method: string, ...args: unknown[]): Promise<void> {
  const hash = await sendFrom(keeper, { to, data: abi.encodeFunctionData(method, args) })
  const { status } = await rpc<{ status: string }>('eth_getTransactionReceipt', [hash])
  if (status !== '0x1') throw new Error(`${method} reverted`)
}

/** Returns the number of the newest round. */
export const newestRound = async (): Promise<number> => Number((await view(lottery, 'currentLotteryId'))[0])

/** Returns a round of the contract. */
export async function lotteryRound(id: number) {
  const round = (await view(lottery, 'viewLottery', id))[0] as Record<string, bigint | bigint[]>
  const one = (name: string) => round[name] as bigint
  const each = (name: string) => Array.from(round[name] as bigint[], BigInt)
  return {
    ...{ status: Number(one('status')), endSeconds: Number(one('endTime')), potRaw: one('amountCollectedInCake') },
    ...{ priceRaw: one('priceTicketInCake'), feeBps: one('treasuryFee'), sharesBps: each('rewardsBreakdown') },
    ...{ prizesRaw: each('cakePerBracket'), winners: each('countWinnersPerBracket').map(Number) },
    ...{ finalNumber: Number(one('finalNumber')), divisor: one('discountDivisor') },
    soldCount: Number(one('firstTicketIdNextLottery') - one('firstTicketId')),
  }
}

/** Returns how many tickets of a round the demo account has. */
export async function ownTicketCount(id: number): Promise<number> {
  const { ids } = (
    await view(lottery, 'viewUserInfoForLotteryId', demoAccount('Demo').address, id, 0, MOST_TICKETS)
  ).toObject()
  return (ids as bigint[]).length
}

/** Returns the six digits of a number as the page shows them. */
export const shownDigits = (number: number): string => Array.from(String(number).slice(1)).toReversed().join(' ')

const SLOTS = 40
/** Positions of the end and the price within a stored round. */
const [END_SLOT, PRICE_SLOT] = [2n, 3n]

/** Sets a value of a stored round, which no call of the contract can change. */
async function setStored(id: number, position: bigint, value: number | bigint): Promise<void> {
  const { endSeconds: before } = await lotteryRound(id)
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const place = BigInt(keccak256(AbiCoder.defaultAbiCoder().encode(['uint256', 'uint256'], [id, slot]))) + END_SLOT
    const stored = await rpc('eth_getStorageAt', [lottery, toBeHex(place, 32), 'latest'])
    if (BigInt(stored) !== BigInt(before)) continue
    await rpc('hardhat_setStorageAt', [lottery, toBeHex(place - END_SLOT + position, 32), toBeHex(value, 32)])
    return
  }
  throw new Error('The rounds are stored elsewhere')
}

/** Sets the end of a round. All journeys share the chain's clock, so that the end moves and not the clock. */
export const endRoundAt = (id: number, endSeconds: number): Promise<void> => setStored(id, END_SLOT, endSeconds)

/** Sets the price of a round's tickets. */
export const setPrice = (id: number, priceRaw: bigint): Promise<void> => setStored(id, PRICE_SLOT, priceRaw)

/** Returns the time of the newest block in seconds since 1970. */
export const headSeconds = async (): Promise<number> =>
  Number((await rpc<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false])).timestamp)

/** Ends the sale of a round. */
export const closeRound = (id: number): Promise<void> => send(lottery, 'closeLottery', id)

/** Draws a closed round by a random number of the generator. */
export async function drawRound(id: number, randomness: bigint): Promise<void> {
  const [requestId] = await view(RANDOM_GENERATOR, 'latestRequestId')
  await send(RANDOM_GENERATOR, 'fulfillRandomness', requestId, randomness)
  await send(lottery, 'drawFinalNumberAndMakeLotteryClaimable', id, true)
}

const ROUND_SECONDS = 36_000

/** Starts the next round, with the terms of another one. */
export async function startRound(id: number): Promise<void> {
  const { priceRaw, divisor, sharesBps, feeBps } = await lotteryRound(id)
  const end = (await headSeconds()) + Math.max(ROUND_SECONDS, readLottery().limits.minLengthSeconds * 2)
  await send(lottery, 'startLottery', end, priceRaw, divisor, sharesBps, feeBps)
}
