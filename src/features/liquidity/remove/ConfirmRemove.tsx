import { useCallback } from 'react'
import { useRehearsal } from '../../../chain/send/useRehearsal'
import { useWallet } from '../../../chain/wallet/useWallet'
import { formatAmountExact } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Text } from '../../../ui/layout/Text'
import { WriteDialog } from '../../transactions'
import { selectDeadlineSeconds, slippageInPercent } from '../../user'
import { amountText, LP_DECIMALS, priceText } from '../pool/pool.messages'
import { RehearsalNotice } from '../write/ReviewDialog'
import { ReviewDialog } from '../write/ReviewDialog'
import type { OutcomeFlow } from '../write/useOutcomeFlow'
import { type AgreedRemoval, removalSummary, updatedRemoval } from './agreedRemoval'
import { rehearseRemoval } from './useRemoveFlow'

interface ConfirmRemoveProps {
  flow: OutcomeFlow<AgreedRemoval>
  /** The removal that the form would agree to now; null while unknown. */
  current: AgreedRemoval | null
}

function ReviewRemoval({ flow, current, agreed }: ConfirmRemoveProps & { agreed: AgreedRemoval }) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const deadlineSeconds = useAppSelector(selectDeadlineSeconds)
  const rehearse = useCallback(async () => {
    if (!account) throw new Error('Missing dependencies')
    return (await rehearseRemoval(agreed, account, deadlineSeconds)).seen
  }, [account, agreed, deadlineSeconds])
  const rehearsal = useRehearsal(rehearse)
  const seen = flow.confirmed ?? (rehearsal.status === 'passed' ? rehearsal.outcome : null)
  const isMeasured = seen?.firstRaw !== undefined && seen.secondRaw !== undefined
  const updated = updatedRemoval(agreed, seen, current)
  const { a, b, removal, rates, legA, legB, slippageBps } = updated ?? agreed
  const shown = updated ? removal : { ...removal, ...seen }

  return (
    <ReviewDialog
      flow={flow}
      title={t('You will receive')}
      confirmText={t('Confirm')}
      onAccept={updated && (() => flow.accept(updated))}
    >
      <DetailList>
        <DetailRow label={a.symbol}>
          <span>{formatAmountExact(shown.firstRaw, a.decimals)}</span>
        </DetailRow>
        <DetailRow label={b.symbol}>
          <span>{formatAmountExact(shown.secondRaw, b.decimals)}</span>
        </DetailRow>
      </DetailList>
      <Text $tone="quiet" $size={14}>
        {t('Output is estimated. If the price changes by more than %slippage%% your transaction will revert.', {
          slippage: slippageInPercent(slippageBps),
        })}
      </Text>
      <DetailList>
        <DetailRow label={t('%asset% Burned', { asset: t('%pair% LP', { pair: `${a.symbol}/${b.symbol}` }) })}>
          <span>{formatAmountExact(removal.sharesRaw, LP_DECIMALS)}</span>
        </DetailRow>
        <DetailRow label={t('Prices')}>
          <span>{`1 ${a.symbol} = ${priceText({ firstRaw: rates.secondRaw, secondRaw: rates.firstRaw }, b, a)} ${b.symbol}`}</span>
          <br />
          <span>{`1 ${b.symbol} = ${priceText(rates, a, b)} ${a.symbol}`}</span>
        </DetailRow>
        <DetailRow label={t('Minimum received')}>
          <span>{amountText(legA.leastRaw, a)}</span>
          <br />
          <span>{amountText(legB.leastRaw, b)}</span>
        </DetailRow>
      </DetailList>
      <RehearsalNotice
        rehearsal={rehearsal}
        outcome={
          isMeasured ? null : t('A token keeps a part of each transfer: how much of it arrives was not measured.')
        }
      />
    </ReviewDialog>
  )
}

/** Renders the dialog of a removal (trading 2.5). */
export function ConfirmRemove({ flow, current }: ConfirmRemoveProps) {
  const { t } = useTranslation()
  if (flow.state.stage === 'closed') return null
  const { agreed } = flow.state
  return (
    <WriteDialog
      flow={flow}
      title={t('You will receive')}
      summary={removalSummary(agreed)}
      review={<ReviewRemoval flow={flow} current={current} agreed={agreed} />}
    />
  )
}
