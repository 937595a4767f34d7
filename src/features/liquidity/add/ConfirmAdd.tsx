import { pairAddress } from '../../../chain/contracts/pairAddress'
import { useTranslation } from '../../../i18n'
import { WriteDialog } from '../../transactions'
import { AddToWalletButton } from '../../wallet'
import { LP_DECIMALS, LP_SYMBOL } from '../pool/poolWords'
import type { OutcomeFlow } from '../write/useOutcomeFlow'
import { additionWords, type AgreedAddition } from './agreed'
import { ReviewAddition } from './ReviewAddition'

interface ConfirmAddProps {
  flow: OutcomeFlow<AgreedAddition>
  /** What the form would have agreed to now; null while that is unknown. */
  current?: AgreedAddition | null
}

/** The dialog an addition goes through (trading 2.4): two headings and two buttons, for a new pool and for an existing one. */
export function ConfirmAdd({ flow, current = null }: ConfirmAddProps) {
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
      review={<ReviewAddition flow={flow} agreed={agreed} current={current} title={title} />}
    >
      <AddToWalletButton asset={{ address, symbol: LP_SYMBOL, decimals: LP_DECIMALS }} />
    </WriteDialog>
  )
}
