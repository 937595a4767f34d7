import { useCallback, useState } from 'react'
import { nodes } from '../../chain/rpc/nodes'
import { useAsyncResult } from '../../ui/useAsyncResult'
import { useWallet } from '../../chain/wallet/useWallet'
import { LIMITS } from '../../core/limits'
import { useTranslation } from '../../i18n'
import { setPercentText } from '../../i18n/figures/percent'
import { isBlocked, isDangerous } from '../../market/impactTier'
import { useAppSelector } from '../../state/storeHooks'
import { DetailRow } from '../../ui/content/DetailList'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import { Toggle } from '../../ui/controls/Toggle'
import { Dialog } from '../../ui/dialog/Dialog'
import { Stack } from '../../ui/layout/Stack'
import { NetworkFee, NodeConfirmation, WriteDialog } from '../transactions'
import { selectDeadlineSeconds, selectIsExpert, slippageWarning } from '../user'
import { AddToWalletButton } from '../wallet'
import { ExactAmounts } from './ExactAmounts'
import { ImpactConsent } from './ImpactConsent'
import type { Quote } from './quote.rules'
import { RehearsalReport } from './rehearsal/RehearsalReport'
import { swapSummary } from './swap.messages'
import { consentFor, type Consents, isImpactSettled, NO_CONSENTS, type ReviewReason } from './trade.rules'
import { TokenTaxRow } from './TokenTax'
import { PriceLine, TradeDetails } from './TradeDetails'
import type { Agreed, SwapFlow } from './useSwapFlow'

const REASONS: Readonly<Record<ReviewReason, string>> = {
  unconfirmed: 'Fewer than two independent nodes confirm this quote.',
  recipient: 'Your tokens go to a different address than last time. Compare every character.',
  typing: 'You just typed the amount. Check that it is complete.',
  rehearsed: 'The simulation found something you should know before you sign.',
}

interface StoredConsents {
  quote: Quote
  consents: Consents
  /** Counts the quotes; used as a key, so that the consent fields reset with each quote. */
  quoteNumber: number
}

/** Returns the user's consents for this quote; a new quote starts without any. */
function useConsents(quote: Quote) {
  const [stored, setStored] = useState<StoredConsents>({ quote, consents: NO_CONSENTS, quoteNumber: 0 })
  const current =
    stored.quote === quote ? stored : { quote, consents: NO_CONSENTS, quoteNumber: stored.quoteNumber + 1 }
  if (current !== stored) setStored(current)
  const { consents, quoteNumber } = current
  return {
    ...{ consents, quoteNumber },
    addConsent: (more: Partial<Consents>) => setStored({ quote, quoteNumber, consents: { ...consents, ...more } }),
  }
}

/** Warns in the review of a slippage tolerance that front-running trades can exploit (trading 5). */
function SlippageWarning({ slippageBps }: { slippageBps: number }) {
  const { t, locale } = useTranslation()
  if (slippageWarning(slippageBps) !== LIMITS.highSlippage) return null
  return (
    <Notice kind="warn" title={t(LIMITS.highSlippage)}>
      {t('With a slippage tolerance of %slippage%, others can trade ahead of you and you can lose that much.', {
        slippage: setPercentText(slippageBps, locale),
      })}
    </Notice>
  )
}

interface ReviewSwapProps {
  flow: SwapFlow
  agreed: Agreed
  current: Quote | null
}

/** Renders the swap to be signed, with its consents; a price that changed has to be accepted first (trading 4). */
export function ReviewSwap({ flow, agreed, current }: ReviewSwapProps) {
  const { t, locale } = useTranslation()
  const { quote, recipient } = agreed
  const { slippageBps } = quote
  const deadlineSeconds = useAppSelector(selectDeadlineSeconds)
  const isExpert = useAppSelector(selectIsExpert)
  const { account } = useWallet()
  const rehearse = useCallback(async () => {
    if (!account) throw new Error('Missing dependencies')
    const { rehearseSwap } = await import('./rehearsal/rehearsal.chain')
    const { maxHops } = agreed
    const terms = { account, recipient: agreed.recipient ?? account, slippageBps, deadlineSeconds, maxHops }
    return rehearseSwap(nodes, agreed.quote, terms)
  }, [account, agreed, deadlineSeconds, slippageBps])
  const rehearsed = useAsyncResult(rehearse)
  const rehearsal = rehearsed.status === 'passed' ? rehearsed.outcome : null
  const { consents, quoteNumber, addConsent } = useConsents(quote)
  const revised = flow.revised ?? rehearsal?.revised ?? null
  const hasChanged = flow.hasChanged || revised !== null
  const taxBps = rehearsal?.taxBps ?? null
  const isTaxed = taxBps !== null
  const isUnsellable = rehearsal?.findings.some(({ kind }) => kind === 'unsellable') ?? false
  const isImpactBlocked = isBlocked(quote.tier, isExpert)
  const isAgreed = isImpactSettled(quote, isExpert, consents) && (!isUnsellable || consents.isUnsellableAccepted)
  const canConfirm = !hasChanged && current !== null && isAgreed
  const isDanger = isDangerous(quote.tier)
  const confirmText = isDanger ? t('Swap anyway') : t('Confirm swap')

  return (
    <Dialog
      title={t('Confirm swap')}
      onClose={flow.close}
      footer={
        <Button
          kind={isDanger ? 'danger' : 'primary'}
          size="l"
          wide
          disabled={!canConfirm}
          busy={canConfirm && rehearsed.status === 'running'}
          onClick={() => flow.confirm(consents)}
        >
          {isImpactBlocked ? t(LIMITS.tooMuchImpact) : confirmText}
        </Button>
      }
    >
      <Stack>
        {flow.reason && (
          <Notice kind="warn" title={t('Review this swap before you sign')}>
            {t(REASONS[flow.reason])}
          </Notice>
        )}
        <ExactAmounts quote={quote} netRaw={isTaxed ? (rehearsal?.measured?.receivedRaw ?? null) : null} />
        {hasChanged && (
          <Notice
            kind="warn"
            title={t('Price updated')}
            actions={
              <Button kind="primary" size="s" onClick={() => flow.accept(revised)}>
                {t('Accept')}
              </Button>
            }
          >
            {t('The price changed since you chose Swap. Nothing is signed until you accept the new price.')}
          </Notice>
        )}
        <SlippageWarning slippageBps={slippageBps} />
        <PriceLine quote={quote} />
        <TradeDetails quote={quote}>
          {taxBps !== null && <TokenTaxRow taxBps={taxBps} />}
          <DetailRow label={t('Slippage tolerance')}>
            <span>{setPercentText(slippageBps, locale)}</span>
          </DetailRow>
          <NetworkFee feeRaw={rehearsal?.feeRaw ?? null} />
          {recipient && <DetailRow label={t('Recipient')}>{recipient}</DetailRow>}
        </TradeDetails>
        <RehearsalReport state={rehearsed} quote={quote} fallback={flow.fallback} />
        {isUnsellable && (
          <Toggle
            label={t('I want to swap anyway')}
            checked={consents.isUnsellableAccepted}
            onToggle={(checked) => addConsent({ isUnsellableAccepted: checked })}
          />
        )}
        <NodeConfirmation />
        {!isImpactBlocked && (
          <ImpactConsent
            key={quoteNumber}
            kind={consentFor(quote.impactBps, isExpert)}
            impactBps={quote.impactBps}
            onChange={(hasConsent) => addConsent({ isImpactAccepted: hasConsent })}
          />
        )}
      </Stack>
    </Dialog>
  )
}

/** Renders the dialog of a swap: its review, the wallet request, then its state until it ends (trading 2.6, 4). */
export function ConfirmSwap({
  flow,
  quote,
  nextText,
}: {
  flow: SwapFlow
  quote: Quote | null
  /** Label of the button that closes the dialog once the swap has succeeded; "Swap again" by default. */
  nextText?: string
}) {
  const { t } = useTranslation()
  const { state } = flow
  if (state.stage === 'closed') return null
  const { agreed } = state
  return (
    <WriteDialog
      flow={flow}
      title={t('Confirm swap')}
      summary={swapSummary(agreed.quote, agreed.recipient)}
      review={<ReviewSwap flow={flow} agreed={agreed} current={quote} />}
      next={
        <Button kind="primary" size="l" wide onClick={flow.close}>
          {nextText ?? t('Swap again')}
        </Button>
      }
    >
      <AddToWalletButton asset={agreed.quote.output} />
    </WriteDialog>
  )
}
