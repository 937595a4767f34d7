import { expect, test, type Page } from '@playwright/test'
import { BARS, report } from './bars.ts'
import { openLongTokenList } from './longTokenList.ts'

const JUMPS_PX = [250_000, 500_000, 100_000, 300_000] as const

const shownRows = (page: Page): Promise<number> => page.getByRole('option').count()

test('10,000 tokens keep few rows in the document, wherever the list is scrolled to', async ({ page }) => {
  test.setTimeout(120_000)
  await openLongTokenList(page)
  const counts = [await shownRows(page)]
  for (const top of JUMPS_PX) {
    await page.getByRole('listbox').evaluate((list, to) => list.scrollTo(0, to), top)
    await expect(page.getByRole('option').first()).toBeVisible()
    counts.push(await shownRows(page))
  }
  report('rows in the document', Math.max(...counts), BARS.tokenRows, 'rows')
  expect(Math.min(...counts)).toBeGreaterThan(0)
  expect(Math.max(...counts)).toBeLessThan(BARS.tokenRows)
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-posinset', /^53\d\d$/)
})

test('a search over 10,000 tokens draws few rows', async ({ page }) => {
  test.setTimeout(120_000)
  await openLongTokenList(page)
  await page.getByPlaceholder('Search name or paste address').fill('honey 994')
  await expect(page.getByRole('option').first()).toContainText('HONEY')
  expect(await shownRows(page)).toBeLessThan(BARS.tokenRows)
})
