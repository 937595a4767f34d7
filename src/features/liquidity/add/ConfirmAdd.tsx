import { useCallback } from 'react'
import { pairAddress } from '../../../chain/contracts/pair/address'
import { useRehearsal } from '../../../chain/send/useRehearsal'
import { useWallet } from '../../../chain/wallet/useWallet'
import { formatAmountExact } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { useAppSelector } from '../../../state/storeHooks'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { Text } from '../../../ui/layout/Text'
import { WriteDialog } from '../../transactions'
import { selectDeadlineSeconds, slippageInPercent } from '../../user'
import { AddToWalletButton } from '../../wallet'
import { LpFigure } from '../pool/LpFigure'
import { LP_DECIMALS, LP_SYMBOL, priceText, sharesText, shareText } from '../pool/pool.messages'
import { RehearsalNotice } from '../write/ReviewDialog'
import { ReviewDialog } from '../write/ReviewDialog'
import type { OutcomeFlow } from '../write/useOutcomeFlow'
import { additionSummary, type AgreedAddition, updatedAddition } from './agreedAddition'
import { PoolNotice } from './PoolNotice'
import { rehearseAddition } from './useAddFlow'

interface ReviewAdditionProps {
  flow: OutcomeFlow<AgreedAddition>
  agreed: AgreedAddition
  /** The addition that the form would agree to now; null while unknown. */
  current: AgreedAddition | null
  title: string
}

/** Renders the amounts to be added, to the last digit, with the outcome of a rehearsal on a node (trading 2.4). */
function ReviewAddition({ flow, agreed, current, title }: ReviewAdditionProps) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const deadlineSeconds = useAppSelector(selectDeadlineSeconds)
  const rehearse = useCallback(async () => {
    if (!account) throw new Error('Missing dependencies')
    return (await rehearseAddition(agreed, account, deadlineSeconds)).seen
  }, [account, agreed, deadlineSeconds])
  const rehearsal = useRehearsal(rehearse)
  const seen = flow.confirmed ?? (rehearsal.status === 'passed' ? rehearsal.outcome : null)
  const updated = updatedAddition(agreed, seen, current)
  const { a, b, isNewPool, addition, holdings, rates, slippageBps } = updated ?? agreed
  const shown = updated ? addition : { ...addition, ...seen }

  return (
    <ReviewDialog
      flow={flow}
      title={title}
      confirmText={isNewPool ? t('Create Pool & Supply') : t('Confirm Supply')}
      onAccept={updated && (() => flow.accept(updated))}
    >
      <LpFigure a={a} b={b} text={formatAmountExact(shown.sharesRaw, LP_DECIMALS)} />
      <Text $tone="quiet" $size={14}>
        {isNewPool
          ? t('You are the first liquidity provider: at any other price your transaction will revert.')
          : t('Output is estimated. If the price changes by more than %slippage%% your transaction will revert.', {
              slippage: slippageInPercent(slippageBps),
            })}
      </Text>
      <PoolNotice holdings={holdings} a={a} b={b} />
      <DetailList>
        <DetailRow label={t('%asset% Deposited', { asset: a.symbol })}>
          <span>{formatAmountExact(shown.firstRaw, a.decimals)}</span>
        </DetailRow>
        <DetailRow label={t('%asset% Deposited', { asset: b.symbol })}>
          <span>{formatAmountExact(shown.secondRaw, b.decimals)}</span>
        </DetailRow>
        <DetailRow label={t('Rates')}>
          <span>{`1 ${a.symbol} = ${priceText({ firstRaw: rates.secondRaw, secondRaw: rates.firstRaw }, b, a)} ${b.symbol}`}</span>
          <br />
          <span>{`1 ${b.symbol} = ${priceText(rates, a, b)} ${a.symbol}`}</span>
        </DetailRow>
        <DetailRow label={t('Share of Pool')}>
          <span>{isNewPool ? '100%' : shareText(addition.sharesRaw, addition.supplyAfterRaw)}</span>
        </DetailRow>
      </DetailList>
      <RehearsalNotice
        rehearsal={rehearsal}
        outcome={
          seen?.sharesRaw === undefined
            ? null
            : t('It would bring %amount% LP tokens.', { amount: sharesText(seen.sharesRaw) })
        }
      />
    </ReviewDialog>
  )
}

interface ConfirmAddProps {
  flow: OutcomeFlow<AgreedAddition>
  /** The addition that the form would agree to now; null while unknown. */
  current?: AgreedAddition | null
}

/** Renders the dialog of an addition (trading 2.4), with its own heading and button for a new and for an existing pool. */
export function ConfirmAdd({ flow, current = null }: ConfirmAddProps) {
  const { t } = useTranslation()
  if (flow.state.stage === 'closed') return null
  const { agreed } = flow.state
  const { a, b } = agreed
  const title = agreed.isNewPool ? t('You are creating a pool') : t('You will receive')
  const address = pairAddress(a.traded.address, b.traded.address)
  return (
    <WriteDialog
      flow={flow}
      title={title}
      summary={additionSummary(agreed)}
      review={<ReviewAddition flow={flow} agreed={agreed} current={current} title={title} />}
    >
      <AddToWalletButton asset={{ address, symbol: LP_SYMBOL, decimals: LP_DECIMALS }} />
    </WriteDialog>
  )
}
