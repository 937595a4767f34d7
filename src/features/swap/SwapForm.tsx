import { ArrowDownUp } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../i18n'
import { useAppDispatch } from '../../state/storeHooks'
import { IconButton } from '../../ui/controls/IconButton'
import { preloadExplained, SwapExplained } from './SwapExplained'
import { sidesSwitched } from './swap.slice'
import { Stack } from '../../ui/layout/Stack'
import { SwapSide } from './SwapSide'
import { useSwapForm } from './useSwapForm'
import { useTypedAhead } from './useTypedAhead'

const Arrow = styled.div`
  display: grid;
  justify-items: center;
  margin-block: calc(-1 * var(--space-8));
`

const SwitchButton = memo(function SwitchButton() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <Arrow>
      <IconButton icon={ArrowDownUp} outlined label={t('Switch tokens')} onClick={() => dispatch(sidesSwitched())} />
    </Arrow>
  )
})

/** Renders both sides of a swap, and below them its price, details and main button (trading 2.3). */
export function SwapForm() {
  const { entered: form, answerTo } = useSwapForm()
  const type = useTypedAhead(answerTo)
  const { input, output } = form.sides
  const isShort = input.amountRaw !== null && input.balanceRaw !== undefined && input.balanceRaw < input.amountRaw
  return (
    <Stack onFocus={preloadExplained}>
      <SwapSide
        field="input"
        side={input}
        onType={type}
        otherId={output.token?.id ?? null}
        isStale={form.isQuoteLoading && input.isEstimated}
        isInvalid={isShort}
      />
      <SwitchButton />
      <SwapSide
        field="output"
        side={output}
        onType={type}
        otherId={input.token?.id ?? null}
        isStale={form.isQuoteLoading && output.isEstimated}
        isInvalid={false}
      />
      <SwapExplained entered={form} />
    </Stack>
  )
}
