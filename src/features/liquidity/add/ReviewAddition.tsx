import { readDeadline } from '../../../chain/send/deadline'
import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { nodes } from '../../../chain/rpc/nodes'
import { useWallet } from '../../../chain/wallet/useWallet'
import { formatAmountExact } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { selectUser, slippageInPercent } from '../../user'
import { Figure, Quiet, Stack } from '../pool/poolLook'
import { LpFigure } from '../pool/LpFigure'
import { LP_DECIMALS, priceText, shareText, sharesText } from '../pool/poolWords'
import { RehearsalNotice } from '../write/RehearsalNotice'
import { useRehearsal } from '../../../chain/send/useRehearsal'
import type { AgreedAddition } from './useAddFlow'

/** What is about to be added, to the last digit, and what it brings, rehearsed on a node meanwhile (trading 2.4). */
export function ReviewAddition({ agreed }: { agreed: AgreedAddition }) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const { slippageBps, deadlineSeconds } = useSelector(selectUser)
  const { a, b, isNewPool, addition, legA, legB, holdings } = agreed
  const rehearse = useCallback(async () => {
    if (!account) throw new Error('Missing dependencies')
    const { addIntent, rehearseAmounts } = await import('../liquidity.chain')
    const terms = { recipient: account, deadline: await readDeadline(nodes, deadlineSeconds) }
    return rehearseAmounts(nodes, addIntent(legA, legB, terms), account, legA)
  }, [account, deadlineSeconds, legA, legB])
  const rehearsal = useRehearsal(rehearse)
  const seen = rehearsal.status === 'passed' ? rehearsal.seen : null
  const seenRaw = seen?.sharesRaw
  const basis = isNewPool ? addition : holdings

  return (
    <Stack>
      <LpFigure a={a} b={b} text={formatAmountExact(seenRaw ?? addition.sharesRaw, LP_DECIMALS)} />
      {!isNewPool && (
        <Quiet>
          {t('Output is estimated. If the price changes by more than %slippage%% your transaction will revert.', {
            slippage: slippageInPercent(slippageBps),
          })}
        </Quiet>
      )}
      <DetailList>
        <DetailRow label={t('%asset% Deposited', { asset: a.symbol })}>
          <Figure>{formatAmountExact(seen?.firstRaw ?? addition.firstRaw, a.decimals)}</Figure>
        </DetailRow>
        <DetailRow label={t('%asset% Deposited', { asset: b.symbol })}>
          <Figure>{formatAmountExact(seen?.secondRaw ?? addition.secondRaw, b.decimals)}</Figure>
        </DetailRow>
        <DetailRow label={t('Rates')}>
          <Figure>{`1 ${a.symbol} = ${priceText({ firstRaw: basis.secondRaw, secondRaw: basis.firstRaw }, b, a)} ${b.symbol}`}</Figure>
          <br />
          <Figure>{`1 ${b.symbol} = ${priceText(basis, a, b)} ${a.symbol}`}</Figure>
        </DetailRow>
        <DetailRow label={t('Share of Pool')}>
          <Figure>{isNewPool ? '100%' : shareText(addition.sharesRaw, addition.supplyAfterRaw)}</Figure>
        </DetailRow>
      </DetailList>
      <RehearsalNotice
        rehearsal={rehearsal}
        outcome={
          seenRaw === undefined ? null : t('It would bring %amount% LP tokens.', { amount: sharesText(seenRaw) })
        }
      />
    </Stack>
  )
}
