import { parseUnits, solidityPackedKeccak256, toBeHex } from 'ethers'
import { PRICES_BUSD } from '../market/market.ts'
import { readLottery, type Deployed } from '../protocol/deploymentFiles.ts'
import { call } from '../protocol/intents.ts'
import type { Intent } from '../protocol/sender.ts'
import { RANDOM_GENERATOR } from './deployLottery.ts'

const START_GAS = 600_000
const DRAW_GAS = 700_000
const PURCHASE_GAS = 150_000
const TICKET_GAS = 210_000
const CLAIM_GAS = 60_000

const DAY_SECONDS = 86_400

/** Returns the seconds from one draw to the next. */
export const secondsBetweenDraws = (): number => DAY_SECONDS / readLottery().drawsPerDay

/** Returns the price of a ticket in CAKE: the stated USD at the starting price of CAKE. */
function ticketPriceRaw(): bigint {
  const usdRaw = parseUnits(readLottery().ticketUsd)
  return usdRaw / BigInt(PRICES_BUSD.cake)
}

/** Returns the price of several tickets together (protocol 4.2.3). */
export function purchasePriceRaw(count: number): bigint {
  const [divisor, tickets] = [BigInt(readLottery().discountDivisor), BigInt(count)]
  return (ticketPriceRaw() * tickets * (divisor + 1n - tickets)) / divisor
}

/**
 * Returns the id of the generator's request with the number `request`, counted from 1. The seed is a hash of the round
 * and the number of tickets sold so far.
 */
export function requestIdOf(lotteryId: number, ticketCount: bigint, request: number): string {
  const seed = solidityPackedKeccak256(['uint256', 'uint256'], [lotteryId, ticketCount])
  return solidityPackedKeccak256(['uint256', 'uint256'], [seed, request])
}

/** Returns the calls of the lottery's players and of its keeper. */
export function lotteryCalls({ contracts }: Deployed) {
  const { lotteryV2 = '' } = contracts
  const send = (gasLimit: number, signature: string, ...args: unknown[]): Intent => ({
    ...{ ...call(lotteryV2, signature, ...args), gasLimit },
  })
  return {
    start: (endSeconds: number): Intent => {
      const { discountDivisor, rewardsBreakdownBps, treasuryFeeBps } = readLottery()
      const terms = [ticketPriceRaw(), discountDivisor, rewardsBreakdownBps, treasuryFeeBps]
      return send(START_GAS, 'startLottery(uint256,uint256,uint256,uint256[6],uint256)', endSeconds, ...terms)
    },
    inject: (id: number, amountRaw: bigint) => send(PURCHASE_GAS, 'injectFunds(uint256,uint256)', id, amountRaw),
    buy: (id: number, numbers: readonly number[]) =>
      send(PURCHASE_GAS + numbers.length * TICKET_GAS, 'buyTickets(uint256,uint32[])', id, numbers),
    claim: (id: number, ids: readonly number[], brackets: readonly number[]) =>
      send(PURCHASE_GAS + ids.length * CLAIM_GAS, 'claimTickets(uint256,uint256[],uint32[])', id, ids, brackets),
    close: (id: number) => send(START_GAS, 'closeLottery(uint256)', id),
    /**
     * Fulfils a request of the generator and draws its result. The part of brackets without winners goes to the next
     * round.
     */
    draw: (id: number, requestId: string, randomness: bigint): Intent[] => [
      call(RANDOM_GENERATOR, 'fulfillRandomness(bytes32,uint256)', requestId, toBeHex(randomness)),
      send(DRAW_GAS, 'drawFinalNumberAndMakeLotteryClaimable(uint256,bool)', id, true),
    ],
  }
}
