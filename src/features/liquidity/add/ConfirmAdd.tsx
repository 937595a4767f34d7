import { pairAddress } from '../../../chain/contracts/pairAddress'
import { useTranslation } from '../../../i18n'
import { LP_DECIMALS, LP_SYMBOL } from '../pool/poolWords'
import type { WriteFlow } from '../write/useWriteFlow'
import { WriteDialog } from '../write/WriteDialog'
import { ReviewAddition } from './ReviewAddition'
import { additionWords, type AgreedAddition } from './useAddFlow'

/** The dialog an addition goes through (trading 2.4): two headings and two buttons, for a new pool and for one that is there. */
export function ConfirmAdd({ flow }: { flow: WriteFlow<AgreedAddition> }) {
  const { t } = useTranslation()
  if (flow.state.stage === 'closed') return null
  const { agreed } = flow.state
  const { a, b } = agreed
  return (
    <WriteDialog
      flow={flow}
      title={agreed.isNewPool ? t('You are creating a pool') : t('You will receive')}
      summary={additionWords}
      brings={{
        address: pairAddress(a.traded.address, b.traded.address),
        symbol: LP_SYMBOL,
        decimals: LP_DECIMALS,
      }}
      confirmText={agreed.isNewPool ? t('Create Pool & Supply') : t('Confirm Supply')}
    >
      <ReviewAddition agreed={agreed} />
    </WriteDialog>
  )
}
