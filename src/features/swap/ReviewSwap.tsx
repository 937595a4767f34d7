import { useState } from 'react'
import { useSelector } from 'react-redux'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { Notice } from '../../ui/content/Notice'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/dialog/Dialog'
import { selectUser, slippageInPercent } from '../user'
import { ExactAmounts } from './ExactAmounts'
import { ImpactConsent } from './ImpactConsent'
import { PriceLine } from './PriceLine'
import type { Quote } from './quote.rules'
import { consentFor } from './swap.rules'
import { Stack } from './swapLook'
import { TradeDetails } from './TradeDetails'
import type { SwapFlow } from './useSwapFlow'

const Guarantee = styled.p`
  color: var(--text-quiet);
  font-size: var(--type-14);
`

interface ReviewSwapProps {
  flow: SwapFlow
  agreed: Quote
  current: Quote | null
}

/** What is about to be signed, to be agreed to; a price that changed meanwhile is to be accepted first (trading 4). */
export function ReviewSwap({ flow, agreed, current }: ReviewSwapProps) {
  const { t } = useTranslation()
  const { slippageBps } = useSelector(selectUser)
  const consent = consentFor(agreed.impactBps)
  const [isConsentGiven, setIsConsentGiven] = useState(false)
  const isDanger = agreed.tier > 2
  const canConfirm = !flow.hasChanged && current !== null && (consent === 'none' || isConsentGiven)

  return (
    <Dialog
      title={t('Confirm Swap')}
      onClose={flow.close}
      footer={
        <Button kind={isDanger ? 'danger' : 'primary'} size="l" wide disabled={!canConfirm} onClick={flow.confirm}>
          {isDanger ? t('Swap Anyway') : t('Confirm Swap')}
        </Button>
      }
    >
      <Stack>
        <ExactAmounts quote={agreed} />
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
          {agreed.isExactInput
            ? t('You receive at least the minimum below, or the swap is undone. Slippage tolerance: %slippage%%', {
                slippage: slippageInPercent(slippageBps),
              })
            : t('You pay at most the maximum below, or the swap is undone. Slippage tolerance: %slippage%%', {
                slippage: slippageInPercent(slippageBps),
              })}
        </Guarantee>
        <PriceLine quote={agreed} />
        <TradeDetails quote={agreed} />
        <ImpactConsent kind={consent} impactBps={agreed.impactBps} onChange={setIsConsentGiven} />
      </Stack>
    </Dialog>
  )
}
