import { Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { amountValue } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { useEarnWrite } from '../../earn'
import { useWalletBoundDialog } from '../../transactions'
import { bidsCall, type OwnBid, ownBidsCall } from '../useAuctions'
import { auctionVenue } from '../venue'

const ReclaimDialog = lazyDialog(() => import('./ReclaimDialog').then((it) => it.ReclaimDialog))

/** Renders a bid that did not win, and the button that has it paid back. */
export function Reclaim({ bid, account }: { bid: OwnBid; account: Address }) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const { cake } = auctionVenue()
  // Stays while the bid is paid back, after which it is no longer reclaimable.
  const [{ auctionId, amountRaw }] = useState(bid)
  const writing = useEarnWrite(useMemo(() => [ownBidsCall(account), bidsCall(auctionId)], [account, auctionId]))
  const { opened, open, close } = useWalletBoundDialog<'reclaim'>(writing.isBusy)
  return (
    <>
      <Notice
        kind="info"
        title={t('Your bid of auction %auction% did not win', { auction: String(auctionId) })}
        actions={
          <Button
            kind="primary"
            size="s"
            icon={Undo2}
            busy={writing.isBusy}
            busyText={t('Reclaiming')}
            disabled={status === 'wrongChain'}
            aria-haspopup="dialog"
            aria-label={t('Reclaim your bid of auction %auction%', { auction: String(auctionId) })}
            onPointerEnter={ReclaimDialog.preload}
            onFocus={ReclaimDialog.preload}
            onClick={() => open('reclaim')}
          >
            {t('Reclaim')}
          </Button>
        }
      >
        {t('You can reclaim %amount%.', { amount: amountValue(amountRaw, cake.decimals, cake.symbol) })}
      </Notice>
      {opened && <ReclaimDialog {...{ auctionId, amountRaw, writing }} onClose={close} />}
    </>
  )
}
