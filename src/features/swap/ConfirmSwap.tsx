import { useTranslation } from '../../i18n'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { ReviewSwap } from './ReviewSwap'
import { SwapFailed } from './SwapFailed'
import { SwapSubmitted } from './SwapSubmitted'
import { WaitingForWallet } from './WaitingForWallet'
import type { Quote } from './quote.rules'
import type { SwapFlow } from './useSwapFlow'

/** The dialog a swap goes through: review, the wallet's answer, the hash or the reason why not (trading 2.6, 4). */
export function ConfirmSwap({ flow, quote }: { flow: SwapFlow; quote: Quote | null }) {
  const { t } = useTranslation()
  const { state, close } = flow
  switch (state.stage) {
    case 'closed':
      return null
    case 'review':
      return <ReviewSwap flow={flow} agreed={state.agreed} current={quote} />
    case 'waiting':
      return (
        <Dialog title={t('Waiting For Confirmation')} onClose={close}>
          <WaitingForWallet agreed={state.agreed} measured={state.measured} />
        </Dialog>
      )
    case 'submitted':
      return (
        <Dialog title={t('Transaction Submitted')} onClose={close} footer={<CloseButton onClose={close} />}>
          <SwapSubmitted hash={state.hash} agreed={state.agreed} />
        </Dialog>
      )
    case 'failed':
      return (
        <Dialog
          title={t('Confirm Swap')}
          onClose={close}
          footer={
            <Button kind="secondary" size="l" wide onClick={close}>
              {t('Dismiss')}
            </Button>
          }
        >
          <SwapFailed failure={state.failure} />
        </Dialog>
      )
  }
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Button kind="primary" size="l" wide onClick={onClose}>
      {t('Close')}
    </Button>
  )
}
