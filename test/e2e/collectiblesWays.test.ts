import { id, parseEther, Wallet } from 'ethers'
import { PROFILE_DEPLOYER } from '../../devnet/protocol/accounts.ts'
import { demoAccount, facts, token } from './support/chain.ts'
import {
  bunnyIdOf,
  canClaim,
  claimFree,
  contracts,
  countOf,
  demo,
  openCollectibles,
  profileOf,
  second,
  send,
} from './support/collectibles.ts'
import { toastOf } from './support/farms.ts'
import { expect, test, visibleText, followLink } from './support/journey.ts'
import { readOutcome } from './support/transactions.ts'

const me = demo.address
const PRICE_RAW = parseEther('2')

test('accounts without an active profile are offered no claim', async ({ page }) => {
  await openCollectibles(page, 'Second')
  await expect(page.getByText('You own 0 of 21 kinds.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Claim / })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Get refund' })).toHaveCount(0)
})

test('without a wallet all collectibles are shown, and /nft leads to them', async ({ page }) => {
  await page.goto('/nft')
  await expect(page).toHaveURL(/\/collectibles$/)
  await expect(page.getByRole('list', { name: 'Collectibles' }).getByRole('listitem')).toHaveCount(21)
  await expect(page.getByRole('main').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Claim|Transfer) / })).toHaveCount(0)
  const pictures = page.getByRole('list', { name: 'Collectibles' }).locator('img')
  await expect(pictures).toHaveCount(21)
  await pictures.last().scrollIntoViewIfNeeded()
  await expect
    .poll(() => pictures.evaluateAll((all) => all.filter((each) => 'shown' in (each as HTMLElement).dataset).length))
    .toBe(21)
})

test('a transfer is rejected, and then sent with the keyboard alone', async ({ page }) => {
  await openCollectibles(page)
  await page.getByRole('button', { name: 'Transfer Drizzle' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Transfer collectible' })
  await dialog.getByRole('textbox', { name: 'Recipient' }).focus()
  await page.keyboard.type(second.address)
  await expect(visibleText(dialog, 'Simulated: passed')).toBeVisible()
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true })
  for (let steps = 0; steps < 12 && !(await confirm.evaluate((it) => it === document.activeElement)); steps += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(confirm).toBeFocused()
  const before = await countOf(second.address)
  const wallet = page.getByRole('dialog', { name: 'Demo wallet' })
  await page.keyboard.press('Enter')
  await wallet.getByRole('button', { name: 'Reject' }).press('Enter')
  await expect(toastOf(page, 'You rejected this. Nothing was sent.')).toBeVisible()
  expect(await countOf(second.address)).toBe(before)
  await confirm.press('Enter')
  await wallet.getByRole('button', { name: 'Confirm' }).press('Enter')
  await readOutcome(page, 'Collectible sent!', /Drizzle #\d+ is in the wallet of/)
  expect(await countOf(second.address)).toBe(before + 1)
})

test('the campaigns of vault and prediction give points in addition to the collectible', async ({ page }) => {
  const { cakeVault = '' } = facts.contracts as Record<string, string>
  if (!(await canClaim('bunnySpecialCakeVault', me))) {
    await send(demo, token('CAKE').address, 'approve', cakeVault, PRICE_RAW)
    await send(demo, cakeVault, 'deposit', PRICE_RAW)
  }
  expect([await canClaim('bunnySpecialCakeVault', me), await canClaim('bunnySpecialPrediction', me)]).toEqual([
    true,
    true,
  ])
  const { points } = await profileOf(me)
  await openCollectibles(page)
  await claimFree(page, 'Syrup Soak')
  expect((await profileOf(me)).points).toBe(points + 100n)
  await claimFree(page, 'Claire')
  expect((await profileOf(me)).points).toBe(points + 200n)
  await followLink(page, `/profile/${me}`)
  await expect(page.locator('dl > div').filter({ hasText: 'Points' })).toContainText(String(points + 200n))
})

/** Bunny ids of the Easter campaign. */
const [FLIPSIE, CAKESTON] = [14, 15]

test('a member of the second team is offered its Easter collectible alone', async ({ page }) => {
  const { pancakeProfile = '' } = contracts
  const owner = new Wallet(PROFILE_DEPLOYER.privateKey)
  await send(owner, pancakeProfile, 'grantRole', id('SPECIAL_ROLE'), owner.address)
  await send(owner, pancakeProfile, 'changeTeam', me, 2)
  expect(await profileOf(me)).toMatchObject({ teamId: 2 })
  await openCollectibles(page)
  await expect(page.getByRole('button', { name: /Easter '21$/ })).toHaveText(['Claim'])
  await claimFree(page, "Flipsie Easter '21")
  expect([await canClaim('easterNft', me), await bunnyIdOf(me)]).toEqual([false, FLIPSIE])
})

test('a reactivated member of the third team claims its Easter collectible', async ({ page }) => {
  const third = demoAccount('Third')
  const { pancakeProfile = '', pancakeRabbits = '' } = contracts
  const [PAUSED_PICTURE, COST_RAW] = [6, parseEther('2')]
  expect(await canClaim('easterNft', third.address)).toBe(false)
  await send(third, pancakeRabbits, 'approve', pancakeProfile, PAUSED_PICTURE)
  await send(third, token('CAKE').address, 'approve', pancakeProfile, COST_RAW)
  await send(third, pancakeProfile, 'reactivateProfile', pancakeRabbits, PAUSED_PICTURE)
  expect(await canClaim('easterNft', third.address)).toBe(true)
  await openCollectibles(page, 'Third')
  await expect(page.getByRole('button', { name: /Easter '21$/ })).toHaveText(['Claim'])
  await claimFree(page, "Cakeston Easter '21")
  expect([await canClaim('easterNft', third.address), await bunnyIdOf(third.address)]).toEqual([false, CAKESTON])
})
