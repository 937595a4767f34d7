import { ArrowDownUp } from 'lucide-react'
import { useDispatch, useSelector } from 'react-redux'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { DetailList, DetailRow } from '../../ui/content/DetailList'
import { IconButton } from '../../ui/controls/IconButton'
import { DEFAULT_SLIPPAGE_BPS, selectUser, slippageInPercent } from '../user'
import { CurrencyField } from './CurrencyField'
import { PriceLine } from './PriceLine'
import { SwapAction } from './SwapAction'
import { sidesSwitched } from './swap.slice'
import { Figure, Stack } from './swapLook'
import { TradeDetails } from './TradeDetails'
import { useSwapForm } from './useSwapForm'

const Arrow = styled.div`
  display: grid;
  justify-items: center;
  margin-block: calc(-1 * var(--space-8));
`

/** Both sides, the price, the button and the details of a swap (trading 2.3). */
export function SwapForm() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { slippageBps } = useSelector(selectUser)
  const form = useSwapForm()
  const { sides, quote, wrap, isQuoteLoading } = form
  const { input, output } = sides
  const isShort = input.amountRaw !== null && input.balanceRaw !== undefined && input.balanceRaw < input.amountRaw
  return (
    <Stack>
      <CurrencyField
        field="input"
        side={input}
        otherId={output.token?.id ?? null}
        isStale={isQuoteLoading && input.isEstimated}
        isInvalid={isShort}
      />
      <Arrow>
        <IconButton icon={ArrowDownUp} outlined label={t('Switch tokens')} onClick={() => dispatch(sidesSwitched())} />
      </Arrow>
      <CurrencyField
        field="output"
        side={output}
        otherId={input.token?.id ?? null}
        isStale={isQuoteLoading && output.isEstimated}
        isInvalid={false}
      />
      {quote && <PriceLine quote={quote} />}
      {slippageBps !== DEFAULT_SLIPPAGE_BPS && !wrap && (
        <DetailList>
          <DetailRow label={t('Slippage Tolerance')}>
            <Figure>{slippageInPercent(slippageBps)}%</Figure>
          </DetailRow>
        </DetailList>
      )}
      <SwapAction form={form} />
      {quote && <TradeDetails quote={quote} />}
    </Stack>
  )
}
