import { expect } from '../e2e/support/expect.ts'
import { test } from '../e2e/support/clockedTest.ts'
import { pagesOnce } from '../e2e/support/routes.ts'
import { appUrl } from '../e2e/support/site.ts'
import { expectLight } from './chunks.ts'
import { expectNoShifts, NARROW_ACCOUNT, WIDE_VISITOR } from './visitShifts.ts'

test('loading data shifts no route, wide, for a visitor, and each adds at most its limit of JavaScript to that of /swap', async ({
  browser,
}) => {
  const loaded = await expectNoShifts(browser, appUrl, pagesOnce, WIDE_VISITOR)
  for (const [name, chunks] of loaded) expectLight(name, chunks, loaded.get('swap') ?? [])
})

test('loading data shifts no route, narrow, for an account', async ({ browser }) => {
  const loaded = await expectNoShifts(browser, appUrl, pagesOnce, NARROW_ACCOUNT)
  expect(loaded.size).toBe(pagesOnce.length)
})

test('a countdown with one digit less has the same height in a column of any width', async ({ page }) => {
  await page.goto('/pools')
  const countdown = page.getByText(/^\d+ hours, \d+ minutes/).first()
  await expect(countdown).toBeVisible()
  const changed = await countdown.evaluate((element) => {
    const cell = element.closest<HTMLElement>('[data-wide]')
    const text = [...element.childNodes].find((node) => node instanceof Text)
    if (!cell || !text) throw new Error('The countdown is not in a column')
    const heights = ['10', '9'].map((minutes) => {
      text.textContent = (text.textContent ?? '').replace(/\d+(?= minutes)/, minutes)
      return Array.from({ length: 200 }, (_, index) => {
        cell.style.inlineSize = `${60 + index}px`
        return cell.getBoundingClientRect().height
      })
    })
    return (heights[0] ?? []).flatMap((height, index) => (height === heights[1]?.[index] ? [] : [60 + index]))
  })
  expect(changed).toEqual([])
})
