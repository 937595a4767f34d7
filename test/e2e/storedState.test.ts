import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, visibleText, test } from './support/journey.ts'

const STATE = 'hotcake_1'
const deeplyNested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

/** Stores texts before the first visit only: a reload must not overwrite the app's own changes to them. */
const storing = (page: Page, texts: Record<string, string>) =>
  page.addInitScript((given) => {
    if (sessionStorage.getItem('isGiven')) return
    for (const [key, text] of Object.entries(given)) localStorage.setItem(key, text)
    sessionStorage.setItem('isGiven', '1')
  }, texts)

const storedUser = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('hotcake_user'))

async function expectSwap(page: Page, path = '/swap'): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^From/ })).toBeEditable()
}

const ALL = 'It is damaged, so this site starts as on your first visit. Your tokens are not affected.'

for (const [name, text] of [
  ['half of a state', '{"version":2,"user":{"theme":"da'],
  ['a list', '[1,2,3]'],
  ['a number', '7'],
] as const) {
  test(`${name} in storage starts the app as on a first visit, with a notice`, async ({ page }) => {
    await storing(page, { [STATE]: text, hotcake_language: '\u202Exx', connectorId: '{}', demoWalletAccount: '1e9' })
    await expectSwap(page)
    await expect(visibleText(page, ALL)).toBeVisible()
  })
}

test('valid fields among invalid ones are loaded, from this version and another, and the rest is reported', async ({
  page,
}) => {
  const state = {
    version: 3,
    user: { theme: 'dark', slippageBps: 'much', deadlineSeconds: 600, recentRecipients: 7 },
    transactions: { 31337: { '0xnone': { hash: 1 } }, __proto__: null },
    pairs: null,
    lists: { byUrl: [], activeUrls: {}, customTokens: 'x' },
    dreams: { of: 'a later version' },
  }
  const text = JSON.stringify(state).replace('"dreams":', `"__proto__":{"user":1},"deep":${deeplyNested},"dreams":`)
  await storing(page, { [STATE]: text })
  await expectSwap(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(
    visibleText(page, /^Lost: .*settings.*transaction.* from another version\. Everything else is unchanged/),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await page.getByRole('button', { name: 'Settings' }).first().click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /deadline/i })).toHaveValue('10')
  await page.getByRole('textbox', { name: 'Custom slippage' }).fill('2')
  await expect.poll(() => storedUser(page)).toContain('"version":3,')
  // Each part now has its own key, and the former common key is gone.
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), STATE)).toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
  await expect(visibleText(page, /^Lost: /)).toHaveCount(0)
})

test('an unreadable part is reported, and the others are unchanged', async ({ page }) => {
  await storing(page, { hotcake_pairs: '{"ver', hotcake_user: '{"version":3,"value":{"theme":"dark"},"times":{}}' })
  await expectSwap(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(
    visibleText(page, 'Lost: all pools you added. Everything else is unchanged, and your tokens are not affected.'),
  ).toBeVisible()
})

test('a choice made right before the page closes is kept', async ({ page }) => {
  await page.goto('/farms')
  const cards = page.getByRole('radio', { name: 'Card view' })
  await expect(cards).not.toBeChecked()
  const isChosen = page.waitForEvent('console', (message) => message.text() === 'chosen')
  // The page is too busy to load the code that stores changes, until the browser replaces it.
  const choice = cards
    .evaluate((control: HTMLInputElement) => {
      control.click()
      console.log('chosen')
      const end = performance.now() + 1_000
      while (performance.now() < end);
    })
    .catch(() => {})
  await isChosen
  await page.reload()
  await choice
  await expect(cards).toBeChecked()
})

/** Opens the settings, runs a callback, and closes them. */
async function inSettings(page: Page, act: () => Promise<void>): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click()
  await act()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('two tabs never undo each other’s changes, and stay in step while open', async ({ page, context }) => {
  const slippage = (tab: Page) => tab.getByRole('textbox', { name: 'Custom slippage' })
  const multihops = (tab: Page) => tab.getByRole('switch', { name: 'Disable multihops' })
  await expectSwap(page)
  const other = await context.newPage()
  await expectSwap(other)
  await inSettings(page, async () => {
    await slippage(page).fill('12')
    await multihops(page).check()
  })
  await inSettings(other, async () => {
    await expect(slippage(other)).toHaveValue('12')
    await expect(multihops(other)).toBeChecked()
    await slippage(other).fill('0.7')
  })
  await inSettings(page, async () => {
    await expect(slippage(page)).toHaveValue('0.7')
    await multihops(page).uncheck()
  })
  await expect.poll(() => storedUser(other)).toContain('"isSingleHopOnly":false')

  // A tab stores its state on close. That state is outdated if the other tab changed a setting at the same time.
  await Promise.all([
    inSettings(page, () => slippage(page).fill('0.9')),
    inSettings(other, () => multihops(other).check()),
  ])
  await Promise.all([page.close(), other.reload()])
  await inSettings(other, async () => {
    await expect(slippage(other)).toHaveValue('0.9')
    await expect(multihops(other)).toBeChecked()
  })
})

test('lost data is reported in the language of the page', async ({ page }) => {
  const german = JSON.parse(readFileSync('public/locales/de-DE.json', 'utf8')) as Record<string, string>
  await storing(page, { [STATE]: '{', hotcake_language: 'de-DE' })
  await page.goto('/swap')
  await expect(visibleText(page, german[ALL] ?? 'no such sentence')).toBeVisible()
})

for (const [name, method] of [
  ['closed', 'getItem'],
  ['full', 'setItem'],
] as const) {
  test(`the app works where storage is ${name}, and reports once that nothing is saved`, async ({ page }) => {
    await page.addInitScript((failing) => {
      Storage.prototype[failing] = () => {
        throw new DOMException('No', failing === 'setItem' ? 'QuotaExceededError' : 'SecurityError')
      }
      if (failing === 'getItem')
        Object.defineProperty(window, 'localStorage', { get: () => Storage.prototype.getItem('') })
    }, method)
    await expectSwap(page)
    for (const percent of ['2', '3']) {
      await page.getByRole('button', { name: 'Settings' }).first().click()
      await page.getByRole('textbox', { name: 'Custom slippage' }).fill(percent)
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(visibleText(page, 'Your browser cannot save any more data.')).toHaveCount(1)
    }
  })
}
