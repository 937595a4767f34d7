import { useTranslation } from '../../i18n'
import { WriteDialog } from '../transactions'
import { AddToWalletButton } from '../wallet'
import { ReviewSwap } from './ReviewSwap'
import type { Quote } from './quote.rules'
import { swapSummary } from './swap.messages'
import type { SwapFlow } from './useSwapFlow'

/** Renders the dialog of a swap: the review, the wallet request, then the hash or the failure (trading 2.6, 4). */
export function ConfirmSwap({ flow, quote }: { flow: SwapFlow; quote: Quote | null }) {
  const { t } = useTranslation()
  const { state } = flow
  if (state.stage === 'closed') return null
  const { agreed } = state
  return (
    <WriteDialog
      flow={flow}
      title={t('Confirm Swap')}
      summary={swapSummary(agreed.quote, agreed.recipient)}
      review={<ReviewSwap flow={flow} agreed={agreed} current={quote} />}
    >
      <AddToWalletButton asset={agreed.quote.output} />
    </WriteDialog>
  )
}
