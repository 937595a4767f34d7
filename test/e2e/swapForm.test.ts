import type { Page } from '@playwright/test'
import { parseEther } from 'ethers'
import { unlistedAddress } from '../../devnet/lists/listedTokens.ts'
import { LIST_NAME } from '../../devnet/lists/names.ts'
import { amountOut, balanceOf, demoAccount, facts, feeOf, newestFrom, receiptOf, rpc, token } from './support/chain.ts'
import {
  amountField,
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
import {
  inSettings,
  waitUntilAmountSettled,
  mainButton,
  pairOf,
  recipientField,
  enterRecipient,
  enableExpertMode,
} from './support/swapForm.ts'
import { watchSound } from './support/sound.ts'
import { understandAndImport } from './support/tokens.ts'

const demo = demoAccount('Demo').address
const second = demoAccount('Second').address
const third = demoAccount('Third').address

const [CAKE, BUSD, WBNB] = [token('CAKE').address, token('BUSD').address, token('WBNB').address]
const [RYE, OAT] = [unlistedAddress('rye'), unlistedAddress('oat')]

const review = (page: Page) => page.getByRole('dialog', { name: 'Confirm swap' })
const tokenButton = (page: Page, side: 'From' | 'To') =>
  page.getByRole('button', { name: new RegExp(`^${side}( \\(estimated\\))? token`) })

/** Query of a link, then the tokens and the typed amount that it sets, which are never those of the link before. */
const LINKS = [
  [
    `inputCurrency=${CAKE}&outputCurrency=${BUSD}&exactAmount=2&exactField=OUTPUT`,
    ...(['CAKE', 'BUSD', { side: 'To', text: '2' }] as const),
  ],
  ['', 'BNB', 'Select a token', { side: 'From', text: '' }],
  [`outputCurrency=${CAKE}`, 'BNB', 'CAKE', { side: 'From', text: '' }],
  [`inputCurrency=${CAKE.toLowerCase()}&outputCurrency=BNB`, 'CAKE', 'BNB', { side: 'From', text: '' }],
  [`inputCurrency=bnb&outputCurrency=${BUSD}&exactAmount=0.5`, 'BNB', 'BUSD', { side: 'From', text: '0.5' }],
  [`inputCurrency=${CAKE}&outputCurrency=${CAKE}`, 'Select a token', 'CAKE', { side: 'From', text: '' }],
  [`outputCurrency=${CAKE.slice(0, -1)}`, 'Select a token', 'BNB', { side: 'From', text: '' }],
  [`inputCurrency=${CAKE}`, 'CAKE', 'BNB', { side: 'From', text: '' }],
  ['outputCurrency=BNB', 'Select a token', 'BNB', { side: 'From', text: '' }],
  [`inputCurrency=${CAKE}0&outputCurrency=${WBNB}`, 'BNB', 'WBNB', { side: 'From', text: '' }],
  [`outputCurrency=${CAKE}&exactAmount=1e3&exactField=outputs`, 'BNB', 'CAKE', { side: 'From', text: '' }],
] as const

test('each link sets the start of the swap', async ({ page }) => {
  await page.goto(`/swap?${LINKS[0][0]}`)
  for (const [query, from, to, typed] of LINKS) {
    await test.step(query || 'nothing', async () => {
      await followLink(page, `/swap?${query}`)
      await expect(tokenButton(page, 'From')).toHaveAccessibleName(new RegExp(`${from}$`))
      await expect(tokenButton(page, 'To')).toHaveAccessibleName(new RegExp(`${to}$`))
      const other = typed.side === 'From' ? 'To' : 'From'
      await expect(amountField(page, typed.side)).toHaveValue(typed.text)
      // The other side is the computed one.
      if (typed.text === '') await expect(amountField(page, other)).toHaveValue('')
      else await expect(page.getByText(`${other} (estimated)`)).toBeVisible()
    })
  }
})

test.describe('a link sets the start of the swap', () => {
  test('two unlisted tokens need confirmation one after the other; declining either opens /swap', async ({ page }) => {
    const link = `/swap?inputCurrency=${RYE}&outputCurrency=${OAT.toLowerCase()}&exactAmount=3`
    await page.goto(link)
    const question = page.getByRole('dialog', { name: 'Import tokens' })
    await expect(question).toHaveCount(2)
    await question.last().getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/swap')
    await expect(question).toHaveCount(0)
    await expect(tokenButton(page, 'From')).toHaveAccessibleName(/BNB$/)
    await expect(amountField(page, 'From')).toHaveValue('')

    await followLink(page, link)
    await expect(question).toHaveCount(2)
    for (const left of [1, 0]) {
      await question.last().getByRole('checkbox', { name: 'I understand' }).check()
      await question.last().getByRole('button', { name: 'Import', exact: true }).click()
      await expect(question).toHaveCount(left)
    }
    await expect(tokenButton(page, 'From')).toHaveAccessibleName(/RYE$/)
    await expect(tokenButton(page, 'To')).toHaveAccessibleName(/OAT$/)
    await expect(amountField(page, 'From')).toHaveValue('3')
  })

  test('a custom token removed while selected needs confirmation, and can be declined', async ({ page }) => {
    await page.goto(`/swap/${RYE}`)
    await understandAndImport(page)
    // Opens the page without the token in its address: the selection is in the page's state only.
    await followLink(page, '/swap')
    await expect(tokenButton(page, 'To')).toHaveAccessibleName(/Select a token$/)
    await page.getByRole('button', { name: /^To token/ }).click()
    await searchToken(page, 'RYE')
    await page.getByRole('option').filter({ hasText: 'RYE' }).click()
    await page.getByRole('button', { name: 'To token: RYE' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Manage tokens' }).click()
    await page.getByRole('tab', { name: 'Tokens' }).click()
    await page.getByRole('button', { name: 'Remove RYE' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    const question = page.getByRole('dialog', { name: 'Import tokens' })
    await question.getByRole('button', { name: 'Close' }).click()
    await expect(question).toBeHidden()
    await expect(tokenButton(page, 'To')).toHaveAccessibleName(/Select a token$/)
  })

  test('leaving view-only mode keeps the typed amounts', async ({ page }) => {
    await page.goto(`/swap?outputCurrency=${CAKE}&as=${second}`)
    await amountField(page, 'From').fill('1.25')
    await chooseToken(page, 'To', 'BUSD')
    await page.getByRole('main').getByRole('button', { name: 'Leave view-only mode' }).click()
    await expect(page).toHaveURL(`/swap?outputCurrency=${CAKE}`)
    await expect(amountField(page, 'From')).toHaveValue('1.25')
    await expect(tokenButton(page, 'To')).toHaveAccessibleName(/BUSD$/)
  })
})

test.describe('expert mode', () => {
  test('stays off without the typed word, persists over a reload, and removes the recipient with it', async ({
    page,
  }) => {
    await openSwap(page, { outputCurrency: 'CAKE' })
    await expect(mainButton(page, '+ Add a send (optional)')).toHaveCount(0)
    await inSettings(page, async (dialog) => {
      await dialog.getByRole('switch', { name: 'Expert mode' }).click()
      await expect(dialog.getByRole('button', { name: 'Turn on expert mode' })).toBeDisabled()
      await dialog.getByRole('textbox').fill('confir')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('button', { name: 'Turn on expert mode' })).toBeDisabled()
      await dialog.getByRole('button', { name: 'Back' }).click()
      await expect(dialog.getByRole('switch', { name: 'Expert mode' })).not.toBeChecked()
    })
    await enableExpertMode(page)
    await enterRecipient(page, third)
    await page.reload()
    await expect(mainButton(page, '+ Add a send (optional)')).toBeVisible()

    await enterRecipient(page, third)
    await chooseToken(page, 'To', 'WBNB')
    await expect(recipientField(page)).toHaveCount(0)
    await chooseToken(page, 'To', 'CAKE')
    await expect(recipientField(page)).toHaveValue(third)
    await mainButton(page, '- Remove send').click()
    await expect(recipientField(page)).toHaveCount(0)
    await enterRecipient(page, third)
    await inSettings(page, (dialog) => dialog.getByRole('switch', { name: 'Expert mode' }).click())
    await expect(recipientField(page)).toHaveCount(0)
    await enableExpertMode(page)
    await expect(mainButton(page, '+ Add a send (optional)')).toBeVisible()
  })

  test('sends to an address, with or without white space: with a review first, then directly to the wallet', async ({
    page,
  }) => {
    const paidRaw = parseEther('0.2')
    const quotedRaw = await amountOut(paidRaw, ['WBNB', 'CAKE'])
    const { notes } = await watchSound(page)
    await openConnected(page, () => openSwap(page, { outputCurrency: 'CAKE' }))
    await enableExpertMode(page)
    await amountField(page, 'From').fill('0.2')
    await enterRecipient(page, ` ${third.toLowerCase().slice(0, 20)} ${third.toLowerCase().slice(20)}\u200B `)
    await expect(recipientField(page)).toHaveValue(third)
    const before = {
      ...{ bnb: await balanceOf('BNB', demo), own: await balanceOf('CAKE', demo) },
      theirs: await balanceOf('CAKE', third),
    }

    // A recipient that is new in this session is reviewed; the next time one click is enough.
    await waitUntilAmountSettled(page)
    await mainButton(page, 'Swap').click()
    await expect(review(page).getByText('Review this swap before you sign')).toBeVisible()
    await expect(review(page).getByText(third)).toBeVisible()
    expect(await notes()).toBe(0)
    await review(page).getByRole('button', { name: 'Confirm swap' }).click()
    await respondToWalletRequest(page, 'Confirm')
    await expect(visibleText(page, /^Transaction (?:submitted|confirmed)$/).first()).toBeVisible()
    await expect.poll(notes).toBe(2)
    await expect(amountField(page, 'From')).toHaveValue('')
    await expect.poll(() => balanceOf('CAKE', third)).toBe(before.theirs + quotedRaw)
    const sent = await newestFrom(demo)
    expect((await receiptOf(sent.hash)).status).toBe('0x1')
    expect(await balanceOf('CAKE', demo)).toBe(before.own)
    expect(before.bnb - (await balanceOf('BNB', demo))).toBe(paidRaw + (await feeOf(sent.hash)))

    await mainButton(page, 'Recent transactions').click()
    const shortAddress = `${third.slice(0, 6)}…${third.slice(-4)}`
    const line = page.getByRole('dialog').getByText(new RegExp(`^Swapped 0.2 BNB for .* CAKE to ${shortAddress}`))
    await expect(line.first()).toBeVisible()
    await page.keyboard.press('Escape')

    await amountField(page, 'From').fill('0.1')
    await waitUntilAmountSettled(page)
    const again = await balanceOf('CAKE', third)
    await mainButton(page, 'Swap').click()
    await respondToWalletRequest(page, 'Confirm')
    await expect(review(page)).toHaveCount(0)
    await expect.poll(() => balanceOf('CAKE', third)).toBeGreaterThan(again)

    await recipientField(page).fill(second)
    await amountField(page, 'From').fill('0.1')
    await waitUntilAmountSettled(page)
    await mainButton(page, 'Swap').click()
    await expect(review(page).getByText('Review this swap before you sign')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(review(page)).toBeHidden()
  })

  test('sends to the address of a name', async ({ page }) => {
    const paidRaw = parseEther('0.1')
    await openConnected(page, () => openSwap(page, { outputCurrency: 'BUSD' }))
    await enableExpertMode(page)
    await amountField(page, 'From').fill('0.1')
    await enterRecipient(page, LIST_NAME)
    await expect(page.getByRole('main').getByText(second)).toBeVisible()
    const quotedRaw = await amountOut(paidRaw, ['WBNB', 'BUSD'])
    const before = { own: await balanceOf('BUSD', demo), theirs: await balanceOf('BUSD', second) }
    await mainButton(page, 'Swap').click()
    await review(page).getByRole('button', { name: 'Confirm swap' }).click()
    await respondToWalletRequest(page, 'Confirm')
    await expect(visibleText(page, /^Transaction (?:submitted|confirmed)$/).first()).toBeVisible()
    await expect.poll(() => balanceOf('BUSD', second)).toBe(before.theirs + quotedRaw)
    expect(await balanceOf('BUSD', demo)).toBe(before.own)
  })

  test('shows a rejection by the wallet on the page, and sends nothing; invalid recipients are rejected', async ({
    page,
  }) => {
    await openConnected(page, () => openSwap(page, { outputCurrency: 'CAKE' }))
    await enableExpertMode(page)
    await amountField(page, 'From').fill('0.3')
    const sentBefore = await rpc('eth_getTransactionCount', [demo, 'pending'])
    await waitUntilAmountSettled(page)
    await mainButton(page, 'Swap').click()
    await respondToWalletRequest(page, 'Reject')
    await expect(visibleText(page, 'You rejected this. Nothing was sent.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(mainButton(page, 'Swap')).toBeEnabled()
    await expect(amountField(page, 'From')).toHaveValue('0.3')
    expect(await rpc('eth_getTransactionCount', [demo, 'pending'])).toBe(sentBefore)

    await enterRecipient(page, '')
    await amountField(page, 'From').fill('0.1')
    await expect(mainButton(page, 'Enter a recipient')).toBeDisabled()
    const checksumWrong = third.replace(/[a-f]/, (letter) => letter.toUpperCase())
    const others = [facts.contracts.router, await pairOf('WBNB', 'CAKE'), CAKE, WBNB]
    const nobody = ['0x123', `${third}0`, checksumWrong, 'nobody', `nobody-at-all.eth`, ...others]
    for (const text of nobody) {
      await recipientField(page).fill(text)
      await expect(mainButton(page, 'Invalid recipient'), text).toBeDisabled()
      await expect(recipientField(page), text).toHaveAttribute('aria-invalid', 'true')
    }
    // A pair outside the route is a valid recipient for the form, yet tokens sent there are lost.
    await recipientField(page).fill(BUSD)
    await expect(mainButton(page, 'Swap')).toBeEnabled()
    await expect(visibleText(page, 'This is a contract, not an account')).toBeVisible()

    await recipientField(page).fill(`${demo.slice(0, 6)}${'0'.repeat(32)}${demo.slice(-4)}`.toLowerCase())
    await expect(visibleText(page, 'This address looks like one you know, but it is not')).toBeVisible()
    await expect(visibleText(page, /starts and ends like your own account/)).toBeVisible()
    await recipientField(page).fill(third)
    await expect(visibleText(page, 'This address looks like one you know, but it is not')).toBeHidden()
    await expect(mainButton(page, 'Swap')).toBeEnabled()
  })
})

test('without multi-hop trades only a direct pair is used, and a notice says how to get more', async ({ page }) => {
  await openConnected(page, () => openSwap(page, { outputCurrency: 'LAST' }))
  await amountField(page, 'From').fill('0.1')
  await expect(mainButton(page, 'Swap')).toBeEnabled()
  await inSettings(page, (dialog) => dialog.getByRole('switch', { name: 'Disable multihops' }).click())
  await expect(mainButton(page, 'Insufficient liquidity for this trade.')).toBeDisabled()
  await expect(page.getByText('Try enabling multi-hop trades.')).toBeVisible()
  await chooseToken(page, 'To', 'CAKE')
  await expect(mainButton(page, 'Swap')).toBeEnabled()
  await chooseToken(page, 'To', 'LAST')
  await inSettings(page, (dialog) => dialog.getByRole('switch', { name: 'Disable multihops' }).click())
  await expect(mainButton(page, 'Swap')).toBeEnabled()
})
