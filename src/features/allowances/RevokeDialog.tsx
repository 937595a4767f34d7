import { useTranslation } from '../../i18n'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { ReviewedWriteDialog, revokeWrite } from '../transactions'
import type { Revocation, WriteFlow } from '../transactions'
import { AllowedAmount } from './AllowanceTable'

interface Props {
  flow: WriteFlow<Revocation>
  /** The allowance when the review was opened. */
  raw: bigint
}

/** Renders the dialog of a revocation: what it changes and costs, the wallet request, then its state until it ends. */
export function RevokeDialog({ flow, raw }: Props) {
  const { t } = useTranslation()
  if (flow.state.stage === 'closed') return null
  const { agreed } = flow.state
  const { tokenAddress, spender, symbol, spenderName } = agreed
  const { makeIntent, summary } = revokeWrite(agreed)
  return (
    <ReviewedWriteDialog
      flow={flow}
      title={t('Revoke %symbol%', { symbol })}
      summary={summary}
      write={{ key: `revoke ${tokenAddress} ${spender}`, makeIntent }}
      details={
        <DetailList>
          <DetailRow label={t('Spender')}>
            <span title={spender}>{spenderName}</span>
          </DetailRow>
          <DetailRow label={t('Allowance now')}>
            <AllowedAmount tokenAddress={tokenAddress} raw={raw} />
          </DetailRow>
          <DetailRow label={t('Allowance after')}>0</DetailRow>
        </DetailList>
      }
    />
  )
}
