import { approveRouter, demoAccount } from './support/chain.ts'
import { amountField, answerWallet, connectDemo, expect, openSwap, test } from './support/journey.ts'
import { Reader } from './support/speech.ts'

/** Waits until the live region has announced a text. */
const said = (reader: Reader, words: string) =>
  expect
    .poll(async () => {
      await reader.hear()
      return reader.log
    })
    .toMatch(new RegExp(`says: .*${words}`))

test('the live region announces the quote, the approval and a rejection of a swap', async ({ page }) => {
  await approveRouter(demoAccount('Third'), 'CAKE', 0n)
  const reader = await Reader.listenTo(page)
  await openSwap(page, { inputCurrency: 'CAKE', outputCurrency: 'BUSD' })
  await connectDemo(page, 'Third')
  await amountField(page, 'From').fill('1')
  await said(reader, 'BUSD')
  await page.getByRole('button', { name: 'Enable CAKE' }).click()
  await answerWallet(page, 'Confirm')
  await said(reader, 'Approve CAKE')
  await page.getByRole('main').getByRole('button', { name: 'Swap', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Swap' }).click()
  await answerWallet(page, 'Reject')
  await said(reader, 'Transaction rejected')
})

test('the live region announces the name of a new page and the number of search results', async ({ page }) => {
  const reader = await Reader.listenTo(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Swap tokens' }).click()
  await expect(page.getByRole('heading', { name: 'Exchange' })).toBeVisible()
  await said(reader, 'Exchange')
  await page.getByRole('button', { name: /^To token/ }).click()
  await page.getByRole('combobox').fill('usd')
  await said(reader, '# results')
})
