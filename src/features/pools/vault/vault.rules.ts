/** Shares and their price are counted in parts of this (protocol 3). */
const ONE = 10n ** 18n
const BPS = 10_000n
const SECOND_MS = 1_000

/** constants: VAULT_GAS; of staking and unstaking, and of claiming the bounty. */
export const VAULT_GAS = 380_000n
export const BOUNTY_GAS = 300_000n

/** Answers the CAKE that shares stand for, in its smallest unit, rounded down (protocol 3). */
export const cakeOfShares = (sharesRaw: bigint, pricePerShareRaw: bigint): bigint =>
  (sharesRaw * pricePerShareRaw) / ONE

/** Answers the fewest shares that stand for an amount of CAKE; throws on a price of 0. */
export const sharesForCake = (cakeRaw: bigint, pricePerShareRaw: bigint): bigint =>
  (cakeRaw * ONE + pricePerShareRaw - 1n) / pricePerShareRaw

export type VaultWithdrawal = { kind: 'all' } | { kind: 'shares'; sharesRaw: bigint }

/**
 * Answers how to take an amount of CAKE out: by its shares, or with all of them where at most `dustSharesRaw` would be
 * left (yield 4 "Vault unstake").
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

/** Answers what an account gained since it last did anything in the vault, never below 0 (protocol 3). */
export function recentProfitRaw(sharesRaw: bigint, pricePerShareRaw: bigint, cakeAtLastUserActionRaw: bigint): bigint {
  const profit = cakeOfShares(sharesRaw, pricePerShareRaw) - cakeAtLastUserActionRaw
  return profit > 0n ? profit : 0n
}

/** Answers when unstaking is free again, in milliseconds since 1970: the period runs from the last deposit (yield 2). */
export const feeFreeAtMs = (lastDepositedTime: bigint, periodSeconds: bigint): number =>
  Number(lastDepositedTime + periodSeconds) * SECOND_MS

/** Returns whether unstaking still costs a fee; while the chain's time is not known it does (0 is no end at all). */
export const isFeeOwed = (endMs: number, chainNowMs: number | null): boolean =>
  endMs > 0 && (chainNowMs === null || chainNowMs < endMs)

/** Answers what unstaking an amount costs at once, in CAKE's smallest unit, rounded down as the vault does. */
export const unstakingFeeRaw = (cakeRaw: bigint, feeBps: bigint): bigint => (cakeRaw * feeBps) / BPS

/** Answers a fee in hundredths of a percent as percent for the eye: 10 is "0.1" (yield 5). */
export const feePercentText = (feeBps: bigint): string => String(Number(feeBps) / 100)

/** Answers whether the bounty can be claimed: its reward, its worth and the call fee are known and above 0 (yield 5). */
export const isBountyClaimable = (
  rewardRaw: bigint | null,
  worthUsdRaw: bigint | null,
  callFeeBps: bigint | null,
): boolean => [rewardRaw, worthUsdRaw, callFeeBps].every((value) => value !== null && value > 0n)
