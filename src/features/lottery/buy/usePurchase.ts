import { viewLottery } from '../../../chain/contracts/lottery/reads'
import { AbandonedError } from '../../../chain/wallet/eip1193'
import { layersOf } from '../../../chain/wallet/rejection'
import { translate } from '../../../i18n'
import { useCakePrice } from '../../../market/cake'
import { useAppStore } from '../../../state/storeHooks'
import { showToast } from '../../../ui/toast/toastStore'
import { valueCentsOf } from '../../earn'
import { useSendIntent, useWriteFlow, type WriteFlow } from '../../transactions'
import { selectReadSeconds, selectRoundOf } from '../lottery.slice'
import { ticketCost } from '../purchase.rules'
import { isSelling, statusOf } from '../schedule.rules'
import { lotteryVenue } from '../venue'
import { BUY_ERROR, purchaseSummary } from './purchase.messages'

/** Tickets as the user has confirmed them. */
export interface Purchase {
  lotteryId: number
  numbers: readonly number[]
  /** Amount that the contract takes, in CAKE's smallest unit. */
  totalRaw: bigint
}

/** Creates the intent of a purchase; its encoder is loaded with the first write. */
export async function purchaseIntent({ lotteryId, numbers }: Purchase) {
  const { buyTickets } = await import('../../../chain/contracts/lottery/writes')
  return buyTickets(lotteryVenue().lottery, lotteryId, numbers)
}

const isAbandoned = (error: unknown): boolean => layersOf(error).some((layer) => layer.error instanceof AbandonedError)

/**
 * Returns the steps that buy tickets. The wallet opens only for a round that still sells them at the confirmed price;
 * otherwise the review stays open, and a toast states what has changed.
 */
export function usePurchase(onBought: () => void): WriteFlow<Purchase> {
  const send = useSendIntent()
  const store = useAppStore()
  const price = useCakePrice()
  return useWriteFlow<Purchase>({
    fallback: BUY_ERROR,
    onSent: onBought,
    async execute(purchase) {
      const { lotteryId, numbers, totalRaw } = purchase
      if (!send) throw new Error('Missing dependencies')
      const { address: to, callData: data, decode } = viewLottery(lotteryVenue().lottery, lotteryId)
      let isPriceChanged = false
      const verify = (result: unknown): void => {
        const { status, priceRaw, discountDivisor } = decode(String(result))
        const cost = ticketCost({ priceRaw, discountDivisor, maxTickets: numbers.length }, numbers.length)
        isPriceChanged = cost.totalRaw !== totalRaw
        if (isPriceChanged || statusOf(status) !== 'open') throw new AbandonedError()
      }
      const mayOpenWallet = (): boolean => {
        const round = selectRoundOf(lotteryId)(store.getState())
        return round !== undefined && isSelling(round.status, round.endSeconds, selectReadSeconds(store.getState()))
      }
      try {
        return await send(await purchaseIntent(purchase), {
          ...{ summary: purchaseSummary(numbers.length, lotteryId), valueCents: valueCentsOf(price, totalRaw) },
          ...{ premises: [{ to, data, verify }], mayOpenWallet },
        })
      } catch (error) {
        if (!isAbandoned(error)) throw error
        showToast({
          kind: 'info',
          title: isPriceChanged
            ? translate('The price of the tickets is another one now.')
            : translate('This round no longer sells tickets.'),
          body: translate('Nothing was sent.'),
        })
        return null
      }
    },
  })
}
