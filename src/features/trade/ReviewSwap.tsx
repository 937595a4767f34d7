import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { nodes } from '../../chain/rpc/nodes'
import { useRehearsal } from '../../chain/send/useRehearsal'
import { useWallet } from '../../chain/wallet/useWallet'
import { LIMITS } from '../../core/limits'
import { useTranslation } from '../../i18n'
import { isBlocked, isDangerous } from '../../market/impactTier'
import { DetailRow } from '../../ui/content/DetailList'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import { Toggle } from '../../ui/controls/Toggle'
import { Dialog } from '../../ui/dialog/Dialog'
import { NodeConfirmation } from '../transactions'
import { selectUser, slippageInPercent } from '../user'
import { ExactAmounts } from './ExactAmounts'
import { ImpactConsent } from './ImpactConsent'
import { PriceLine } from './PriceLine'
import type { Quote } from './quote.rules'
import { NetworkFee } from './rehearsal/NetworkFee'
import { RehearsalReport } from './rehearsal/RehearsalReport'
import { SlippageWarning } from './SlippageWarning'
import { useConsents } from './useConsents'
import { consentFor, isImpactSettled, type ReviewReason } from './trade.rules'
import { TradeDetails } from './TradeDetails'
import type { Agreed, SwapFlow } from './useSwapFlow'
import { Text } from '../../ui/layout/Text'
import { Stack } from '../../ui/layout/Stack'

const REASONS: Readonly<Record<ReviewReason, string>> = {
  unconfirmed: 'Fewer than two independent nodes confirm this quote.',
  recipient: 'What you buy goes to another address than last time. Compare every character.',
  typing: 'You typed the amount a moment ago. Check that it is complete.',
  rehearsed: 'The rehearsal found something that you should know before you sign.',
}

interface ReviewSwapProps {
  flow: SwapFlow
  agreed: Agreed
  current: Quote | null
}

/** Renders the swap to be signed and asks for its consents; a price that changed has to be accepted first (trading 4). */
export function ReviewSwap({ flow, agreed, current }: ReviewSwapProps) {
  const { t } = useTranslation()
  const { quote, recipient } = agreed
  const { slippageBps } = quote
  const { deadlineSeconds, isExpert } = useSelector(selectUser)
  const { account } = useWallet()
  const rehearse = useCallback(async () => {
    if (!account) throw new Error('Missing dependencies')
    const { rehearseSwap } = await import('./rehearsal/rehearsal.chain')
    const { maxHops } = agreed
    const terms = { account, recipient: agreed.recipient ?? account, slippageBps, deadlineSeconds, maxHops }
    return rehearseSwap(nodes, agreed.quote, terms)
  }, [account, agreed, deadlineSeconds, slippageBps])
  const rehearsed = useRehearsal(rehearse)
  const rehearsal = rehearsed.status === 'passed' ? rehearsed.seen : null
  const { consents, turn, give } = useConsents(quote)
  const revised = flow.revised ?? rehearsal?.revised ?? null
  const hasChanged = flow.hasChanged || revised !== null
  const isTrapped = rehearsal?.findings.some(({ kind }) => kind === 'trapped') ?? false
  const isTooMuch = isBlocked(quote.tier, isExpert)
  const isAgreed = isImpactSettled(quote, isExpert, consents) && (!isTrapped || consents.isTrapAccepted)
  const canConfirm = !hasChanged && current !== null && isAgreed
  const isDanger = isDangerous(quote.tier)
  const confirmText = isDanger ? t('Swap Anyway') : t('Confirm Swap')

  return (
    <Dialog
      title={t('Confirm Swap')}
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
          {isTooMuch ? t(LIMITS.tooMuchImpact) : confirmText}
        </Button>
      }
    >
      <Stack>
        {flow.reason && (
          <Notice kind="warn" title={t('Review this swap before you sign')}>
            {t(REASONS[flow.reason])}
          </Notice>
        )}
        <ExactAmounts quote={quote} />
        {hasChanged && (
          <Notice
            kind="warn"
            title={t('Price Updated')}
            actions={
              <Button kind="primary" size="s" onClick={() => flow.accept(revised)}>
                {t('Accept')}
              </Button>
            }
          >
            {t('The price has changed since you pressed Swap. Nothing is signed until you accept the new one.')}
          </Notice>
        )}
        <Text $tone="quiet" $size={14}>
          {quote.isExactInput
            ? t('You receive at least the minimum below, or the swap is undone. Slippage tolerance: %slippage%%', {
                slippage: slippageInPercent(slippageBps),
              })
            : t('You pay at most the maximum below, or the swap is undone. Slippage tolerance: %slippage%%', {
                slippage: slippageInPercent(slippageBps),
              })}
        </Text>
        <SlippageWarning slippageBps={slippageBps} />
        <RehearsalReport state={rehearsed} quote={quote} fallback={flow.fallback} />
        {isTrapped && (
          <Toggle
            label={t('I want to swap all the same')}
            checked={consents.isTrapAccepted}
            onToggle={(checked) => give({ isTrapAccepted: checked })}
          />
        )}
        <PriceLine quote={quote} />
        <TradeDetails quote={quote}>
          <NetworkFee feeRaw={rehearsal?.feeRaw ?? null} />
          {recipient && <DetailRow label={t('Recipient')}>{recipient}</DetailRow>}
        </TradeDetails>
        <NodeConfirmation />
        {!isTooMuch && (
          <ImpactConsent
            key={turn}
            kind={consentFor(quote.impactBps, isExpert)}
            impactBps={quote.impactBps}
            onChange={(isGiven) => give({ isImpactAccepted: isGiven })}
          />
        )}
      </Stack>
    </Dialog>
  )
}
