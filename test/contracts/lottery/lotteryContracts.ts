import type { AddressLike } from 'ethers'
import type { KnownContract, Read, Write } from '../exchangeContracts.ts'

type AmountRead = Read<[], bigint>
type AddressRead = Read<[], string>
type PerBracket = readonly bigint[]

/** Round of the lottery, by the names of the published ABI. */
export interface LotteryRound {
  status: bigint
  startTime: bigint
  endTime: bigint
  priceTicketInCake: bigint
  discountDivisor: bigint
  rewardsBreakdown: PerBracket
  treasuryFee: bigint
  cakePerBracket: PerBracket
  countWinnersPerBracket: PerBracket
  firstTicketId: bigint
  firstTicketIdNextLottery: bigint
  amountCollectedInCake: bigint
  finalNumber: bigint
}

type Terms = [
  endTime: bigint,
  priceTicketInCake: bigint,
  discountDivisor: bigint,
  rewardsBreakdown: PerBracket,
  treasuryFee: bigint,
]

export type Lottery = KnownContract<{
  MIN_DISCOUNT_DIVISOR: AmountRead
  MIN_LENGTH_LOTTERY: AmountRead
  MAX_LENGTH_LOTTERY: AmountRead
  MAX_TREASURY_FEE: AmountRead
  cakeToken: AddressRead
  randomGenerator: AddressRead
  owner: AddressRead
  operatorAddress: AddressRead
  treasuryAddress: AddressRead
  injectorAddress: AddressRead
  currentLotteryId: AmountRead
  viewCurrentLotteryId: AmountRead
  currentTicketId: AmountRead
  pendingInjectionNextLottery: AmountRead
  maxNumberTicketsPerBuyOrClaim: AmountRead
  minPriceTicketInCake: AmountRead
  maxPriceTicketInCake: AmountRead
  calculateTotalPriceForBulkTickets: Read<[divisor: bigint, price: bigint, count: bigint], bigint>
  viewLottery: Read<[id: bigint], LotteryRound>
  viewNumbersAndStatusesForTicketIds: Read<[ids: readonly bigint[]], [numbers: bigint[], claimed: boolean[]]>
  viewRewardsForTicketId: Read<[id: bigint, ticketId: bigint, bracket: bigint], bigint>
  viewUserInfoForLotteryId: Read<
    [user: AddressLike, id: bigint, cursor: bigint, size: bigint],
    [ids: bigint[], numbers: bigint[], claimed: boolean[], next: bigint]
  >
  buyTickets: Write<[id: bigint, numbers: readonly bigint[]]>
  claimTickets: Write<[id: bigint, ticketIds: readonly bigint[], brackets: readonly bigint[]]>
  startLottery: Write<Terms>
  injectFunds: Write<[id: bigint, amount: bigint]>
  closeLottery: Write<[id: bigint]>
  drawFinalNumberAndMakeLotteryClaimable: Write<[id: bigint, autoInjection: boolean]>
  setOperatorAndTreasuryAndInjectorAddresses: Write<
    [operator: AddressLike, treasury: AddressLike, injector: AddressLike]
  >
  setMinAndMaxTicketPriceInCake: Write<[min: bigint, max: bigint]>
  setMaxNumberTicketsPerBuy: Write<[max: bigint]>
  changeRandomGenerator: Write<[generator: AddressLike]>
  recoverWrongTokens: Write<[token: AddressLike, amount: bigint]>
}>

export type Generator = KnownContract<{
  lottery: AddressRead
  latestRequestId: Read<[], string>
  viewLatestLotteryId: AmountRead
  viewRandomResult: AmountRead
  setLotteryAddress: Write<[lottery: AddressLike]>
  getRandomNumber: Write<[seed: bigint]>
  fulfillRandomness: Write<[requestId: string, randomness: bigint]>
}>
