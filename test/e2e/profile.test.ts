import { parseEther } from 'ethers'
import { balanceOf, demoAccount } from './support/chain.ts'
import { expect, respondToWalletRequest, test, openConnected, connectDemo } from './support/journey.ts'
import {
  approveCake,
  approvePicture,
  approveRegistry,
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
import { confirmWrite, readOutcome } from './support/transactions.ts'

const demo = demoAccount('Demo').address
/** The demo account's picture, its team, and another collectible that it owns. */
const [PICTURE, TEAM, OTHER] = [10n, 1, 7n]

test('a profile is created from nothing, without a service for names', async ({ page }) => {
  const me = demoAccount('Second').address
  await supply(demoAccount('Demo'), me, parseEther('5'))
  const heldRaw = await balanceOf('CAKE', me)
  const members = await membersOf(2)
  expect([await profileOf(me), await canMint(me), await ownedBy(me)]).toEqual([null, true, []])
  await page.goto('/profile')
  await connectDemo(page, 'Second')
  await buyStarter(page, 'Churro')
  const [tokenId = 0n] = await ownedBy(me)
  await expectStep(page, 2)
  await approvePicture(page, page, `Churro #${tokenId}`)
  await expectStep(page, 3)
  await pick(page, /^Fearsome Flippers/)
  await page.getByRole('button', { name: 'Next step' }).click()
  await expectStep(page, 4)
  await expectText(page, 'This site has no service for names. Your profile works without one.')
  await page.getByRole('button', { name: 'Complete profile' }).click()
  await approveCake(page, 'Complete profile')
  await confirmIn(page, 'Complete profile')
  await readOutcome(page, 'Profile created!', 'Your profile is active.')
  expect(await profileOf(me)).toMatchObject({ isActive: true, teamId: 2, tokenId, points: 0n })
  expect(await ownerOf(tokenId)).toBe(pancakeProfile)
  expect(await membersOf(2)).toBe(members + 1)
  expect(await balanceOf('CAKE', me)).toBe(heldRaw - parseEther('1.5'))
})

test('the picture is changed for its cost, and the old one returns', async ({ page }) => {
  const before = await profileOf(demo)
  expect(before).toMatchObject({ isActive: true, tokenId: PICTURE, teamId: TEAM })
  const heldRaw = await balanceOf('CAKE', demo)
  await openConnected(page, () => page.goto('/profile'))
  await page.getByRole('button', { name: 'Change picture' }).click()
  const choice = page.getByRole('dialog', { name: 'Change picture' })
  await approvePicture(page, choice, 'Swapsies #7')
  await choice.getByRole('button', { name: 'Continue' }).click()
  await approveCake(page, 'Change picture')
  expect(await cakeAllowance(demo, pancakeProfile)).toBeGreaterThanOrEqual(parseEther('4'))
  await confirmIn(page, 'Change picture')
  await readOutcome(page, 'Picture changed!', 'Your profile has its new picture.')
  expect(await profileOf(demo)).toMatchObject({ isActive: true, tokenId: OTHER, points: before?.points })
  expect([await ownerOf(PICTURE), await ownerOf(OTHER)]).toEqual([demo, pancakeProfile])
  expect(await balanceOf('CAKE', demo)).toBe(heldRaw - parseEther('2'))
})

test('a profile is paused, which returns its picture, and reactivated for its cost', async ({ page }) => {
  const members = await membersOf(TEAM)
  const heldRaw = await balanceOf('CAKE', demo)
  await approveRegistry(demoAccount('Demo'), parseEther('2'))
  await openConnected(page, () => page.goto('/profile'))
  await page.getByRole('button', { name: 'Pause profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pause profile' })
  await expect(dialog.locator('dl > div').filter({ hasText: 'Cost of a reactivation' })).toContainText('2 CAKE')
  await confirmWrite(page, 'Pause profile')
  await respondToWalletRequest(page, 'Reject')
  expect((await profileOf(demo))?.isActive).toBe(true)
  await confirmIn(page, 'Pause profile')
  await readOutcome(page, 'Profile paused!', 'Your collectible is back in your wallet.')
  expect(await profileOf(demo)).toMatchObject({ isActive: false, tokenId: 0n, teamId: TEAM })
  expect(await ownerOf(PICTURE)).toBe(demo)
  expect(await membersOf(TEAM)).toBe(members - 1)
  await expectText(page, 'Your profile is paused')

  await page.getByRole('button', { name: 'Reactivate profile' }).click()
  const choice = page.getByRole('dialog', { name: 'Reactivate profile' })
  await approvePicture(page, choice, `Sleepy #${PICTURE}`)
  await choice.getByRole('button', { name: 'Continue' }).click()
  await confirmIn(page, 'Reactivate profile')
  await readOutcome(page, 'Profile reactivated!', 'Your profile is active.')
  expect(await profileOf(demo)).toMatchObject({ isActive: true, tokenId: PICTURE })
  expect(await balanceOf('CAKE', demo)).toBe(heldRaw - parseEther('2'))
  await expect(page.getByRole('button', { name: 'Pause profile' })).toBeVisible()
})
