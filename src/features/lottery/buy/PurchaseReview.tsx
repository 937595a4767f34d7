import { useTranslation } from '../../../i18n'
import { useCakePrice } from '../../../market/cake'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { usdValue } from '../../earn'
import { NodeConfirmation, WriteReview } from '../../transactions'
import { NumberGrid } from '../tickets/NumberGrid'
import { lotteryVenue } from '../venue'
import { type Purchase, purchaseIntent } from './usePurchase'

/** Renders that the round of the dialog is over. */
export function SaleEnded() {
  const { t } = useTranslation()
  return (
    <Notice kind="warn" title={t('This round no longer sells tickets.')} spoken>
      {t('The draw is next. You can buy tickets for the next round when it starts.')}
    </Notice>
  )
}

interface Props {
  purchase: Purchase
  /** Why these tickets cannot be bought any more; null while they can. */
  obstacle: 'ended' | 'otherPrice' | null
  onConfirm: () => void
  onBack: () => void
  onClose: () => void
}

/** Renders the tickets that are about to be bought, each with its number, and what they cost. */
export function PurchaseReview({ purchase, obstacle, onConfirm, onBack, onClose }: Props) {
  const { t, locale } = useTranslation()
  const price = useCakePrice()
  const { cake } = lotteryVenue()
  const { lotteryId, numbers, totalRaw } = purchase
  const { symbol, decimals } = cake
  return (
    <Dialog
      title={t('Confirm your tickets')}
      onClose={onClose}
      onBack={onBack}
      footer={
        <Button kind="primary" size="l" wide disabled={obstacle !== null} onClick={onConfirm}>
          {t('Confirm')}
        </Button>
      }
    >
      <Stack>
        {obstacle === 'ended' && <SaleEnded />}
        {obstacle === 'otherPrice' && (
          <Notice kind="warn" title={t('The price of the tickets is another one now.')} spoken>
            {t('Go back to see what they cost.')}
          </Notice>
        )}
        <Text>
          {t('%count% ticket for round %round% || %count% tickets for round %round%', {
            count: numbers.length,
            round: String(lotteryId),
          })}
        </Text>
        <NumberGrid label={t('Numbers of your tickets')} numbers={numbers} />
        {obstacle === null && (
          <WriteReview
            write={{
              key: `${lotteryId} ${numbers.join()}`,
              makeIntent: () => purchaseIntent(purchase),
              pays: { amountRaw: totalRaw, decimals, symbol, usd: usdValue(price, totalRaw, locale) },
            }}
          />
        )}
        <NodeConfirmation />
        <Text $size={14} $tone="quiet">
          {t('Purchases are final.')}
        </Text>
      </Stack>
    </Dialog>
  )
}
