import { pairAddress } from '../../../chain/contracts/pair/address'
import { useTranslation } from '../../../i18n'
import { WriteDialog } from '../../transactions'
import { AddToWalletButton } from '../../wallet'
import { LP_DECIMALS, LP_SYMBOL } from '../pool/pool.messages'
import type { OutcomeFlow } from '../write/useOutcomeFlow'
import { additionWords, type AgreedAddition } from './agreed'
import { ReviewAddition } from './ReviewAddition'

interface ConfirmAddProps {
  flow: OutcomeFlow<AgreedAddition>
  /** The addition that the form would agree to now; null while unknown. */
  current?: AgreedAddition | null
}

/** Renders the dialog of an addition (trading 2.4), with its own heading and button for a new and for an existing pool. */
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
