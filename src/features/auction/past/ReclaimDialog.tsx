import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { useCakePrice } from '../../../market/cake'
import { ConfirmDialog, type EarnWriting, usdValue, valueCentsOf } from '../../earn'
import { RECLAIM_ERROR, reclaimSummary } from '../auction.messages'
import { auctionVenue } from '../venue'

interface Props {
  auctionId: number
  amountRaw: bigint
  writing: EarnWriting
  onClose: () => void
}

/** Renders the review of a bid that is paid back (protocol 11.5). */
export function ReclaimDialog({ auctionId, amountRaw, writing: { isBusy, run }, onClose }: Props) {
  const { t, locale } = useTranslation()
  const { status } = useWallet()
  const price = useCakePrice()
  const { auction, cake } = auctionVenue()
  const makeIntent = async () =>
    (await import('../../../chain/contracts/farmAuction/writes')).claimAuction(auction, auctionId)
  const { decimals, symbol } = cake
  return (
    <ConfirmDialog
      title={t('Reclaim your bid')}
      isDisabled={status !== 'connected'}
      isBusy={isBusy}
      onClose={onClose}
      write={{
        ...{ key: `reclaim ${auctionId}`, makeIntent },
        receives: { amountRaw, decimals, symbol, usd: usdValue(price, amountRaw, locale) },
      }}
      onConfirm={() =>
        run({
          ...{ makeIntent, failure: RECLAIM_ERROR, valueCents: valueCentsOf(price, 0n) },
          summary: reclaimSummary(amountRaw, cake, auctionId),
        })
      }
    >
      <p>
        {t('Your bids of auction %auction% did not win. The contract pays all of them back.', {
          auction: String(auctionId),
        })}
      </p>
    </ConfirmDialog>
  )
}
