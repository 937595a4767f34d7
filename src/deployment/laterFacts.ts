import facts from '#deployment/deployment.json'
import type { Address } from '../core/address'

/** The whole table, of which the build gives the modules of every visit only what they need (scripts/build/firstFacts.ts). */
const { contracts } = facts

/** All contracts of the deployment by their names, for pages that list or recognise them. */
export const contractsByName: Readonly<Record<string, Address>> = contracts

/** Address of the prediction market; null on a deployment without one. */
export const predictionsAddress: Address | null = contracts['predictions'] ?? null

/** Address of the lottery; null on a deployment without one. */
export const lotteryAddress: Address | null = contracts['lotteryV2'] ?? null

/** Address of the oracle whose price ends the rounds of the prediction market; null on a deployment without one. */
export const chainlinkOracleAddress: Address | null = contracts['chainlinkOracle'] ?? null

/** Address of the trading competition; null on a deployment without one. */
export const competitionAddress: Address | null = contracts['tradingCompetition'] ?? null

/** Address of the registry of profiles; null on a deployment without profiles. */
export const profileAddress: Address | null = contracts['pancakeProfile'] ?? null

/** Address of the contract that sells starter collectibles; null on a deployment without one. */
export const bunnyFactoryAddress: Address | null = contracts['bunnyFactory'] ?? null

/** Address of the campaign whose claim names the collectible; null on a deployment without one. */
export const bunnySpecialAddress: Address | null = contracts['bunnySpecial'] ?? null

/** Address of the contract that refunds a part of the price of early starters; null on a deployment without one. */
export const claimRefundAddress: Address | null = contracts['claimRefund'] ?? null

/** Address of the contract that gives the points of sales; null on a deployment without one. */
export const pointCenterAddress: Address | null = contracts['pointCenterIfo'] ?? null

/** Address of the farm auctions; null on a deployment without them. */
export const farmAuctionAddress: Address | null = contracts['farmAuction'] ?? null

const addressesOf = (names: readonly string[]): Address[] => names.flatMap((name) => contracts[name] ?? [])

/** Addresses of the contracts of collectibles. */
export const collectibleAddresses: readonly Address[] = addressesOf(['pancakeRabbits', 'mixieNft'])

/** Addresses of the campaigns that give one collectible each (protocol 8.3 to 8.5). */
export const campaignAddresses: readonly Address[] = addressesOf([
  ...['easterNft', 'bunnySpecialCakeVault', 'bunnySpecialPrediction'],
])
