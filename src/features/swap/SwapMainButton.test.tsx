import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SwapButton } from './swapButton.rules'
import { SwapMainButton } from './SwapMainButton'

function draw(
  button: SwapButton,
  given: { isSingleHopOnly?: boolean; isEnabling?: boolean; isSwapping?: boolean; isWrapping?: boolean } = {},
) {
  const pressed: string[] = []
  render(
    <SwapMainButton
      button={button}
      inputSymbol="CAKE"
      isSingleHopOnly={false}
      isEnabling={false}
      isSwapping={false}
      isWrapping={false}
      {...given}
      onEnable={() => pressed.push('enable')}
      onSwap={() => pressed.push('swap')}
      onWrap={() => pressed.push('wrap')}
    />,
  )
  for (const each of screen.getAllByRole('button')) fireEvent.click(each)
  return { texts: screen.getAllByRole('button').map(({ textContent }) => textContent), pressed }
}

const swap = { kind: 'swap', label: 'Swap', isDisabled: false, isDanger: false, approve: null } as const
const error = { sentence: 'Insufficient %symbol% balance', values: { symbol: 'BNB' } }

test.each<[button: SwapButton, texts: string[], pressed: string[]]>([
  [{ kind: 'unsupported' }, ['Unsupported asset'], []],
  [{ kind: 'noRoute' }, ['Insufficient liquidity for this trade.'], []],
  [{ kind: 'inputError', error }, ['Insufficient BNB balance'], []],
  [{ kind: 'wrap', error }, ['Insufficient BNB balance'], []],
  [{ kind: 'wrap', error: null }, ['Wrap'], ['wrap']],
  [{ kind: 'unwrap', error: null }, ['Unwrap'], ['wrap']],
  [{ kind: 'loading' }, ['Looking for the best price'], []],
  [swap, ['Swap'], ['swap']],
  [{ ...swap, label: 'Swap anyway', isDanger: true }, ['Swap anyway'], ['swap']],
  [{ ...swap, label: 'Price impact too high', isDisabled: true }, ['Price impact too high'], []],
  [{ ...swap, isDisabled: true, approve: 'enable' }, ['Enable CAKE', 'Swap'], ['enable']],
  [{ ...swap, isDisabled: true, approve: 'enabling' }, ['Enabling', 'Swap'], []],
  [{ ...swap, approve: 'enabled' }, ['Enabled', 'Swap'], ['swap']],
])('the state %o shows the buttons %j, and presses call %j', (button, texts, pressed) => {
  expect(draw(button)).toEqual({ texts, pressed })
})

test.each([true, false])(
  'with isSingleHopOnly %s, a missing route suggests multi-hop trades only if they are off',
  (isSingleHopOnly) => {
    draw({ kind: 'noRoute' }, { isSingleHopOnly })
    expect(screen.queryAllByText('Try enabling multi-hop trades.')).toHaveLength(isSingleHopOnly ? 1 : 0)
  },
)

test('a pending wallet request shows "Waiting for your wallet" and blocks the button', () => {
  expect(draw({ kind: 'wrap', error: null }, { isWrapping: true })).toEqual({
    texts: ['Waiting for your wallet'],
    pressed: [],
  })
  expect(draw({ ...swap, label: 'Swap anyway' }, { isSwapping: true }).pressed).toEqual([])
})
