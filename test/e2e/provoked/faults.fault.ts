import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { watched } from '../support/watchedTest.ts'

/** Each test provokes one fault on its page that the app itself never causes, and asserts nothing. */

async function open(page: Page): Promise<void> {
  await page.goto('/swap')
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
}

test('no fault', ({ page }) => open(page))

/** Requests a host over plain http: the policy allows only named hosts without encryption. */
async function violatePolicy(page: Page): Promise<void> {
  await open(page)
  const isRefused = page.waitForEvent('console', (message) => message.text().startsWith('policy:'))
  await page.evaluate(() => void fetch('http://elsewhere.example/').catch(() => undefined))
  await isRefused
}

test('a policy violation', ({ page }) => violatePolicy(page))

watched('a policy violation on a page that is watched for nothing else', ({ page }) => violatePolicy(page))

test('a console error', async ({ page }) => {
  await open(page)
  await page.getByRole('log').evaluate((region) => region.append('provoked in the live region'))
  await page.evaluate(() => console.error('provoked in the console'))
})

test('an uncaught error', async ({ page }) => {
  await open(page)
  const isThrown = page.waitForEvent('pageerror')
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('provoked and not caught')
      }),
  )
  await isThrown
})

test('an unhandled rejection', async ({ page }) => {
  await open(page)
  const isThrown = page.waitForEvent('pageerror')
  await page.evaluate(() => void Promise.reject(new Error('provoked and not handled')))
  await isThrown
})

test('a lost press', async ({ page }) => {
  await open(page)
  const isReported = page.waitForEvent('console', (message) => message.text().startsWith('lost press:'))
  const button = page.getByRole('main').getByRole('button', { name: 'Recent transactions' })
  await button.hover()
  await page.mouse.down()
  await button.evaluate((it) => it.remove())
  await page.mouse.up()
  await isReported
})
