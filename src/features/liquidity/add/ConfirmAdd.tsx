import { useCallback } from 'react'
import { pairAddress } from '../../../chain/contracts/pair/address'
import { nodes } from '../../../chain/rpc/nodes'
import { readFee } from '../../../chain/send/estimateWrite'
import { useAsyncResult } from '../../../ui/useAsyncResult'
import { useWallet } from '../../../chain/wallet/useWallet'
import { sameAddress } from '../../../core/address'
import { amountValue } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { setPercentText } from '../../../i18n/figures/percent'
import { deploymentFarms } from '../../../market/prices/farmList'
import { useAppSelector } from '../../../state/storeHooks'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { ButtonLink } from '../../../ui/controls/Link'
import { Figure } from '../../../ui/figures/Figure'
import { Text } from '../../../ui/layout/Text'
import { WriteDialog } from '../../transactions'
import { selectDeadlineSeconds } from '../../user'
import { AddToWalletButton } from '../../wallet'
import { LpFigure } from '../pool/LpFigure'
import { LP_DECIMALS, LP_SYMBOL, shareText } from '../pool/pool.messages'
import { Rates } from '../pool/Rates'
import { ReviewDialog } from '../write/ReviewDialog'
import type { OutcomeFlow } from '../write/useOutcomeFlow'
import { isDust } from './add.rules'
import { additionSummary, type AgreedAddition, updatedAddition } from './agreedAddition'
import { PoolNotice } from './PoolNotice'
import { rehearseAddition } from './useAddFlow'

interface ReviewAdditionProps {
  flow: OutcomeFlow<AgreedAddition>
  agreed: AgreedAddition
  /** The addition that the form offers now; null while unknown. */
  current: AgreedAddition | null
  title: string
}

/** Renders the amounts to be added, as typed where their digits fit, and the outcome of a rehearsal (trading 2.4). */
function ReviewAddition({ flow, agreed, current, title }: ReviewAdditionProps) {
  const { t, locale } = useTranslation()
  const { account } = useWallet()
  const deadlineSeconds = useAppSelector(selectDeadlineSeconds)
  const rehearse = useCallback(async () => {
    if (!account) throw new Error('Missing dependencies')
    const { intent, seen } = await rehearseAddition(agreed, account, deadlineSeconds)
    return { seen, feeRaw: await readFee(nodes, intent, account) }
  }, [account, agreed, deadlineSeconds])
  const rehearsal = useAsyncResult(rehearse)
  const seen = flow.confirmed ?? (rehearsal.status === 'passed' ? rehearsal.outcome.seen : null)
  const updated = updatedAddition(agreed, seen, current)
  const { a, b, isNewPool, addition, holdings, rates, slippageBps } = updated ?? agreed
  const taken = updated ? addition : { ...addition, ...seen }
  const hasDust = isDust(addition.firstRaw, taken.firstRaw) && isDust(addition.secondRaw, taken.secondRaw)
  // The router rounds to the pool's price: the typed amounts are shown, with a note about the rounding.
  const shown = hasDust ? { ...taken, firstRaw: addition.firstRaw, secondRaw: addition.secondRaw } : taken
  const isRounded = taken.firstRaw !== shown.firstRaw || taken.secondRaw !== shown.secondRaw

  return (
    <ReviewDialog
      flow={flow}
      title={title}
      confirmText={isNewPool ? t('Create pool & supply') : t('Confirm supply')}
      onAccept={updated && (() => flow.accept(updated))}
      rehearsal={rehearsal}
    >
      <LpFigure a={a} b={b} sharesRaw={shown.sharesRaw} />
      <Text $tone="quiet" $size={14}>
        {isNewPool
          ? t(
              'You are the first liquidity provider. If someone else sets another price first, your transaction is cancelled.',
            )
          : t(
              'Amounts are estimates. If the price moves by more than %slippage%, the transaction is cancelled. You still pay the network fee.',
              {
                slippage: setPercentText(slippageBps, locale),
              },
            )}
      </Text>
      <PoolNotice holdings={holdings} a={a} b={b} />
      <DetailList>
        <DetailRow label={t('%asset% deposited', { asset: a.symbol })}>
          <Figure raw={shown.firstRaw} decimals={a.decimals} isTyped />
        </DetailRow>
        <DetailRow label={t('%asset% deposited', { asset: b.symbol })}>
          <Figure raw={shown.secondRaw} decimals={b.decimals} isTyped />
        </DetailRow>
        <DetailRow label={t('Rates')}>
          <Rates rates={rates} a={a} b={b} />
        </DetailRow>
        <DetailRow label={t('Share of pool')}>
          <span>
            {isNewPool ? shareText(1n, 1n, locale) : shareText(addition.sharesRaw, addition.supplyAfterRaw, locale)}
          </span>
        </DetailRow>
      </DetailList>
      {isRounded && (
        <Text $tone="quiet" $size={14}>
          {t('The pool may use slightly less because of rounding. The rest stays in your wallet.')}
        </Text>
      )}
      {seen?.sharesRaw !== undefined && seen.sharesRaw !== addition.sharesRaw && (
        <Text $tone="quiet" $size={14}>
          {t('You’d get %amount% LP tokens.', { amount: amountValue(seen.sharesRaw, LP_DECIMALS) })}
        </Text>
      )}
    </ReviewDialog>
  )
}

interface ConfirmAddProps {
  flow: OutcomeFlow<AgreedAddition>
  /** The addition that the form offers now; null while unknown. */
  current?: AgreedAddition | null
}

/**
 * Renders the dialog of an addition (trading 2.4), with its own heading and button for a new and for an existing pool.
 */
export function ConfirmAdd({ flow, current = null }: ConfirmAddProps) {
  const { t } = useTranslation()
  if (flow.state.stage === 'closed') return null
  const { agreed } = flow.state
  const { a, b } = agreed
  const title = agreed.isNewPool ? t('You are creating a pool') : t('You will receive')
  const address = pairAddress(a.traded.address, b.traded.address)
  const hasFarm = deploymentFarms.farms.some(
    ({ lpAddress, isArchived }) => !isArchived && sameAddress(lpAddress, address),
  )
  return (
    <WriteDialog
      flow={flow}
      title={title}
      summary={additionSummary(agreed)}
      review={<ReviewAddition flow={flow} agreed={agreed} current={current} title={title} />}
      next={
        <>
          {hasFarm && (
            <ButtonLink to="/farms" kind="primary" size="l" wide onClick={flow.close}>
              {t('Stake LP in farms')}
            </ButtonLink>
          )}
          <ButtonLink to="/liquidity" kind={hasFarm ? 'secondary' : 'primary'} size="l" wide onClick={flow.close}>
            {t('View in your liquidity')}
          </ButtonLink>
        </>
      }
    >
      <AddToWalletButton asset={{ address, symbol: LP_SYMBOL, decimals: LP_DECIMALS }} />
    </WriteDialog>
  )
}
