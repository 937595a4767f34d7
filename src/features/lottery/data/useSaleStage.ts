import { useAppSelector } from '../../../state/storeHooks'
import { selectReadSeconds } from '../lottery.slice'
import { type SaleStage, saleStage } from '../schedule.rules'
import { useChainSeconds, useCurrentRound } from './useLottery'

/** Returns the stage of the current round, and the chain's time in seconds from which it follows. */
export function useSaleStage(): { stage: SaleStage; nowSeconds: number } {
  const { status, endSeconds } = useCurrentRound()
  const readSeconds = useAppSelector(selectReadSeconds)
  const nowSeconds = useChainSeconds() ?? readSeconds
  return { stage: saleStage(status, endSeconds, nowSeconds), nowSeconds }
}
