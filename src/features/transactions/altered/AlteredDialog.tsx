import { formatAmountExact } from '../../../core/amount'
import { deployment } from '../../../deployment/deployment'
import { sanitizedText } from '../../../core/sanitizedText'
import { useTranslation } from '../../../i18n'
import { useAppDispatch } from '../../../state/storeHooks'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Dialog } from '../../../ui/dialog/Dialog'
import { currentSummary } from '../summary.rules'
import { TransactionLink } from '../TransactionLink'
import { transactionFollowed, type Alteration, type TransactionRecord } from '../transactions.slice'
import { Stack } from '../../../ui/layout/Stack'

const nativeText = (raw: string): string => {
  const { symbol, decimals } = deployment.nativeCurrency
  return `${formatAmountExact(BigInt(raw), decimals)} ${symbol}`
}

/** Dialog for a transaction that differs from the one the user agreed to: shows both, until it is dismissed. */
export function AlteredDialog({ record }: { record: TransactionRecord }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { altered = [], signed, request, hash } = record
  const { sentence, values } = currentSummary(record)
  const facts: Readonly<Record<Alteration, { label: string; agreed: string; sent: string | null }>> = {
    from: { label: t('Account'), agreed: record.from, sent: null },
    to: { label: t('Contract'), agreed: signed?.to ?? '', sent: request?.to ?? '–' },
    data: { label: t('Call data'), agreed: signed?.data ?? '', sent: request?.data ?? '' },
    value: {
      label: t('Value'),
      agreed: nativeText(signed?.valueRaw ?? '0'),
      sent: nativeText(request?.valueRaw ?? '0'),
    },
    chain: { label: t('Network'), agreed: String(signed?.chainId ?? ''), sent: null },
  }
  const dismiss = () => dispatch(transactionFollowed({ ...record, isAlterationSeen: true }))
  return (
    <Dialog
      title={t('Your wallet sent a different transaction')}
      onClose={dismiss}
      footer={
        <Button kind="secondary" size="l" wide onClick={dismiss}>
          {t('Dismiss')}
        </Button>
      }
    >
      <Stack $gap={16}>
        <Notice kind="bad" title={t(sentence, values)}>
          {t('The transaction on the network is not the one you agreed to. Check your wallet before you use it again.')}
        </Notice>
        {altered.map((field) => (
          <DetailList key={field}>
            <DetailRow label={t('Agreed to: %field%', { field: facts[field].label })}>
              {sanitizedText(facts[field].agreed)}
            </DetailRow>
            <DetailRow label={t('Sent: %field%', { field: facts[field].label })} tone="bad">
              {sanitizedText(facts[field].sent ?? t('A different one'))}
            </DetailRow>
          </DetailList>
        ))}
        <TransactionLink hash={hash} />
      </Stack>
    </Dialog>
  )
}
