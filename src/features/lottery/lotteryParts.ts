import type { AreaParts } from '../../core/area'
import { lotteryReducer } from './lottery.slice'
import { startLotteryUpdater } from './lottery.updater'

/** Added to the store with the page. */
export const lotteryParts = {
  slices: { lottery: lotteryReducer },
  updaters: [startLotteryUpdater],
} as const satisfies AreaParts<Parameters<typeof startLotteryUpdater>[0]>
