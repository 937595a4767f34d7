import { balanceOf, demoAccount, token } from './support/chain.ts'
import { respondToWalletRequest, connectDemo, expect, test } from './support/journey.ts'
import { waitUntilAmountSettled, mainButton, recipientField, enableExpertMode } from './support/swapForm.ts'

const demo = demoAccount('Demo').address
const third = demoAccount('Third').address
const CAKE = token('CAKE').address

test('a recipient in the link is never applied: a notice says so, and the account receives the output', async ({
  page,
}) => {
  const words = page.getByText('The recipient in the link was ignored')
  await page.goto('/swap')
  await enableExpertMode(page)
  await page.goto(`/swap?outputCurrency=${CAKE}&exactAmount=0.2&recipient=${third}`)
  await expect(words).toBeVisible()
  await expect(recipientField(page)).toHaveCount(0)
  await connectDemo(page, 'Demo')
  const before = { own: await balanceOf('CAKE', demo), theirs: await balanceOf('CAKE', third) }
  await waitUntilAmountSettled(page)
  await mainButton(page, 'Swap').click()
  await respondToWalletRequest(page, 'Confirm')
  await expect.poll(() => balanceOf('CAKE', demo)).toBeGreaterThan(before.own)
  expect(await balanceOf('CAKE', third)).toBe(before.theirs)
  await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click()
  await expect(words).toBeHidden()
})
