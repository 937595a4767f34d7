import type { Page } from '@playwright/test'
import { expect } from '../e2e/support/expect.ts'
import { test } from '../e2e/support/clockedTest.ts'
import { BARS, report } from './bars.ts'
import { scrollTokens } from '../e2e/support/tokens.ts'
import { openLongTokenList } from './longTokenList.ts'

const JUMPS_PX = [250_000, 500_000, 100_000, 300_000] as const

/** trading 2.7 */
const ROW_PX = 56
/** Rows rendered before the visible ones, and rounding. */
const NEAR_ROWS = 5

/** Returns the position of the first rendered row in the list, from 1. */
const firstPosition = async (page: Page): Promise<number> =>
  Number(await page.getByRole('option').first().getAttribute('aria-posinset'))

const shownRows = (page: Page): Promise<number> => page.getByRole('option').count()

test('a list of 10,000 tokens renders few rows at every scroll position', async ({ page }) => {
  await openLongTokenList(page)
  const counts = [await shownRows(page)]
  for (const top of JUMPS_PX) {
    await scrollTokens(page, top)
    const distance = async () => Math.abs((await firstPosition(page)) - top / ROW_PX)
    await expect.poll(distance, `rows from the first one to ${top} px`).toBeLessThan(NEAR_ROWS)
    counts.push(await shownRows(page))
  }
  report('rows in the document', Math.max(...counts), BARS.tokenRows, 'rows')
  expect(Math.min(...counts)).toBeGreaterThan(0)
  expect(Math.max(...counts)).toBeLessThan(BARS.tokenRows)
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-posinset', /^53\d\d$/)
})

test('a search in 10,000 tokens renders few rows', async ({ page }) => {
  await openLongTokenList(page)
  await page.getByPlaceholder('Search name or paste address').fill('honey 994')
  await expect(page.getByRole('option').first()).toContainText('HONEY')
  expect(await shownRows(page)).toBeLessThan(BARS.tokenRows)
})
