import { fireEvent, render, screen } from '@testing-library/react'
import { LIMITS } from '../../../src/core/limits.ts'
import { addError } from '../../../src/features/liquidity/add/add.rules.ts'
import { saleError } from '../../../src/features/liquidity/oneSided/oneSided.rules.ts'
import { removeError } from '../../../src/features/liquidity/remove/remove.rules.ts'
import { inputError } from '../../../src/features/swap/swap.rules.ts'
import type { SwapButton } from '../../../src/features/swap/swapButton.rules.ts'
import { SwapMainButton } from '../../../src/features/swap/SwapMainButton.tsx'
import { SettingsDialog } from '../../../src/features/user/SettingsDialog.tsx'
import { slippageWarning } from '../../../src/features/user/user.rules.ts'
import { inStage } from './swapStage.tsx'

const removal = { sharesRaw: 2n, firstRaw: 1n, secondRaw: 1n, percent: 1 }
const entered = { isConnected: true, hasAmount: true, hasBothCurrencies: true, recipient: 'valid' } as const
const validState = { ...entered, isBalanceEnough: true, inputSymbol: 'CAKE' }
const adding = {
  ...{ isConnected: true, isPairInvalid: false, hasBothCurrencies: true, isTooLittle: false },
  ...{ requested: { firstRaw: 1n, secondRaw: 1n }, balanceARaw: 1n, balanceBRaw: 1n, symbolA: 'CAKE', symbolB: 'BNB' },
}
const sale = {
  hasBothCurrencies: true,
  amountRaw: 1n,
  balanceRaw: 1n,
  symbol: 'CAKE',
  impactBps: 1,
  status: 'exists',
  isExpert: false,
} as const
const buttons = { onEnable: () => {}, onSwap: () => {}, onWrap: () => {}, isEnabling: false, isSwapping: false }
const rendered = (button: SwapButton): string => {
  const props = { ...buttons, button, inputSymbol: 'CAKE', isSingleHopOnly: false, isWrapping: false }
  return render(<SwapMainButton {...props} />, inStage()).container.textContent
}

/** Every limit with its cause: the sentence that the user then reads. */
export const limitFailures: [id: keyof typeof LIMITS, provoke: () => string | null | undefined][] = [
  ['notConnected', () => inputError({ ...validState, isConnected: false })?.sentence],
  ['noAmount', () => inputError({ ...validState, hasAmount: false })?.sentence],
  ['noToken', () => inputError({ ...validState, hasBothCurrencies: false })?.sentence],
  ['invalidRecipient', () => inputError({ ...validState, recipient: 'invalid' })?.sentence],
  ['unconfirmedRecipient', () => inputError({ ...validState, recipient: 'unconfirmed' })?.sentence],
  ['noRecipient', () => inputError({ ...validState, recipient: 'missing' })?.sentence],
  ['shortBalance', () => inputError({ ...validState, isBalanceEnough: false })?.sentence],
  ['shortShares', () => removeError({ isConnected: true, removal, balanceRaw: 1n })],
  ['oneToken', () => addError({ ...adding, isOneTokenOnly: true })?.sentence],
  ['invalidPair', () => saleError({ ...sale, status: 'invalid' })?.sentence],
  ['noRoute', () => saleError({ ...sale, impactBps: null })?.sentence],
  ['noRoute', () => rendered({ kind: 'noRoute' })],
  ['tooMuchImpact', () => saleError({ ...sale, impactBps: 1_500 })?.sentence],
  ['unsupported', () => rendered({ kind: 'unsupported' })],
  ['lowSlippage', () => slippageWarning(49)],
  ['highSlippage', () => slippageWarning(501)],
  [
    'invalidSlippage',
    () => {
      render(<SettingsDialog onClose={() => {}} />, inStage())
      fireEvent.change(screen.getByRole('textbox', { name: 'Custom slippage' }), { target: { value: '50' } })
      return screen.getByText(LIMITS.invalidSlippage).textContent
    },
  ],
]
