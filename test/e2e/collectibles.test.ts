import {
  canClaim,
  canClaimSpecial,
  cardOf,
  contracts,
  demo,
  openCollectibles,
  ownerOf,
  second,
} from './support/collectibles.ts'
import { expect, respondToWalletRequest, test, visibleText, connectDemo } from './support/journey.ts'
import { confirmWrite, readOutcome } from './support/transactions.ts'

/** Tokens of the seed that the demo account owns, two of one kind. */
const [FIRST, OTHER] = [7, 8]
const [HICCUP, BULLISH] = [10, 11]

test('all collectibles are shown, the owned ones first, with the claims that the contracts allow', async ({ page }) => {
  await page.goto('/collectibles')
  await connectDemo(page)
  const cards = page.getByRole('list', { name: 'Collectibles' }).getByRole('listitem')
  await expect(cards).toHaveCount(21)
  await expect(page.getByText('You own 3 of 21 kinds.')).toBeVisible()
  await expect(cards.getByRole('heading')).toHaveText([
    ...['Mixie v1', 'Swapsies', 'Drizzle', 'Claire', 'Syrup Soak', 'Mixie v2'],
    ...Array.from({ length: 15 }, () => /./),
  ])
  await expect(cardOf(page, 'Swapsies').getByText('Owned: 2')).toBeVisible()
  await expect(cardOf(page, 'Sleepy').getByText('Your picture')).toBeVisible()
  const [hiccup, bullish] = await canClaimSpecial(demo.address, [HICCUP, BULLISH])
  const expected: readonly (readonly [name: string, isOffered: boolean | undefined])[] = [
    ['Hiccup', hiccup],
    ['Bullish', bullish],
    ["Stormy Easter '21", await canClaim('easterNft', demo.address)],
    // Of other teams.
    ["Flipsie Easter '21", false],
    ["Cakeston Easter '21", false],
    ['Syrup Soak', await canClaim('bunnySpecialCakeVault', demo.address)],
    ['Claire', await canClaim('bunnySpecialPrediction', demo.address)],
  ]
  for (const [name, isOffered] of expected) {
    await expect(page.getByRole('button', { name: `Claim ${name}`, exact: true })).toHaveCount(isOffered ? 1 : 0)
  }
  expect(expected.filter(([, isOffered]) => isOffered).length).toBeGreaterThan(2)
})

test('a transfer checks the recipient and sends the chosen token', async ({ page }) => {
  await openCollectibles(page)
  expect([await ownerOf(FIRST), await ownerOf(OTHER)]).toEqual([demo.address, demo.address])
  await page.getByRole('button', { name: 'Transfer Swapsies' }).click()
  const dialog = page.getByRole('dialog', { name: 'Transfer collectible' })
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true })
  const recipient = dialog.getByRole('textbox', { name: 'Recipient' })
  await recipient.fill(demo.address)
  await expect(visibleText(dialog, /^This is your own account\./)).toBeVisible()
  await expect(confirm).toBeDisabled()
  await recipient.fill(contracts['pancakeProfile'] ?? '')
  await expect(visibleText(dialog, /^This is a contract of the exchange\./)).toBeVisible()
  await expect(confirm).toBeDisabled()
  await recipient.fill(`0x${'0'.repeat(40)}`)
  await expect(visibleText(dialog, /^Nobody has this address\./)).toBeVisible()
  await recipient.fill(second.address.replace(/[a-f]/, (letter) => letter.toUpperCase()))
  await expect(visibleText(dialog, 'This address has a typo. Copy it again.')).toBeVisible()
  await expect(confirm).toBeDisabled()
  await recipient.fill(`${demo.address.slice(0, 6)}${'1'.repeat(32)}${demo.address.slice(-4)}`.toLowerCase())
  await expect(visibleText(dialog, 'This address looks like one you know, but it is not')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Token' }).selectOption({ label: `Swapsies #${OTHER}` })
  await recipient.fill(second.address)
  await confirmWrite(page, 'Transfer collectible')
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'Collectible sent!', `Swapsies #${OTHER} is in the wallet of`)
  expect([await ownerOf(FIRST), await ownerOf(OTHER)]).toEqual([demo.address, second.address])
  await expect(cardOf(page, 'Swapsies').getByText('Owned: 1')).toBeVisible()
})
