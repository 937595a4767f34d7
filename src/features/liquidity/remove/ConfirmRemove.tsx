import { useCallback } from 'react'
import { nodes } from '../../../chain/rpc/nodes'
import { readFee } from '../../../chain/send/estimateWrite'
import { useAsyncResult } from '../../../ui/useAsyncResult'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useTranslation } from '../../../i18n'
import { setPercentText } from '../../../i18n/figures/percent'
import { lpName } from '../../../market/lpName'
import { useAppSelector } from '../../../state/storeHooks'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Notice } from '../../../ui/content/Notice'
import { ButtonLink } from '../../../ui/controls/Link'
import { Figure } from '../../../ui/figures/Figure'
import { Text } from '../../../ui/layout/Text'
import { WriteDialog } from '../../transactions'
import { selectDeadlineSeconds } from '../../user'
import { LP_DECIMALS } from '../pool/pool.messages'
import { Rates } from '../pool/Rates'
import { ReviewDialog } from '../write/ReviewDialog'
import type { OutcomeFlow } from '../write/useOutcomeFlow'
import { type AgreedRemoval, removalSummary, updatedRemoval } from './agreedRemoval'
import { rehearseRemoval } from './useRemoveFlow'

interface ConfirmRemoveProps {
  flow: OutcomeFlow<AgreedRemoval>
  /** The removal that the form offers now; null while unknown. */
  current: AgreedRemoval | null
}

function ReviewRemoval({ flow, current, agreed }: ConfirmRemoveProps & { agreed: AgreedRemoval }) {
  const { t, locale } = useTranslation()
  const { account } = useWallet()
  const deadlineSeconds = useAppSelector(selectDeadlineSeconds)
  const rehearse = useCallback(async () => {
    if (!account) throw new Error('Missing dependencies')
    const { intent, seen } = await rehearseRemoval(agreed, account, deadlineSeconds)
    return { seen, feeRaw: await readFee(nodes, intent, account) }
  }, [account, agreed, deadlineSeconds])
  const rehearsal = useAsyncResult(rehearse)
  const seen = flow.confirmed ?? (rehearsal.status === 'passed' ? rehearsal.outcome.seen : null)
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
      rehearsal={rehearsal}
    >
      <DetailList>
        <DetailRow label={a.symbol}>
          <Figure raw={shown.firstRaw} decimals={a.decimals} />
        </DetailRow>
        <DetailRow label={b.symbol}>
          <Figure raw={shown.secondRaw} decimals={b.decimals} />
        </DetailRow>
      </DetailList>
      <Text $tone="quiet" $size={14}>
        {t(
          'Amounts are estimates. If the price moves by more than %slippage%, the transaction is cancelled. You still pay the network fee.',
          {
            slippage: setPercentText(slippageBps, locale),
          },
        )}
      </Text>
      <DetailList>
        <DetailRow label={t('%asset% burned', { asset: lpName(a.traded, b.traded) })}>
          <Figure raw={removal.sharesRaw} decimals={LP_DECIMALS} isTyped />
        </DetailRow>
        <DetailRow label={t('Prices')}>
          <Rates rates={rates} a={a} b={b} />
        </DetailRow>
        <DetailRow label={t('Minimum received')}>
          <Figure raw={legA.leastRaw} decimals={a.decimals} symbol={a.symbol} />
          <br />
          <Figure raw={legB.leastRaw} decimals={b.decimals} symbol={b.symbol} />
        </DetailRow>
      </DetailList>
      {seen !== null && !isMeasured && (
        <Notice
          kind="info"
          title={t('A token charges a tax on transfers. We could not simulate how much you receive.')}
        />
      )}
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
      next={
        <ButtonLink to="/liquidity" kind="primary" size="l" wide onClick={flow.close}>
          {t('View in your liquidity')}
        </ButtonLink>
      }
    />
  )
}
