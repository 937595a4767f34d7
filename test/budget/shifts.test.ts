import { expect } from '../e2e/support/expect.ts'
import { test } from '../e2e/support/clockedTest.ts'
import { pagesOnce } from '../e2e/support/routes.ts'
import { appUrl } from '../e2e/support/site.ts'
import { BARS } from './bars.ts'
import { shiftsAt, VISITS } from './visitShifts.ts'

for (const { what, viewport, query } of VISITS) {
  test(`loading data shifts no route, ${what}`, async ({ browser }) => {
    for (const { name: route, path } of pagesOnce) {
      const shifts = await shiftsAt(browser, appUrl + path + query, { viewport })
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      console.log(`    layout shift of ${route}: ${total.toFixed(3)} (bar ${BARS.layoutShift})`)
      expect.soft(Number(total.toFixed(3)), `${route}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(BARS.layoutShift)
    }
  })
}

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
