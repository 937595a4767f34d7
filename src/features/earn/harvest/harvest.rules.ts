import { usdValueRaw, type UsdPrice } from '../../../market/usdPrice'

/** A pending reward of a farm or pool. */
export interface Reward {
  key: string
  /** In base units of the earned token. */
  earnedRaw: bigint
  price: UsdPrice | null
}

/** Value of a reward and cost of its harvest, in base units of the dollar token; null while unknown. */
export interface RewardValue {
  rewardUsdRaw: bigint | null
  feeUsdRaw: bigint | null
}

const usdValueOf = (price: UsdPrice | null, amountRaw: bigint | null): bigint | null =>
  price && amountRaw !== null ? usdValueRaw(price, price.token, amountRaw) : null

/** Returns a reward's value and the network fee of its harvest; `feeRaw` is in wei, null when unknown. */
export const rewardValue = (
  { earnedRaw, price }: Pick<Reward, 'earnedRaw' | 'price'>,
  feeRaw: bigint | null,
  nativePrice: UsdPrice | null,
): RewardValue => ({ rewardUsdRaw: usdValueOf(price, earnedRaw), feeUsdRaw: usdValueOf(nativePrice, feeRaw) })

/** Returns whether a reward is known to be worth less than its network fee. */
export const isDust = ({ rewardUsdRaw, feeUsdRaw }: RewardValue): boolean =>
  rewardUsdRaw !== null && feeUsdRaw !== null && rewardUsdRaw < feeUsdRaw

/** Returns whether the value or the fee is unknown. The reward is then harvested, and marked as such. */
export const isUncertain = ({ rewardUsdRaw, feeUsdRaw }: RewardValue): boolean =>
  rewardUsdRaw === null || feeUsdRaw === null
