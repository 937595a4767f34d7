import { approveRouter, demoAccount } from './support/chain.ts'
import { amountField, respondToWalletRequest, expect, openSwap, test, openConnected } from './support/journey.ts'
import { Reader } from './support/screenReader.ts'

/** Waits until the live region has announced a text. */
const expectAnnounced = (reader: Reader, words: string) =>
  expect
    .poll(async () => {
      await reader.logAnnouncements()
      return reader.log
    })
    .toMatch(new RegExp(`says: .*${words}`))

test('the live region announces the quote, the approval and a rejection of a swap', async ({ page }) => {
  await approveRouter(demoAccount('Third'), 'CAKE', 0n)
  const reader = await Reader.create(page)
  await openConnected(page, () => openSwap(page, { inputCurrency: 'CAKE', outputCurrency: 'BUSD' }), 'Third')
  await amountField(page, 'From').fill('1')
  await expectAnnounced(reader, 'BUSD')
  await page.getByRole('button', { name: 'Enable CAKE' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expectAnnounced(reader, 'Approve CAKE')
  await page.getByRole('main').getByRole('button', { name: 'Swap', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm swap' }).click()
  await respondToWalletRequest(page, 'Reject')
  await expectAnnounced(reader, 'You rejected this. Nothing was sent.')
})

test('the live region announces the name of a new page and the number of search results', async ({ page }) => {
  const reader = await Reader.create(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Swap tokens' }).click()
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
  await expectAnnounced(reader, 'Swap')
  await page.getByRole('button', { name: /^To token/ }).click()
  await page.getByRole('combobox').fill('usd')
  await expectAnnounced(reader, '# results')
})
