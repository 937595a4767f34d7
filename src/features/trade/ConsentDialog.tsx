import { useState } from 'react'
import { useTranslation } from '../../i18n'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { Stack } from '../../ui/layout/Stack'
import { ExactAmounts } from './ExactAmounts'
import { ImpactConsent } from './ImpactConsent'
import type { Quote } from './quote.rules'

interface Props {
  /** The quote of the consent; it stays the same while the dialog is open. */
  quote: Quote
  onAgree: (quote: Quote) => void
  onClose: () => void
}

/** Dialog in which an expert types the word before a swap with an impact of 10 % or more (trading 5 "Price impact"). */
export function ConsentDialog({ quote, onAgree, onClose }: Props) {
  const { t } = useTranslation()
  const [hasConsent, setHasConsent] = useState(false)
  return (
    <Dialog
      title={t('Price impact high')}
      onClose={onClose}
      footer={
        <Button kind="danger" size="l" wide disabled={!hasConsent} onClick={() => onAgree(quote)}>
          {t('Swap anyway')}
        </Button>
      }
    >
      <Stack>
        <ExactAmounts quote={quote} />
        <ImpactConsent kind="typed" impactBps={quote.impactBps} onChange={setHasConsent} />
      </Stack>
    </Dialog>
  )
}
