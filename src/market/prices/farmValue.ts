import { sortsBefore } from '../../chain/contracts/pair/address'
import type { Reserves } from '../../chain/contracts/pair/reads'
import { aprPercent, perYearRaw, shareOf } from '../../core/apr'
import type { Farm } from './farmList'
import type { PriceOf } from './useTokenPricesUsd'
import { type UsdPrice, usdValueRaw } from '../usdPrice'

/** Emission for all farms per block when it could not be read, in base units of CAKE (yield 9). */
export const CAKE_PER_BLOCK_RAW = 40n * 10n ** 18n

/** The chain's figures of a farm; amounts in base units. Undefined while unknown, or after a failed read. */
export interface FarmReads {
  allocPoint: bigint | undefined
  totalAllocPoint: bigint | undefined
  reserves: Reserves | undefined
  /** LP tokens of the farm that the master chef holds. */
  lpStakedRaw: bigint | undefined
  lpSupplyRaw: bigint | undefined
}

/** yield 3 "Farm computed data"; amounts in base units of the named token. */
export interface FarmFigures {
  tokenTotalRaw: bigint
  quoteTotalRaw: bigint
  /** The part of the pool that is staked in the farm ("tokenAmountMc"). */
  tokenStakedRaw: bigint
  quoteStakedRaw: bigint
  lpSupplyRaw: bigint
  lpStakedRaw: bigint
  /** Both sides of the stake, in the quote token. */
  lpTotalInQuoteRaw: bigint
  /** Price of one token in quote tokens; null for an empty pool. */
  tokenPriceVsQuote: number | null
  /** The farm's share of all allocation points, 0 to 1. */
  poolWeight: number
  /** Text such as 2X. */
  multiplier: string
}

/** yield 9: number of allocation points that make one "X". */
const POINTS_PER_X = 100n

/** Formats a farm's multiplier: allocation points over 100, "2X", "0.5X" (yield 9). */
export function multiplierText(allocPoint: bigint): string {
  const hundredths = String(allocPoint % POINTS_PER_X)
    .padStart(2, '0')
    .replace(/0+$/, '')
  return `${allocPoint / POINTS_PER_X}${hundredths && `.${hundredths}`}X`
}

/** Computes a farm's figures from its reads; null while one of them is unknown or failed (yield 3). */
export function farmFigures({ token, quoteToken }: Farm, reads: FarmReads): FarmFigures | null {
  const { allocPoint, totalAllocPoint, reserves, lpStakedRaw, lpSupplyRaw } = reads
  if (allocPoint === undefined || totalAllocPoint === undefined || !reserves) return null
  if (lpStakedRaw === undefined || lpSupplyRaw === undefined) return null
  const [tokenTotalRaw, quoteTotalRaw] = sortsBefore(token.address, quoteToken.address)
    ? [reserves.reserve0Raw, reserves.reserve1Raw]
    : [reserves.reserve1Raw, reserves.reserve0Raw]
  const stakedOf = (totalRaw: bigint) => (lpSupplyRaw > 0n ? (totalRaw * lpStakedRaw) / lpSupplyRaw : 0n)
  const quoteStakedRaw = stakedOf(quoteTotalRaw)
  const scale = (decimals: number) => 10n ** BigInt(decimals)
  return {
    ...{ tokenTotalRaw, quoteTotalRaw, tokenStakedRaw: stakedOf(tokenTotalRaw), quoteStakedRaw, lpSupplyRaw },
    lpStakedRaw,
    lpTotalInQuoteRaw: quoteStakedRaw * 2n,
    tokenPriceVsQuote: shareOf(quoteTotalRaw * scale(token.decimals), tokenTotalRaw * scale(quoteToken.decimals)),
    poolWeight: shareOf(allocPoint, totalAllocPoint) ?? 0,
    multiplier: multiplierText(allocPoint),
  }
}

/** Figures that all farms share. */
export interface FarmMarket {
  priceOf: PriceOf
  cakePrice: UsdPrice | null
  /** Base units of CAKE for all farms together. */
  cakePerBlockRaw: bigint
  blockTimeSeconds: number
}

/** Value and rate of a farm. */
export interface FarmValue {
  /** Total stake, in base units of the dollar token; null without a price. */
  liquidityUsdRaw: bigint | null
  /** Yearly rate of the emission alone, in percent; null without prices, or while nothing is staked. */
  aprPercent: number | null
}

/** Computes a farm's liquidity, and its rate: weight * CAKE a year * price / liquidity * 100 (constants: FARM_APR). */
export function farmValue(farm: Farm, figures: FarmFigures, reads: FarmReads, market: FarmMarket): FarmValue {
  const quotePrice = market.priceOf(farm.quoteToken)
  const liquidityUsdRaw = quotePrice && usdValueRaw(quotePrice, farm.quoteToken, figures.lpTotalInQuoteRaw)
  const { cakePrice, cakePerBlockRaw, blockTimeSeconds } = market
  const { allocPoint = 0n, totalAllocPoint = 0n } = reads
  if (liquidityUsdRaw === null || !cakePrice || totalAllocPoint === 0n) return { liquidityUsdRaw, aprPercent: null }
  if (allocPoint === 0n) return { liquidityUsdRaw, aprPercent: 0 }
  const paidRaw = (perYearRaw(cakePerBlockRaw, blockTimeSeconds) * allocPoint) / totalAllocPoint
  return { liquidityUsdRaw, aprPercent: aprPercent(usdValueRaw(cakePrice, cakePrice.token, paidRaw), liquidityUsdRaw) }
}
