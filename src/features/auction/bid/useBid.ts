import { currentAuctionId } from '../../../chain/contracts/farmAuction/reads'
import { DeclinedError } from '../../../chain/wallet/rejection'
import type { Address } from '../../../core/address'
import { translate } from '../../../i18n'
import { useCakePrice } from '../../../market/cake'
import { showToast } from '../../../ui/toast/toastStore'
import { type EarnWriting, valueCentsOf } from '../../earn'
import { BID_ERROR, bidSummary } from '../auction.messages'
import { type Standing, standingAfter } from '../auction.rules'
import { type AuctionView, bidsCall } from '../useAuctions'
import { auctionVenue } from '../venue'

/** Creates the intent of a bid; its encoder is loaded with the first write. */
export async function bidIntent(amountRaw: bigint) {
  const { bid } = await import('../../../chain/contracts/farmAuction/writes')
  return bid(auctionVenue().auction, amountRaw)
}

/** Stops a bid whose result is no longer the shown one, before the wallet opens. */
function stop(title: string): never {
  showToast({ kind: 'info', title, body: translate('Nothing was sent.') })
  throw new DeclinedError()
}

interface Bid {
  auction: AuctionView
  account: Address
  writing: EarnWriting
}

/**
 * Returns the function that sends a bid with the standing that the user has confirmed. The write names no auction, so the
 * wallet opens only for the shown one, with the same earlier bids and a place that is not worse.
 */
export function useBid({ auction, account, writing }: Bid) {
  const price = useCakePrice()
  return async (amountRaw: bigint, shown: Standing): Promise<string | null> => {
    const { cake, auction: contract } = auctionVenue()
    const { auctionId, places } = auction
    const [current, bids] = [currentAuctionId(contract), bidsCall(auctionId)]
    const verifyAuction = (result: unknown): void => {
      if (current.decode(String(result)) !== auctionId) stop(translate('Another auction has started.'))
    }
    const verifyStanding = (result: unknown): void => {
      const now = standingAfter(bids.decode(String(result)), places, account.toLowerCase(), amountRaw)
      if (now?.totalRaw !== shown.totalRaw) stop(translate('Your earlier bids have changed. Check your total.'))
      if (now.position > shown.position) stop(translate('Others have bid more meanwhile. Check your place.'))
    }
    return writing.run({
      ...{ makeIntent: () => bidIntent(amountRaw), failure: BID_ERROR, valueCents: valueCentsOf(price, amountRaw) },
      summary: bidSummary(amountRaw, shown.totalRaw, cake, auctionId),
      spending: { tokenAddress: cake.address, symbol: cake.symbol, spender: contract, amountRaw },
      premises: [
        { to: current.address, data: current.callData, verify: verifyAuction },
        { to: bids.address, data: bids.callData, verify: verifyStanding },
      ],
    })
  }
}
