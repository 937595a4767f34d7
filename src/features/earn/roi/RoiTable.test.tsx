import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RoiTable } from './RoiTable'

const cellsOf = (days: string): (string | null)[] =>
  within(screen.getByRole('row', { name: new RegExp(`^${days}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

function show(aprPercent: number): void {
  const facts = { chosenDays: 1, usdDecimals: 18, earnedPrice: null, earnedSymbol: 'CAKE' }
  render(<RoiTable {...facts} terms={{ aprPercent, compoundsPerDay: 1 }} usdRaw={1_000n * 10n ** 18n} />)
}

test('a yearly return beyond a million is shown in millions, cut, so that it fits one line of a phone', () => {
  show(1_500)
  expect(cellsOf('1 day')).toEqual(['4.11%', '–', '$41.09'])
  expect(cellsOf('30 days')).toEqual(['234.75%', '–', '$2,347.51'])
  const [percent, , dollars] = cellsOf('365 days')
  expect(percent).toMatch(/^\d{3}(\.\d{1,2})?M%$/)
  expect(dollars).toMatch(/^\$\d(\.\d{1,2})?B$/)
})

test('a rate above the largest displayed one is shown as more than that', () => {
  show(5_000)
  expect(cellsOf('365 days')[0]).toBe('>1B%')
})
