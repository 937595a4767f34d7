import type { Page } from '@playwright/test'
import { id, parseEther, Wallet } from 'ethers'
import { balanceOf, demoAccount, facts } from './support/chain.ts'
import {
  type AccountName,
  expect,
  respondToWalletRequest,
  restoring as test,
  openConnected,
} from './support/journey.ts'
import {
  approveCake,
  approvedOf,
  approvePicture,
  bunnyFactory,
  buyStarter,
  cakeAllowance,
  canMint,
  confirmIn,
  expectStep,
  expectText,
  membersOf,
  ownedBy,
  ownerOf,
  pancakeProfile,
  pick,
  profileOf,
  supply,
} from './support/profile.ts'
import { type ServicesSite, startServicesSite } from './support/services.ts'
import { readOutcome } from './support/transactions.ts'

/** An account that no other journey uses. */
const newcomer = new Wallet(id('A newcomer of the journeys of profiles'))
const second = demoAccount('Second')
const demo = demoAccount('Demo')
const NAME = 'Baker7'

let services: ServicesSite

test.beforeAll(async () => {
  const accounts = [...facts.demoWallet.accounts, { name: 'Newcomer', privateKey: newcomer.privateKey }]
  services = await startServicesSite({ facts: { demoWallet: { accounts } }, hasIndex: false })
})
test.afterAll(() => services.stop())

async function open(page: Page, account: AccountName): Promise<void> {
  await openConnected(page, () => page.goto(`${services.site.url}/profile`), account)
}

test('a profile with a name is set up, resumed after a reload in each step', async ({ page }) => {
  const me = second.address
  await supply(demo, me, parseEther('5'))
  const heldRaw = await balanceOf('CAKE', me)
  const members = await membersOf(2)
  expect([await profileOf(me), await canMint(me), await ownedBy(me)]).toEqual([null, true, []])
  await open(page, 'Second')
  await expectStep(page, 1)
  await page.reload()
  await buyStarter(page, 'Churro')
  expect(await canMint(me)).toBe(false)
  const [tokenId = 0n] = await ownedBy(me)
  expect(await balanceOf('CAKE', me)).toBe(heldRaw - parseEther('1'))
  expect(await cakeAllowance(me, bunnyFactory)).toBeGreaterThanOrEqual(parseEther('4'))

  await expectStep(page, 2)
  await page.reload()
  await approvePicture(page, page, /^Churro/)
  expect((await approvedOf(tokenId)).toLowerCase()).toBe(pancakeProfile.toLowerCase())

  await expectStep(page, 3)
  await page.reload()
  await expectStep(page, 3)
  await pick(page, /^Fearsome Flippers/)
  await expectStep(page, 3)
  // The step before still has its choice.
  await page.getByRole('button', { name: 'Back' }).click()
  await expectStep(page, 2)
  await expect(page.getByRole('radio', { name: /^Churro/ })).toBeChecked()
  await page.getByRole('button', { name: 'Next step' }).click()
  await expect(page.getByRole('radio', { name: /^Fearsome Flippers/ })).toBeChecked()
  await page.getByRole('button', { name: 'Next step' }).click()
  await expectStep(page, 4)

  const field = page.getByRole('textbox', { name: 'Profile name' })
  const sign = page.getByRole('button', { name: 'Sign and set name' })
  await field.fill('no spaces')
  await expectText(page, 'Only letters and digits, no spaces or special characters.')
  await field.fill('support')
  await expectText(page, 'This name is reserved.')
  await field.fill(NAME)
  await expectText(page, `${NAME} is available.`)
  await expect(sign).toBeDisabled()
  await page.reload()
  await expectStep(page, 4)
  await expect(field).toHaveValue(NAME)
  await page.getByRole('checkbox', { name: /others can find my wallet/ }).check()
  await sign.click()
  await respondToWalletRequest(page, 'Reject')
  await expectText(page, 'You rejected this. Nothing was sent.')
  await sign.click()
  await respondToWalletRequest(page, 'Confirm')
  await expectText(page, `Your name is ${NAME}`)
  await page.reload()
  await expectText(page, `Your name is ${NAME}`)

  await page.getByRole('button', { name: 'Complete profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Complete profile' })
  await expect(dialog.locator('dl > div').filter({ hasText: 'Team' })).toContainText('Fearsome Flippers')
  await approveCake(page, 'Complete profile')
  await confirmIn(page, 'Complete profile')
  await readOutcome(page, 'Profile created!', 'Your profile is active.')
  expect(await profileOf(me)).toMatchObject({ isActive: true, teamId: 2, tokenId, points: 0n })
  expect(await ownerOf(tokenId)).toBe(pancakeProfile)
  expect(await membersOf(2)).toBe(members + 1)
  expect(await balanceOf('CAKE', me)).toBe(heldRaw - parseEther('1.5'))
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
})

test('the name of a recipient is beside its address', async ({ page }) => {
  const third = demoAccount('Third')
  expect(await services.takeName(third, 'Baker8')).toBe(201)
  await page.goto(`${services.site.url}/collectibles?as=${demo.address}`)
  await page.getByRole('button', { name: 'Transfer Drizzle' }).click()
  const recipient = page.getByRole('dialog').getByRole('textbox', { name: 'Recipient' })
  await recipient.fill(third.address)
  await expect(recipient).toHaveAccessibleDescription(new RegExp(`Baker8.*${third.address}`))
  // An account without a name has its address alone, also once the services have replied.
  const reply = page.waitForResponse((response) => response.url().endsWith(`/api/users/${newcomer.address}`))
  await recipient.fill(newcomer.address)
  await reply
  await expect(recipient).toHaveAccessibleDescription(newcomer.address)
})

test('a second account finds the name taken, and creates its profile while the service is away', async ({ page }) => {
  const me = newcomer.address
  await supply(demo, me, parseEther('2'))
  await open(page, 'Newcomer')
  await buyStarter(page, 'Sunny')
  await expectStep(page, 2)
  await approvePicture(page, page, /^Sunny/)
  await expectStep(page, 3)
  await pick(page, /^Syrup Storm/)
  await page.getByRole('button', { name: 'Next step' }).click()
  await page.getByRole('textbox', { name: 'Profile name' }).fill(NAME.toUpperCase())
  await expectText(page, 'This name is taken, or looks like one that is taken.')
  await expect(page.getByRole('button', { name: 'Complete profile' })).toBeDisabled()

  await services.end()
  await page.getByRole('textbox', { name: 'Profile name' }).fill('Another1')
  await expectText(page, 'Unable to verify username')
  await page.reload()
  await expectText(page, 'Unable to verify username')
  await page.getByRole('button', { name: 'Complete profile' }).click()
  await approveCake(page, 'Complete profile')
  await confirmIn(page, 'Complete profile')
  await readOutcome(page, 'Profile created!', 'Your profile is active.')
  expect(await profileOf(me)).toMatchObject({ isActive: true, teamId: 1 })
  await expectText(page, 'Names and achievements are unavailable now')

  await services.start()
  await page.getByRole('button', { name: 'Set a name' }).click()
  const form = page.getByRole('dialog', { name: 'Set a name' })
  await form.getByRole('textbox', { name: 'Profile name' }).fill('Another1')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Sign and set name' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(page.getByRole('heading', { name: 'Another1' })).toBeVisible()
})
