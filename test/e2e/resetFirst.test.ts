import type { Page } from '@playwright/test'
import { MaxUint256 } from 'ethers'
import { demoAccount } from './support/chain.ts'
import {
  respondToWalletRequest,
  chooseToken,
  expect,
  followLink,
  openSwap,
  searchToken,
  visibleText,
  test,
  openConnected,
} from './support/journey.ts'
import { addField } from './support/liquidity.ts'
import { allowanceOfReset, approveReset, makeResetFirstToken } from './support/resetFirstToken.ts'
import { openPicker, understandAndImport } from './support/tokens.ts'

const third = demoAccount('Third')

/** Creates the token with a router allowance of 5 base units. Imports it on the swap page as the input token. */
async function sellResetFirst(page: Page): Promise<string> {
  const address = await makeResetFirstToken(third)
  await approveReset(third, address, 0n)
  await approveReset(third, address, 5n)
  await openConnected(page, () => openSwap(page), 'Third')
  await openPicker(page, 'From')
  await searchToken(page, address)
  await page.getByRole('option').filter({ hasText: 'RESET' }).click()
  await understandAndImport(page)
  await chooseToken(page, 'To', 'BNB')
  return address
}

test('a token whose allowance must be reset first is enabled in two visible steps, and a deposit of it has the same two', async ({
  page,
}) => {
  const address = await sellResetFirst(page)
  await page.getByRole('textbox', { name: /^From/ }).fill('1')
  await expect(visibleText(page, /^RESET can only change an allowance of 0\./)).toBeVisible()
  await page.getByRole('button', { name: 'Step 1 of 2: Reset the RESET allowance' }).click()
  await respondToWalletRequest(page, 'Confirm')
  const second = page.getByRole('button', { name: 'Step 2 of 2: Approve RESET' })
  await expect(second).toBeVisible()
  expect(await allowanceOfReset(third, address)).toBe(0n)
  await second.click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(page.getByRole('button', { name: 'Enabled' })).toBeVisible()
  expect(await allowanceOfReset(third, address)).toBe(MaxUint256)
  await expect(page.getByRole('main').getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()

  await approveReset(third, address, 0n)
  await approveReset(third, address, 5n)
  await followLink(page, `/add/BNB/${address}`)
  await addField(page, 'first').fill('0.01')
  await page.getByRole('button', { name: 'Step 1 of 2: Reset the RESET allowance' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await page.getByRole('button', { name: 'Step 2 of 2: Approve RESET' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(page.getByRole('button', { name: 'Supply', exact: true })).toBeEnabled()
  expect(await allowanceOfReset(third, address)).toBe(MaxUint256)
})
