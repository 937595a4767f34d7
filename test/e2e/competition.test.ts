import { parseEther } from 'ethers'
import { balanceOf, buyOutside } from './support/chain.ts'
import { countOf, demo, profileOf, second } from './support/collectibles.ts'
import { move, openBattle, registerOutside, rewardOf, statsOf } from './support/competition.ts'
import { toastOf } from './support/farms.ts'
import { expect, respondToWalletRequest, test, visibleText, connectDemo } from './support/journey.ts'
import { setLanguage, switchLanguage } from './support/overlay.ts'
import { confirmWrite, readOutcome } from './support/transactions.ts'

const REGISTER = 'Register for the battle'

test('an active profile registers with its team', async ({ page }) => {
  await openBattle(page)
  await connectDemo(page)
  expect(await statsOf(demo.address)).toEqual({ teamId: 0, hasRegistered: false, hasClaimed: false })
  await page.getByRole('button', { name: REGISTER }).click()
  await expect(page.getByRole('dialog', { name: REGISTER })).toContainText('Syrup Storm')
  await confirmWrite(page, REGISTER)
  await respondToWalletRequest(page, 'Reject')
  await expect(toastOf(page, 'You rejected this. Nothing was sent.')).toBeVisible()
  expect((await statsOf(demo.address)).hasRegistered).toBe(false)

  await page.getByRole('dialog', { name: REGISTER }).getByRole('button', { name: 'Confirm', exact: true }).click()
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'You are in!', 'You trade for Syrup Storm in the battle.')
  const { teamId } = await profileOf(demo.address)
  expect(await statsOf(demo.address)).toEqual({ teamId, hasRegistered: true, hasClaimed: false })
  await expect(page.getByText('You are registered')).toBeVisible()
  await expect(page.getByRole('button', { name: REGISTER })).toHaveCount(0)
})

test('accounts without an active profile are shown the way to one', async ({ page }) => {
  await openBattle(page, 'Second')
  await expect(page.getByText('You have no profile yet.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Set up your profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  expect((await statsOf(second.address)).hasRegistered).toBe(false)
})

test('a paused profile is shown how to take part', async ({ page }) => {
  await openBattle(page, 'Third')
  await expect(page.getByText('Your profile is paused. Reactivate it, then register.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Reactivate your profile' })).toHaveAttribute(
    'href',
    /\/profile$/,
  )
})

test('the page follows the battle without a wallet, from the registration to its end', async ({ page }) => {
  await openBattle(page)
  const state = (name: string) => page.getByRole('heading', { name, level: 2, exact: true })
  const step = page.getByRole('list', { name: 'Steps of the battle' }).locator('[aria-current=step]')
  await expect(state('Registration is open')).toBeVisible()
  await expect(step).toHaveText('Register')
  await expect(page.getByRole('main').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Race of the teams' }).getByRole('listitem')).toHaveCount(3)
  for (const [name, headline, current] of [
    ['open', 'The battle is on', 'Trade'],
    ['close', 'The volumes are being counted', 'Counting'],
    ['claim', 'The results are in', 'Claim'],
  ] as const) {
    await move(name)
    await expect(state(headline)).toBeVisible()
    await expect(step).toHaveText(current)
  }
  await expect(page.getByText('Winner', { exact: true })).toHaveCount(1)
  await move('over')
  await expect(state('This battle is over')).toBeVisible()
  await expect(step).toHaveCount(0)
})

test('the reward is claimed: CAKE, points and the collectible of the winning team', async ({ page }) => {
  await registerOutside(demo)
  await move('open')
  await buyOutside(demo, ['WBNB', 'CAKE'], parseEther('3'))
  await move('close')
  await move('claim')
  const reward = await rewardOf(demo.address)
  expect(reward).toMatchObject({ group: 4, canClaimNft: true })
  const holdings = async () => ({
    cakeRaw: await balanceOf('CAKE', demo.address),
    points: (await profileOf(demo.address)).points,
    collectibles: await countOf(demo.address),
  })
  const before = await holdings()

  await openBattle(page, 'Demo')
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible()
  await page.getByRole('button', { name: 'Claim your reward' }).click()
  const review = page.getByRole('dialog', { name: 'Claim your reward' })
  await expect(review.locator('dl > div').filter({ hasText: 'Group' })).toContainText('Gold')
  await expect(review.locator('dl > div').filter({ hasText: 'Points' }).first()).toContainText(
    reward.points.toLocaleString('en-US'),
  )
  await expect(review.locator('dl > div').filter({ hasText: 'Collectible' })).toContainText('Yes')
  await confirmWrite(page, 'Claim your reward')
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'Reward claimed!', 'Your reward of the trading battle has arrived.')
  expect(await holdings()).toEqual({
    cakeRaw: before.cakeRaw + reward.cakeRaw,
    points: before.points + reward.points,
    collectibles: before.collectibles + 1,
  })
  expect((await statsOf(demo.address)).hasClaimed).toBe(true)
  await expect(visibleText(page, 'Reward claimed')).toBeVisible()

  await page.getByRole('button', { name: 'Share your result' }).click()
  const share = page.getByRole('dialog', { name: 'Share your result' })
  await expect(share.getByRole('img', { name: /Syrup Storm, Gold, .* CAKE/ })).toBeVisible()
  const download = page.waitForEvent('download')
  await share.getByRole('button', { name: 'Save picture' }).click()
  expect((await download).suggestedFilename()).toBe('trading-battle.png')
})

test('the registration works with the keyboard alone', async ({ page }) => {
  await openBattle(page, 'Demo')
  await page.getByRole('button', { name: REGISTER }).press('Enter')
  const dialog = page.getByRole('dialog', { name: REGISTER })
  await expect(visibleText(dialog, 'Simulated: passed')).toBeVisible()
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true })
  for (let steps = 0; steps < 12 && !(await confirm.evaluate((it) => it === document.activeElement)); steps += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(confirm).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Demo wallet' }).getByRole('button', { name: 'Confirm' }).press('Enter')
  await readOutcome(page, 'You are in!', 'You trade for Syrup Storm')
  expect((await statsOf(demo.address)).hasRegistered).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('nothing is wider than the window, in Arabic too', async ({ page }) => {
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await openBattle(page)
    expect(await overflow()).toBe(0)
    const translate = await setLanguage(page, 'ar-SA')
    await switchLanguage(page, 'ar-SA')
    await expect(page.getByRole('heading', { name: translate('Prizes'), level: 2 })).toBeVisible()
    expect(await overflow()).toBe(0)
  })
})
