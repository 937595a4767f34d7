import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { nodes } from '../../../chain/rpc/nodes'
import { useRehearsal } from '../../../chain/send/useRehearsal'
import { useWallet } from '../../../chain/wallet/useWallet'
import { formatAmountExact } from '../../../core/amount'
import { formatPercent } from '../../../core/percent'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { WriteDialog, type WriteFlow } from '../../transactions'
import { selectUser } from '../../user'
import { Figure, Stack } from '../pool/poolLook'
import { amountText } from '../pool/poolWords'
import { RehearsalNotice } from '../write/RehearsalNotice'
import { ReviewDialog } from '../write/ReviewDialog'
import { chooseSale, saleWords, type AgreedSale } from './useSale'

function ReviewSale({ agreed }: { agreed: AgreedSale }) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const { deadlineSeconds } = useSelector(selectUser)
  const { a, b, plan, impactBps, bought } = agreed
  const rehearse = useCallback(async () => {
    if (!account) throw new Error('Missing dependencies')
    const [{ rehearse: runOnNode }, { intent }] = await Promise.all([
      import('../../../chain/send/rehearse'),
      chooseSale(agreed, account, deadlineSeconds),
    ])
    await runOnNode(nodes, intent, account)
    return {}
  }, [account, agreed, deadlineSeconds])
  return (
    <Stack>
      <DetailList>
        <DetailRow label={t('You pay')}>
          <Figure>{`${formatAmountExact(plan.soldRaw, a.decimals)} ${a.symbol}`}</Figure>
        </DetailRow>
        <DetailRow label={t('You receive (estimated)')}>
          <Figure>{`${formatAmountExact(plan.boughtRaw, b.decimals)} ${b.symbol}`}</Figure>
        </DetailRow>
        <DetailRow label={t('Minimum received')}>
          <Figure>{amountText(bought.leastRaw, b)}</Figure>
        </DetailRow>
        <DetailRow label={t('Price Impact')}>
          <Figure>{formatPercent(BigInt(impactBps), 10_000n, 2)}</Figure>
        </DetailRow>
      </DetailList>
      <RehearsalNotice rehearsal={useRehearsal(rehearse)} outcome={null} />
    </Stack>
  )
}

/** The dialog of the first step: the right part of one token is swapped for the other. */
export function ConfirmSale({ flow }: { flow: WriteFlow<AgreedSale> }) {
  const { t } = useTranslation()
  if (flow.state.stage === 'closed') return null
  return (
    <WriteDialog
      flow={flow}
      title={t('Confirm Swap')}
      summary={saleWords(flow.state.agreed)}
      review={
        <ReviewDialog flow={flow} title={t('Confirm Swap')} confirmText={t('Confirm Swap')}>
          <ReviewSale agreed={flow.state.agreed} />
        </ReviewDialog>
      }
    />
  )
}
