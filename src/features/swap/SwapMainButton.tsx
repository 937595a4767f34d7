import { memo } from 'react'
import { shallowEqual } from 'react-redux'
import { styled } from 'styled-components'
import { LIMITS } from '../../core/limits'
import { useTranslation } from '../../i18n'
import { Button } from '../../ui/controls/Button'
import { Stack } from '../../ui/layout/Stack'
import { type Enabling, stepLabels, TWO_STEPS } from '../transactions'
import { ConnectButton, SwitchNetworkButton } from '../wallet'
import type { SwapButton } from './swapButton.rules'

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-8);

  /* The texts of a two-step approval are too long for half of the width. */
  &[data-stacked] {
    grid-template-columns: 1fr;
  }
`

const Hint = styled.p`
  color: var(--text-quiet);
  font-size: var(--type-14);
  text-align: center;
`

interface SwapMainButtonProps {
  button: SwapButton
  inputSymbol: string
  isSingleHopOnly: boolean
  /** The current step of an approval that takes two transactions. */
  enableStep?: Enabling['step']
  isEnabling: boolean
  /** True while a wallet request without a dialog is pending. */
  isSwapping: boolean
  isWrapping: boolean
  onEnable: () => void
  onSwap: () => void
  onWrap: () => void
}

function DisabledButton({ children }: { children: string }) {
  return (
    <Button size="l" wide disabled>
      {children}
    </Button>
  )
}

function EnableAndSwap(props: SwapMainButtonProps & { button: Extract<SwapButton, { kind: 'swap' }> }) {
  const { t } = useTranslation()
  const { button, inputSymbol: symbol, enableStep = null, isEnabling, isSwapping, onEnable, onSwap } = props
  const { approve, isDanger, isDisabled, label } = button
  const swap = (
    <Button
      kind={isDanger ? 'danger' : 'primary'}
      size="l"
      wide
      disabled={isDisabled}
      busy={isSwapping}
      busyText={t('Waiting for your wallet')}
      onClick={onSwap}
    >
      {t(label)}
    </Button>
  )
  if (approve === null) return swap
  const words = stepLabels(enableStep, symbol)
  const { sentence, values } = words?.idle ?? { sentence: 'Enable %symbol%', values: { symbol } }
  return (
    <Stack>
      <Pair data-stacked={words !== null || undefined}>
        <Button
          kind="primary"
          size="l"
          wide
          disabled={approve === 'enabled'}
          busy={isEnabling || approve === 'enabling'}
          busyText={words ? t(words.busy.sentence, words.busy.values) : t('Enabling')}
          onClick={onEnable}
        >
          {approve === 'enabled' ? t('Enabled') : t(sentence, values)}
        </Button>
        {swap}
      </Pair>
      {words && approve !== 'enabled' && <Hint>{t(TWO_STEPS, { symbol })}</Hint>}
    </Stack>
  )
}

/** Compares the button's state by content, because each quote computes it anew, and all other props by identity. */
const isSame = ({ button: before, ...one }: SwapMainButtonProps, { button: next, ...other }: SwapMainButtonProps) =>
  shallowEqual(one, other) && JSON.stringify(before) === JSON.stringify(next)

/** Renders the state of the main button (trading 2.3). */
export const SwapMainButton = memo(function SwapMainButton(props: SwapMainButtonProps) {
  const { t } = useTranslation()
  const { button, isSingleHopOnly, isWrapping, onWrap } = props
  switch (button.kind) {
    case 'unsupported':
      return <DisabledButton>{t(LIMITS.unsupported)}</DisabledButton>
    case 'connect':
      return <ConnectButton size="l" wide />
    case 'switchNetwork':
      return <SwitchNetworkButton size="l" wide />
    case 'loading':
      return (
        <Button size="l" wide busy busyText={t('Looking for the best price')}>
          {t('Swap')}
        </Button>
      )
    case 'noRoute':
      return (
        <Stack>
          <DisabledButton>{t(LIMITS.noRoute)}</DisabledButton>
          {isSingleHopOnly && <Hint>{t('Try enabling multi-hop trades.')}</Hint>}
        </Stack>
      )
    case 'inputError':
      return <DisabledButton>{t(button.error.sentence, button.error.values)}</DisabledButton>
    case 'wrap':
    case 'unwrap':
      if (button.error) return <DisabledButton>{t(button.error.sentence, button.error.values)}</DisabledButton>
      return (
        <Button kind="primary" size="l" wide busy={isWrapping} busyText={t('Waiting for your wallet')} onClick={onWrap}>
          {button.kind === 'wrap' ? t('Wrap') : t('Unwrap')}
        </Button>
      )
    case 'swap':
      return <EnableAndSwap {...props} button={button} />
  }
}, isSame)
