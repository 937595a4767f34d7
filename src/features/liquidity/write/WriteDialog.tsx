import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/content/Icon'
import { Notice } from '../../../ui/content/Notice'
import { Button } from '../../../ui/controls/Button'
import { Spinner } from '../../../ui/controls/Spinner'
import { Dialog } from '../../../ui/dialog/Dialog'
import { useSpoken } from '../../../ui/toast/useSpoken'
import { TransactionLink, type Summary } from '../../transactions'
import { AddToWalletButton, type WatchedAsset } from '../../wallet'
import { Centre, Quiet } from '../pool/poolLook'
import type { WriteFlow } from './useWriteFlow'
import type { WriteFailure } from './writeFailure'

const Good = styled.span`
  display: grid;
  color: var(--good);
`

/** Why a write did not or would not happen, and what to do about it. */
export function FailureNotice({ failure }: { failure: WriteFailure }) {
  const { t } = useTranslation()
  return (
    <Notice kind="bad" title={t(failure.sentence, failure.values)} spoken>
      {failure.advice && t(failure.advice)}
    </Notice>
  )
}

/** What stands in the middle of a dialog that nothing is asked in; said to those who listen when it appears. */
function Told({ spoken, children }: { spoken: string; children: ReactNode }) {
  useSpoken(spoken)
  return <Centre>{children}</Centre>
}

interface WriteDialogProps<Agreed> {
  flow: WriteFlow<Agreed>
  title: string
  /** What the wallet is asked for, in one sentence. */
  summary: (agreed: Agreed) => Summary
  /** What the wallet may be asked to show afterwards. */
  brings?: WatchedAsset
  /** The button that agrees to it. */
  confirmText: string
  /** What is about to be signed. */
  children: ReactNode
}

/** The dialog a write goes through: review, the wallet's answer, the hash or the reason why not (trading 2.4, 2.6). */
export function WriteDialog<Agreed>({ flow, title, summary, brings, confirmText, children }: WriteDialogProps<Agreed>) {
  const { t } = useTranslation()
  const { state, close, confirm } = flow
  if (state.stage === 'closed') return null
  const { sentence, values } = summary(state.agreed)
  const words = <strong>{t(sentence, values)}</strong>
  switch (state.stage) {
    case 'review':
      return (
        <Dialog
          title={title}
          onClose={close}
          footer={
            <Button kind="primary" size="l" wide onClick={confirm}>
              {confirmText}
            </Button>
          }
        >
          {children}
        </Dialog>
      )
    case 'waiting':
      return (
        <Dialog title={t('Waiting For Confirmation')} onClose={close}>
          <Told spoken={t('Confirm this transaction in your wallet')}>
            <Spinner size={40} />
            {words}
            <Quiet>{t('Confirm this transaction in your wallet')}</Quiet>
          </Told>
        </Dialog>
      )
    case 'submitted':
      return (
        <Dialog
          title={t('Transaction Submitted')}
          onClose={close}
          footer={
            <Button kind="primary" size="l" wide onClick={close}>
              {t('Close')}
            </Button>
          }
        >
          <Told spoken={t('Transaction Submitted')}>
            <Good>
              <Icon of={CircleCheck} size={24} />
            </Good>
            {words}
            <TransactionLink hash={state.hash} />
            {brings && <AddToWalletButton asset={brings} />}
          </Told>
        </Dialog>
      )
    case 'failed':
      return (
        <Dialog
          title={title}
          onClose={close}
          footer={
            <Button kind="secondary" size="l" wide onClick={close}>
              {t('Dismiss')}
            </Button>
          }
        >
          <FailureNotice failure={state.failure} />
        </Dialog>
      )
  }
}
