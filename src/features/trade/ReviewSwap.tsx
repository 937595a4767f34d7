import { useCallback, useState } from 'react'
import { useSelector } from 'react-redux'
import { styled } from 'styled-components'
import { nodes } from '../../chain/rpc/nodes'
import { useRehearsal } from '../../chain/send/useRehearsal'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
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
import { consentFor } from './trade.rules'
import { Stack } from './swapLook'
import { TradeDetails } from './TradeDetails'
import type { Agreed, SwapFlow } from './useSwapFlow'

const Guarantee = styled.p`
  color: var(--text-quiet);
  font-size: var(--type-14);
`

interface ReviewSwapProps {
  flow: SwapFlow
  agreed: Agreed
  current: Quote | null
}

/** What is about to be signed, to be agreed to; a price that changed meanwhile is to be accepted first (trading 4). */
export function ReviewSwap({ flow, agreed: { quote, recipient }, current }: ReviewSwapProps) {
  const { t } = useTranslation()
  const { slippageBps, deadlineSeconds } = useSelector(selectUser)
  const { account } = useWallet()
  const rehearse = useCallback(async () => {
    if (!account) throw new Error('Missing dependencies')
    const { rehearseSwap } = await import('./rehearsal/rehearsal.chain')
    return rehearseSwap(nodes, quote, { account, recipient: recipient ?? account, slippageBps, deadlineSeconds })
  }, [account, deadlineSeconds, quote, recipient, slippageBps])
  const rehearsed = useRehearsal(rehearse)
  const rehearsal = rehearsed.status === 'passed' ? rehearsed.seen : null
  const isTrapped = rehearsal?.findings.some(({ kind }) => kind === 'trapped') ?? false
  const consent = consentFor(quote.impactBps)
  const [isConsentGiven, setIsConsentGiven] = useState(false)
  const [isTrapAccepted, setIsTrapAccepted] = useState(false)
  const isDanger = quote.tier > 2
  const isAgreed = (consent === 'none' || isConsentGiven) && (!isTrapped || isTrapAccepted)
  const canConfirm = !flow.hasChanged && current !== null && isAgreed

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
          onClick={() => flow.confirm(isTrapAccepted)}
        >
          {isDanger ? t('Swap Anyway') : t('Confirm Swap')}
        </Button>
      }
    >
      <Stack>
        <ExactAmounts quote={quote} />
        {flow.hasChanged && (
          <Notice
            kind="warn"
            title={t('Price Updated')}
            actions={
              <Button kind="primary" size="s" onClick={flow.accept}>
                {t('Accept')}
              </Button>
            }
          >
            {t('The price has changed since you pressed Swap. Nothing is signed until you accept the new one.')}
          </Notice>
        )}
        <Guarantee>
          {quote.isExactInput
            ? t('You receive at least the minimum below, or the swap is undone. Slippage tolerance: %slippage%%', {
                slippage: slippageInPercent(slippageBps),
              })
            : t('You pay at most the maximum below, or the swap is undone. Slippage tolerance: %slippage%%', {
                slippage: slippageInPercent(slippageBps),
              })}
        </Guarantee>
        <SlippageWarning slippageBps={slippageBps} />
        <RehearsalReport state={rehearsed} quote={quote} fallback={flow.fallback} />
        {isTrapped && (
          <Toggle
            label={t('I want to swap all the same')}
            checked={isTrapAccepted}
            onToggle={(checked) => setIsTrapAccepted(checked)}
          />
        )}
        <PriceLine quote={quote} />
        <TradeDetails quote={quote}>
          <NetworkFee feeRaw={rehearsal?.feeRaw ?? null} />
          {recipient && <DetailRow label={t('Recipient')}>{recipient}</DetailRow>}
        </TradeDetails>
        <NodeConfirmation />
        <ImpactConsent kind={consent} impactBps={quote.impactBps} onChange={setIsConsentGiven} />
      </Stack>
    </Dialog>
  )
}
