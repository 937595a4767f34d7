import { type MouseEvent, useState } from 'react'
import { styled } from 'styled-components'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { useAppDispatch } from '../../../state/storeHooks'
import { Button } from '../../../ui/controls/Button'
import { announce } from '../../../ui/toast/announce'
import { transactionsCleared, type TransactionRecord } from '../transactions.slice'
import { ActionButtons } from './ActionButtons'
import { ReplacementForm } from './ReplacementForm'
import { isReplaceable, provenRequest } from './provenRequest.rules'
import { actionsFor } from './recent.rules'
import { Text } from '../../../ui/layout/Text'

const Buttons = styled(ActionButtons)`
  margin-block-start: var(--space-4);
`

interface Props {
  record: TransactionRecord
  among: readonly TransactionRecord[]
  nowMs: number
}

/** Returns whether the wallet chooses the nonce itself: a replacement would then be executed in addition. */
const choosesOwnNonce = (provider: object | undefined): boolean =>
  provider !== undefined && 'isMetaMask' in provider && provider.isMetaMask === true

/** Renders the buttons of a pending or dropped transaction: speed up, cancel, send again, dismiss. */
export function TransactionActions({ record, among, nowMs }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { account, status, library } = useWallet()
  const [kind, setKind] = useState<'speedUp' | 'cancel' | null>(null)
  const actions = actionsFor(record, among, nowMs)
  if (status === 'viewOnly' || actions.length === 0) return null

  function dismiss({ currentTarget }: MouseEvent): void {
    // The button is removed with its row; without this the focus would be lost.
    currentTarget.closest('dialog')?.focus()
    dispatch(transactionsCleared({ chainId: record.chainId, from: record.from, hash: record.hash }))
    announce(t('Dismissed'))
  }

  if (kind && isReplaceable(record)) {
    return <ReplacementForm record={record} waiting={provenRequest(record)} kind={kind} onDone={() => setKind(null)} />
  }
  const isSender = status === 'connected' && account === record.from
  // The app does not sign content again that only one node returned, or that differs from what was signed.
  const isUnproven = record.request !== undefined && !isReplaceable(record)
  const mustUseWallet = isSender && (isUnproven || (actions.length > 1 && choosesOwnNonce(library?.provider)))
  const canReplace = (action: 'speedUp' | 'cancel') => isSender && !mustUseWallet && actions.includes(action)
  return (
    <>
      {mustUseWallet && (
        <Text as="span" $tone="quiet">
          {t('Use your wallet to speed it up or cancel it.')}
        </Text>
      )}
      <Buttons>
        {canReplace('speedUp') && (
          <Button size="s" onClick={() => setKind('speedUp')}>
            {record.ending ? t('Send again') : t('Speed up')}
          </Button>
        )}
        {canReplace('cancel') && (
          <Button size="s" onClick={() => setKind('cancel')}>
            {t('Cancel transaction')}
          </Button>
        )}
        <Button size="s" kind="quiet" onClick={dismiss}>
          {t('Dismiss')}
        </Button>
      </Buttons>
    </>
  )
}
