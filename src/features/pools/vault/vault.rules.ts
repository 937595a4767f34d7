import type { TableToken } from '../../../market/prices/tokenTable'
import { type UsdPrice, usdValueRaw } from '../../../market/usdPrice'
import type { VaultFacts } from './useVault'

/** Scale of shares and of their price (protocol 3). */
const ONE = 10n ** 18n
const BPS = 10_000n
const SECOND_MS = 1_000

/** constants: VAULT_GAS; for staking and unstaking, and for claiming the bounty. */
export const VAULT_GAS = 380_000n
export const BOUNTY_GAS = 300_000n

/** Returns the CAKE value of shares, in base units, rounded down (protocol 3). */
export const cakeOfShares = (sharesRaw: bigint, pricePerShareRaw: bigint): bigint =>
  (sharesRaw * pricePerShareRaw) / ONE

/** Returns the fewest shares worth an amount of CAKE; throws on a price of 0. */
export const sharesForCake = (cakeRaw: bigint, pricePerShareRaw: bigint): bigint =>
  (cakeRaw * ONE + pricePerShareRaw - 1n) / pricePerShareRaw

export type VaultWithdrawal = { kind: 'all' } | { kind: 'shares'; sharesRaw: bigint }

/**
 * Returns how to withdraw an amount of CAKE: by its shares, or all when at most `dustSharesRaw` would be left (yield 4
 * "Vault unstake").
 */
export function vaultWithdrawal(
  cakeRaw: bigint,
  ownedSharesRaw: bigint,
  pricePerShareRaw: bigint,
  dustSharesRaw: bigint,
): VaultWithdrawal {
  const sharesRaw = sharesForCake(cakeRaw, pricePerShareRaw)
  return ownedSharesRaw - sharesRaw <= dustSharesRaw ? { kind: 'all' } : { kind: 'shares', sharesRaw }
}

/** Returns an account's gain since its last action in the vault, never below 0 (protocol 3). */
export function recentProfitRaw(sharesRaw: bigint, pricePerShareRaw: bigint, cakeAtLastUserActionRaw: bigint): bigint {
  const profit = cakeOfShares(sharesRaw, pricePerShareRaw) - cakeAtLastUserActionRaw
  return profit > 0n ? profit : 0n
}

/**
 * Returns when unstaking is free again, in milliseconds since 1970: the period starts at the last deposit (yield 2).
 */
export const feeFreeAtMs = (lastDepositedTime: bigint, periodSeconds: bigint): number =>
  Number(lastDepositedTime + periodSeconds) * SECOND_MS

/**
 * Returns whether unstaking still costs a fee; it does while the chain's time is unknown. An `endMs` of 0 means no fee
 * period.
 */
export const isFeeDue = (endMs: number, chainNowMs: number | null): boolean =>
  endMs > 0 && (chainNowMs === null || chainNowMs < endMs)

/** Returns the fee of unstaking an amount now, in base units of CAKE, rounded down as in the vault. */
export const unstakingFeeRaw = (cakeRaw: bigint, feeBps: bigint): bigint => (cakeRaw * feeBps) / BPS

/**
 * Returns whether the bounty can be claimed: its reward, its value and the call fee are known and above 0 (yield 5).
 */
export const isBountyClaimable = (
  rewardRaw: bigint | null,
  valueUsdRaw: bigint | null,
  callFeeBps: bigint | null,
): boolean => [rewardRaw, valueUsdRaw, callFeeBps].every((value) => value !== null && value > 0n)

export interface Bounty {
  /** In base units of CAKE; null while unknown. */
  rewardRaw: bigint | null
  isClaimable: boolean
}

/** Returns the bounty of the vault, and whether it can be claimed (yield 5). */
export function bountyOf({ bountyRaw, callFeeBps }: VaultFacts, token: TableToken, price: UsdPrice | null): Bounty {
  const valueUsdRaw = bountyRaw === null || !price ? null : usdValueRaw(price, token, bountyRaw)
  return { rewardRaw: bountyRaw, isClaimable: isBountyClaimable(bountyRaw, valueUsdRaw, callFeeBps) }
}
