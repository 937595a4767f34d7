import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ValueFigure } from './ValueFigure'

const DOLLAR = 10n ** 18n

test('shows the full value on focus, and copies it by a press', async () => {
  const user = userEvent.setup()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  render(<ValueFigure valueRaw={1_234_567_891_234_567_891_234n} />)
  await user.tab()
  expect(screen.getByRole('button', { name: '≈ $1,234.56' })).toHaveFocus()
  const tip = await screen.findByRole('tooltip')
  expect(within(tip).getByText('≈ $1,234.567891234567891234')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(writeText).toHaveBeenCalledWith('1234.567891234567891234')
})

test.each([
  [DOLLAR / 250n, '≈ $0.004'],
  [DOLLAR / 3n, '≈ $0.3333'],
  [1n, '<$0.000001'],
])('%s of 10^18 parts of a dollar is not shown as nothing: %s', (valueRaw, text) => {
  render(<ValueFigure valueRaw={valueRaw} inRow />)
  expect(screen.getByText(text)).toBeInTheDocument()
})

test.each([0n, 12n * DOLLAR, (1_250n * DOLLAR) / 100n])('a value of whole cents, %s, is plain text', (valueRaw) => {
  render(<ValueFigure valueRaw={valueRaw} />)
  expect(screen.queryByRole('button')).toBeNull()
})
