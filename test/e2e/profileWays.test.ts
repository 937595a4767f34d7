import type { Locator, Page } from '@playwright/test'
import { parseEther } from 'ethers'
import { faultsOf } from './support/axe.ts'
import { balanceOf, demoAccount } from './support/chain.ts'
import { expect, test, openConnected, followLink } from './support/journey.ts'
import { setLanguage, switchLanguage, type Translate } from './support/overlay.ts'
import { approvedOf, expectStep, expectText, ownedBy, pancakeProfile, profileOf, supply } from './support/profile.ts'

const demo = demoAccount('Demo').address
const TEAM = 1
/** More than the controls of a page. */
const MOST_TABS = 80

test('the button of the top bar has the picture of the cookie before the chain is read', async ({ page, context }) => {
  await openConnected(page, () => page.goto('/profile'))
  const button = page.getByRole('banner').getByRole('link', { name: /^Your profile/ })
  await expect(button.locator('img[src*="sleepy.svg"]')).toBeVisible()
  const cookieOf = async () => (await context.cookies()).find(({ name }) => name === `profile_${demo}`)
  const cookie = await cookieOf()
  expect(cookie).toMatchObject({ secure: true, path: '/', sameSite: 'Strict' })
  // The browser counts the ages of cookies by the machine's clock, not by the clock of the page.
  await page.evaluate(() => (document.cookie = 'reference=1; path=/; max-age=86400'))
  const reference = (await context.cookies()).find(({ name }) => name === 'reference')
  expect(((reference?.expires ?? 0) - (cookie?.expires ?? 0)) / 86_400).toBeCloseTo(1 - 30, 1)
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({ username: '', avatar: 'sleepy' })
  await page.route(/127\.0\.0\.1:\d+\/?$/, (route) =>
    route.fulfill({ json: { jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'away' } } }),
  )
  await page.goto('/about')
  await expect(button.locator('img[src*="sleepy.svg"]')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the set-up is walked with the keyboard, back and forth without loss', async ({ page }) => {
  await openConnected(page, () => page.goto('/profile'), 'Second')
  await expectStep(page, 1)
  expect((await profileOf(demoAccount('Second').address)) === null).toBe(true)
  const first = page.getByRole('radio', { name: 'Sleepy' })
  await first.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Dollop' })).toBeChecked()
  await page.getByRole('button', { name: 'Buy Dollop' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Buy Dollop' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Buy Dollop' })).toBeFocused()
  expect(await faultsOf(page)).toEqual([])
})

test('without a wallet the page offers to connect, and the task center too', async ({ page }) => {
  await page.goto('/profile')
  await expectText(page, 'Connect your wallet to see your profile')
  await followLink(page, '/profile/tasks')
  await expect(page.getByRole('heading', { name: 'Task center' })).toBeVisible()
  await expectText(page, 'Connect your wallet to see your profile')
})

/** Moves the focus to a control with the Tab key and presses a key there. */
async function pressAt(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await expect(control).toBeEnabled()
  const isFocused = () => control.evaluate((it) => it === document.activeElement)
  for (let steps = 0; steps < MOST_TABS && !(await isFocused()); steps += 1) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
  await page.keyboard.press(key)
}

/** Confirms a write in its dialog, after an approval of CAKE if it has a cost, and in the wallet, with the keyboard. */
async function writeByKeys(
  page: Page,
  translate: Translate,
  title: string,
  outcome: string,
  cost = true,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  const wallet = page.getByRole('dialog', { name: translate('Demo wallet') })
  const answer = async () => {
    await pressAt(page, wallet.getByRole('button', { name: 'Confirm' }))
    await expect(wallet).toHaveCount(0)
  }
  if (cost) {
    await pressAt(page, dialog.getByRole('button', { name: translate('Approve %symbol%', { symbol: 'CAKE' }) }))
    await answer()
  }
  await pressAt(page, dialog.getByRole('button', { name: translate('Confirm'), exact: true }))
  await answer()
  await expect(page.getByRole('dialog', { name: translate(outcome), exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('the whole set-up is done in Arabic, with the keyboard alone', async ({ page }) => {
    const me = demoAccount('Second').address
    await supply(demoAccount('Demo'), me, parseEther('5'))
    const heldRaw = await balanceOf('CAKE', me)
    expect([await profileOf(me), await ownedBy(me)]).toEqual([null, []])
    await openConnected(page, () => page.goto('/profile'), 'Second')
    const translate = await setLanguage(page, 'ar-SA')
    await switchLanguage(page, 'ar-SA')
    const main = page.getByRole('main')
    const pressButton = (name: string) => pressAt(page, main.getByRole('button', { name, exact: true }))
    async function expectFitting(number: number, title: string): Promise<void> {
      const name = translate('Step %number%: %title%', { number: String(number), title: translate(title) })
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      expect(await faultsOf(page)).toEqual([])
    }

    await expectFitting(1, 'Get a starter collectible')
    await pressAt(page, page.getByRole('radio', { name: 'Sleepy' }), 'Space')
    const buy = translate('Buy %name%', { name: 'Sleepy' })
    await pressButton(buy)
    await writeByKeys(page, translate, buy, 'Success!')
    const [tokenId = 0n] = await ownedBy(me)

    await expectFitting(2, 'Choose a picture')
    await pressAt(page, page.getByRole('radio', { name: `Sleepy #${tokenId}` }), 'Space')
    await pressButton(translate('Approve collectible'))
    await writeByKeys(page, translate, translate('Approve collectible'), 'Success!', false)
    expect((await approvedOf(tokenId)).toLowerCase()).toBe(pancakeProfile.toLowerCase())

    await expectFitting(3, 'Join a team')
    await pressAt(page, page.getByRole('radio').first(), 'Space')
    await pressButton(translate('Next step'))

    await expectFitting(4, 'Set a name')
    await expectText(page, translate('This site has no service for names. Your profile works without one.'))
    await pressButton(translate('Complete profile'))
    await writeByKeys(page, translate, translate('Complete profile'), 'Profile created!')
    expect(await profileOf(me)).toMatchObject({ isActive: true, teamId: TEAM, tokenId })
    expect(await balanceOf('CAKE', me)).toBe(heldRaw - parseEther('1.5'))
    await expect(main.getByRole('button', { name: translate('Pause profile') })).toBeVisible()
  })
})
