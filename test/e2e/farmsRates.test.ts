import type { Locator } from '@playwright/test'
import { resumeBlocks } from './support/blocks.ts'
import {
  aprOf,
  blockTimeNow,
  farmRow,
  pauseAtConstantInterval,
  openFarms,
  shownBlockSeconds,
  expand,
} from './support/farms.ts'
import { expect, test, openConnected } from './support/journey.ts'

/** Farms quoted in dollars, in native coin and in CAKE, one of them a community farm. */
const FARMS = ['CAKE-BNB', 'BUSD-BNB', 'CAKE-BUSD', 'USDT-BNB', 'BTCB-BNB', 'QUIET-BUSD', 'HOP-CAKE'] as const

/** Scale of an abbreviated figure, such as $7.19M. */
const SCALES: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9 }
const abbreviated = (text: string | null): number => figure(text) * (SCALES[text?.at(-1) ?? ''] ?? 1)

const figure = (text: string | null): number => Number((text ?? '').replaceAll(/[^\d.]/g, ''))

test.beforeEach(pauseAtConstantInterval)
test.afterEach(resumeBlocks)

test('rates and liquidity equal those computed from raw reads, at the displayed block time', async ({ page }) => {
  await openFarms(page)
  const open = await expand(page, 'CAKE-BNB')
  await open.getByRole('button', { name: 'About APR' }).click()
  // The block time of 1 s differs from the default of 3 s, so the page measures and shows it.
  const seconds = await shownBlockSeconds(open)
  // The page shows it to hundredths.
  expect(Math.abs(seconds - (await blockTimeNow()))).toBeLessThan(0.0051)
  await page.keyboard.press('Escape')
  const first = (name: string, words: RegExp) => farmRow(page, name).getByText(words).first()
  const shown = new Map<string, { apr: number; liquidity: number }>()
  for (const name of FARMS) {
    const apr = figure(await first(name, /^[\d,.]+%$/).textContent())
    shown.set(name, { apr, liquidity: abbreviated(await first(name, /^\$[\d,.]+[KMB]?$/).textContent()) })
  }
  for (const [name, { apr, liquidity }] of shown) {
    const { aprPercent, liquidityUsd } = await aprOf(name, seconds)
    // The page shows the seconds to hundredths, and millions of dollars with two decimals.
    expect(Math.abs(apr / aprPercent - 1), `${name}: ${apr} % shown, ${aprPercent} % computed`).toBeLessThan(0.012)
    expect(Math.abs(liquidity / liquidityUsd - 1), `${name}: $${liquidity}, $${liquidityUsd}`).toBeLessThan(0.011)
  }
})

test('the calculator converts dollars and tokens, compounds over times, and computes the investment for a return', async ({
  page,
}) => {
  await openConnected(page, () => openFarms(page))
  await page.getByRole('button', { name: 'ROI of CAKE-BUSD LP', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'ROI calculator' })
  const investment = dialog.getByRole('textbox', { name: 'CAKE-BUSD LP staked' })
  const returns = dialog.getByRole('textbox', { name: 'ROI at current rates' })
  await expect(investment).toHaveValue('1000')
  await shownBlockSeconds(dialog)
  await expect(dialog.getByText('Base APR (CAKE yield only)')).toBeVisible()
  const apr =
    figure(
      await dialog
        .getByText(/^[\d,.]+%$/)
        .last()
        .textContent(),
    ) / 100

  const offBy = async (field: Locator, expected: number) => Math.abs(figure(await field.inputValue()) / expected - 1)
  const near = (expected: number, field = returns) => expect.poll(() => offBy(field, expected)).toBeLessThan(0.002)
  await near(1000 * (apr / 365))
  await dialog.getByRole('radio', { name: '30d', exact: true }).check()
  await near(1000 * ((1 + apr / 365) ** 30 - 1))
  await dialog.getByRole('combobox', { name: 'Compounding every' }).selectOption('Never')
  await near(1000 * apr * (30 / 365))
  await dialog.getByRole('combobox', { name: 'Compounding every' }).selectOption('7 days')
  await near(1000 * ((1 + apr / (365 / 7)) ** (30 / 7) - 1))
  for (const days of ['1 day', '7 days', '30 days', '365 days (APY)'])
    await expect(dialog.getByRole('rowheader', { name: days, exact: true })).toBeVisible()

  await returns.fill('500')
  const growth = (1 + apr / (365 / 7)) ** (30 / 7) - 1
  await near(500 / growth, investment)
  await dialog.getByRole('button', { name: 'Change the unit' }).click()
  await expect.poll(async () => figure(await investment.inputValue())).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: 'My balance' }).click()
  await expect(returns).not.toHaveValue('500')
  await dialog.getByRole('button', { name: '$100', exact: true }).click()
  await expect(investment).toHaveValue('100')
  await near(100 * growth)
})
