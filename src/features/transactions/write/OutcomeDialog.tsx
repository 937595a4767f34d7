import { type ReactNode, useEffect } from 'react'
import { deployment } from '../../../deployment/deployment'
import { translate, useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { Button } from '../../../ui/controls/Button'
import { Spinner } from '../../../ui/controls/Spinner'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Text } from '../../../ui/layout/Text'
import type { TransactionOutcome } from '../outcome.rules'
import { OutcomeSign } from '../OutcomeSign'
import { ownMessage } from '../ownMessage'
import { currentSummary } from '../summary.rules'
import { TransactionLink } from '../TransactionLink'
import { selectTransactionsOf, type TransactionRecord } from '../transactions.slice'
import { useFollowed } from '../useOutcomes'
import { CentredMessage } from './CentredMessage'
import { declareShown } from './shownOutcomes'

interface Stage {
  title: string
  /** What the state means for the user's money, and what to do. */
  notes: readonly string[]
}

/** Returns the title and the notes of a transaction's state; `isSpedUp` once a replacement carries it out. */
function stageOf(outcome: TransactionOutcome, record: TransactionRecord | undefined, isSpedUp: boolean): Stage {
  switch (outcome) {
    case 'pending':
      if (record?.isReorganised) {
        return {
          title: translate('Transaction pending again'),
          notes: [translate('Its block was removed from the chain. You don’t need to do anything.')],
        }
      }
      return {
        title: translate('Transaction submitted'),
        notes: [
          isSpedUp
            ? translate('It was sent again with another fee. You now see the new transaction.')
            : translate('You can close this. A message will show you the result.'),
        ],
      }
    case 'succeeded': {
      const own = record ? ownMessage(record, 'done') : null
      return own ? { title: own.title, notes: [own.body] } : { title: translate('Transaction confirmed'), notes: [] }
    }
    case 'failed': {
      const own = record ? ownMessage(record, 'failed') : null
      const cost = translate('Your tokens have not moved. You still paid the network fee.')
      return { title: translate('Transaction failed'), notes: own ? [cost, own.body] : [cost] }
    }
    case 'replaced':
    case 'cancelled':
      return {
        title: translate('Transaction cancelled'),
        notes: [translate('Another transaction replaced it. Your tokens have not moved.')],
      }
    case 'dropped':
      return {
        title: translate('Transaction dropped'),
        notes: [translate('The network no longer has it. You can send it again from your recent transactions.')],
      }
  }
}

export interface OutcomeDialogProps {
  hash: string
  onClose: () => void
  /** What the user can do next, once the transaction has succeeded; replaces the Close button. */
  next?: ReactNode
  /** Further actions, while it is pending and once it has succeeded. */
  children?: ReactNode
}

const selectRecords = selectTransactionsOf(deployment.chainId)

/**
 * Renders the dialog that follows a sent transaction to its end: a spinner, then what the receipt's logs show, or why
 * it did not go through (trading 2.6.3, 4.9).
 */
export function OutcomeDialog({ hash, onClose, next, children }: OutcomeDialogProps) {
  const { t } = useTranslation()
  const { hash: currentHash, outcome } = useFollowed(hash) ?? { hash, outcome: 'pending' }
  const record = useAppSelector((state) => selectRecords(state)[currentHash])
  useEffect(() => declareShown([hash, currentHash]), [hash, currentHash])
  const { title, notes } = stageOf(outcome, record, currentHash !== hash)
  const summary = record && currentSummary(record)
  const text = summary ? t(summary.sentence, summary.values) : ''
  const hasSucceeded = outcome === 'succeeded'
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        hasSucceeded && next !== undefined ? (
          next
        ) : (
          <Button kind={hasSucceeded ? 'primary' : 'secondary'} size="l" wide onClick={onClose}>
            {t('Close')}
          </Button>
        )
      }
    >
      <CentredMessage announcement={outcome === 'pending' ? title : `${title}. ${text}`}>
        {outcome === 'pending' ? <Spinner size={40} /> : <OutcomeSign outcome={outcome} size={32} />}
        <strong>{text}</strong>
        {notes.map((note) => (
          <Text key={note} $tone="quiet" $size={14}>
            {note}
          </Text>
        ))}
        <TransactionLink hash={record?.ending?.by ?? currentHash} />
        {(hasSucceeded || outcome === 'pending') && children}
      </CentredMessage>
    </Dialog>
  )
}
