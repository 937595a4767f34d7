import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { nodes } from '../../../chain/rpc/nodes'
import { useRehearsal } from '../../../chain/send/useRehearsal'
import { useWallet } from '../../../chain/wallet/useWallet'
import { formatAmountExact } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { WriteDialog, type WriteFlow } from '../../transactions'
import { selectUser, slippageInPercent } from '../../user'
import { Figure, Quiet, Stack } from '../pool/poolLook'
import { amountText, LP_DECIMALS, priceText } from '../pool/poolWords'
import { RehearsalNotice } from '../write/RehearsalNotice'
import { ReviewDialog } from '../write/ReviewDialog'
import { chooseRemoval, removalWords, type AgreedRemoval } from './useRemoveFlow'

function ReviewRemoval({ agreed }: { agreed: AgreedRemoval }) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const { slippageBps, deadlineSeconds } = useSelector(selectUser)
  const { a, b, removal, holdings, legA, legB } = agreed
  const { firstRaw, secondRaw } = holdings
  const rehearse = useCallback(async () => {
    if (!account) throw new Error('Missing dependencies')
    const { rehearseAmounts } = await import('../liquidity.chain')
    const { intent } = await chooseRemoval(agreed, account, deadlineSeconds)
    return rehearseAmounts(nodes, intent, account, legA)
  }, [account, agreed, deadlineSeconds, legA])
  const rehearsal = useRehearsal(rehearse)
  const seen = rehearsal.status === 'passed' ? rehearsal.seen : null
  const isMeasured = seen?.firstRaw !== undefined && seen.secondRaw !== undefined

  return (
    <Stack>
      <DetailList>
        <DetailRow label={a.symbol}>
          <Figure>{formatAmountExact(seen?.firstRaw ?? removal.firstRaw, a.decimals)}</Figure>
        </DetailRow>
        <DetailRow label={b.symbol}>
          <Figure>{formatAmountExact(seen?.secondRaw ?? removal.secondRaw, b.decimals)}</Figure>
        </DetailRow>
      </DetailList>
      <Quiet>
        {t('Output is estimated. If the price changes by more than %slippage%% your transaction will revert.', {
          slippage: slippageInPercent(slippageBps),
        })}
      </Quiet>
      <DetailList>
        <DetailRow label={t('%asset% Burned', { asset: t('%pair% LP', { pair: `${a.symbol}/${b.symbol}` }) })}>
          <Figure>{formatAmountExact(removal.sharesRaw, LP_DECIMALS)}</Figure>
        </DetailRow>
        <DetailRow label={t('Prices')}>
          <Figure>{`1 ${a.symbol} = ${priceText({ firstRaw: secondRaw, secondRaw: firstRaw }, b, a)} ${b.symbol}`}</Figure>
          <br />
          <Figure>{`1 ${b.symbol} = ${priceText({ firstRaw, secondRaw }, a, b)} ${a.symbol}`}</Figure>
        </DetailRow>
        <DetailRow label={t('Minimum received')}>
          <Figure>{amountText(legA.leastRaw, a)}</Figure>
          <br />
          <Figure>{amountText(legB.leastRaw, b)}</Figure>
        </DetailRow>
      </DetailList>
      <RehearsalNotice
        rehearsal={rehearsal}
        outcome={
          isMeasured ? null : t('A token keeps a part of each transfer: how much of it arrives was not measured.')
        }
      />
    </Stack>
  )
}

/** The dialog a removal goes through (trading 2.5). */
export function ConfirmRemove({ flow }: { flow: WriteFlow<AgreedRemoval> }) {
  const { t } = useTranslation()
  if (flow.state.stage === 'closed') return null
  return (
    <WriteDialog
      flow={flow}
      title={t('You will receive')}
      summary={removalWords(flow.state.agreed)}
      review={
        <ReviewDialog flow={flow} title={t('You will receive')} confirmText={t('Confirm')}>
          <ReviewRemoval agreed={flow.state.agreed} />
        </ReviewDialog>
      }
    />
  )
}
