import { usdValueRaw, type UsdPrice } from '../../../market/usdPrice'

/** One reward that waits in a farm or pool. */
export interface Reward {
  key: string
  /** In base units of the earned token. */
  earnedRaw: bigint
  price: UsdPrice | null
}

/** What a reward is worth and what harvesting it costs, in base units of the token that stands for a dollar; null while unknown. */
export interface RewardWorth {
  rewardUsdRaw: bigint | null
  feeUsdRaw: bigint | null
}

const worthOf = (price: UsdPrice | null, amountRaw: bigint | null): bigint | null =>
  price && amountRaw !== null ? usdValueRaw(price, price.token, amountRaw) : null

/** Returns a reward's worth beside the network fee of its harvest; `feeRaw` is in wei, null where it is unknown. */
export const rewardWorth = (
  { earnedRaw, price }: Pick<Reward, 'earnedRaw' | 'price'>,
  feeRaw: bigint | null,
  nativePrice: UsdPrice | null,
): RewardWorth => ({ rewardUsdRaw: worthOf(price, earnedRaw), feeUsdRaw: worthOf(nativePrice, feeRaw) })

/** Returns whether a reward is known to be worth less than its own network fee. */
export const isDust = ({ rewardUsdRaw, feeUsdRaw }: RewardWorth): boolean =>
  rewardUsdRaw !== null && feeUsdRaw !== null && rewardUsdRaw < feeUsdRaw

/** Returns whether it cannot be said if a reward is worth its fee: it is then harvested, and marked. */
export const isDoubtful = ({ rewardUsdRaw, feeUsdRaw }: RewardWorth): boolean =>
  rewardUsdRaw === null || feeUsdRaw === null

/** Why a run of harvests came to its end. */
export type HarvestEnd = 'done' | 'rejected' | 'declined' | 'cancelled' | 'accountChanged' | 'left'

/** Why a run is stopped from outside. */
export type HarvestStop = Extract<HarvestEnd, 'cancelled' | 'accountChanged' | 'left'>

/** What became of one harvest of a run. */
export type HarvestResult = { stage: 'sent'; hash: string } | { stage: 'failed'; error: unknown }

interface HarvestSteps<Item> {
  /** Sends one harvest and returns its hash. */
  send(item: Item): Promise<string>
  /** Returns why the run has to stop; null to go on. */
  stop(): HarvestStop | null
  /** Returns how an error ends the run, such as a rejection; null for a failure of this harvest alone. */
  endedBy(error: unknown): HarvestEnd | null
  onStart(item: Item): void
  onResult(item: Item, result: HarvestResult): void
}

/** Harvests one after the other until all are tried, the person says no, or the run is stopped; a failure stops no other. */
export async function harvestEach<Item>(items: readonly Item[], steps: HarvestSteps<Item>): Promise<HarvestEnd> {
  for (const item of items) {
    const stopped = steps.stop()
    if (stopped !== null) return stopped
    steps.onStart(item)
    try {
      // The wallet is asked for one after the other: side by side their numbers would collide.
      steps.onResult(item, { stage: 'sent', hash: await steps.send(item) })
    } catch (error) {
      const end = steps.endedBy(error)
      if (end !== null) return end
      steps.onResult(item, { stage: 'failed', error })
    }
  }
  return 'done'
}
