import { pairAddress } from '../../../chain/contracts/pairAddress'
import { useTranslation } from '../../../i18n'
import { WriteDialog, type WriteFlow } from '../../transactions'
import { AddToWalletButton } from '../../wallet'
import { LP_DECIMALS, LP_SYMBOL } from '../pool/poolWords'
import { ReviewDialog } from '../write/ReviewDialog'
import { ReviewAddition } from './ReviewAddition'
import { additionWords, type AgreedAddition } from './useAddFlow'

/** The dialog an addition goes through (trading 2.4): two headings and two buttons, for a new pool and for one that is there. */
export function ConfirmAdd({ flow }: { flow: WriteFlow<AgreedAddition> }) {
  const { t } = useTranslation()
  if (flow.state.stage === 'closed') return null
  const { agreed } = flow.state
  const { a, b } = agreed
  const title = agreed.isNewPool ? t('You are creating a pool') : t('You will receive')
  const address = pairAddress(a.traded.address, b.traded.address)
  return (
    <WriteDialog
      flow={flow}
      title={title}
      summary={additionWords(agreed)}
      review={
        <ReviewDialog
          flow={flow}
          title={title}
          confirmText={agreed.isNewPool ? t('Create Pool & Supply') : t('Confirm Supply')}
        >
          <ReviewAddition agreed={agreed} />
        </ReviewDialog>
      }
    >
      <AddToWalletButton asset={{ address, symbol: LP_SYMBOL, decimals: LP_DECIMALS }} />
    </WriteDialog>
  )
}
