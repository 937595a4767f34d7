import { facts, token } from './support/chain.ts'
import { amountField, chooseToken, connectDemo, expect, followLink, visibleText, test } from './support/journey.ts'
import { buildOwn } from './support/ownBuild.ts'
import { startOwnSite, type OwnSite } from './support/ownSite.ts'
import { inSettings, mainButton } from './support/swapForm.ts'

const [THIN, QUIET, TAXED] = [token('THIN'), token('QUIET'), token('TAXED')]
const UNSUPPORTED_WORDS =
  'Some assets are not available through this interface because they may not work well with our smart contract or we are unable to allow trading for legal reasons.'

/** Returns a token's identification in a deployment's table. */
const named = ({ symbol, address }: typeof TAXED) => ({ symbol, address })

/** Builds a deployment that blocks one token, warns of two, has liquidity on and sets some external links. */
async function build(): Promise<string> {
  const common = { name: 'Kept away', timestamp: '2021-01-05T20:47:02.923Z', version: { major: 1, minor: 0, patch: 0 } }
  const unsupported = { ...THIN, chainId: facts.chainId, name: 'Thin Token' }
  return buildOwn('swapform', {
    facts: { areas: { ...facts.areas, swap: true, liquidity: true } },
    links: {
      oldExchange: 'https://old.example/',
      bridge: 'https://bridge.example/',
      exchangeHelp: 'https://help.example/',
    },
    files: {
      'unsupported-tokens.json': { ...common, tags: {}, keywords: [], tokens: [unsupported] },
      'warning-tokens.json': [
        { key: 'taxed', ...named(TAXED), reason: 'transfer-tax', taxBps: 1000, minimumSlippageBps: 1200 },
        { key: 'quiet', ...named(QUIET), reason: 'compromised', advice: 'remove-liquidity' },
      ],
    },
  })
}

let site: OwnSite

test.beforeAll(async () => {
  site = await startOwnSite(await build())
})

test.afterAll(() => site.stop())

test('a token that is not traded here, as inputCurrency or outputCurrency: the button and a notice say so', async ({
  page,
}) => {
  const linkTo = (parameter: string) => `/swap?${parameter}=${THIN.address}&exactAmount=0.1`
  await page.goto(site.url + linkTo('inputCurrency'))
  for (const [parameter, side] of [
    ['inputCurrency', 'From'],
    ['outputCurrency', 'To'],
  ] as const) {
    await followLink(page, linkTo(parameter))
    await expect(page.getByRole('button', { name: `${side} token: THIN` })).toBeVisible()
    await expect(mainButton(page, 'Unsupported asset')).toBeDisabled()
    await mainButton(page, 'Learn about unsupported assets').click()
    const dialog = page.getByRole('dialog', { name: 'Unsupported assets' })
    await expect(dialog.getByText(UNSUPPORTED_WORDS)).toBeVisible()
    await expect(dialog.getByText('THIN', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  // With a wallet too: this state has priority over all others.
  await connectDemo(page, 'Demo')
  await expect(mainButton(page, 'Unsupported asset')).toBeDisabled()
  await followLink(page, linkTo('inputCurrency'))
  await expect(page.getByRole('button', { name: 'From token: THIN' })).toBeVisible()
  await expect(mainButton(page, 'Unsupported asset')).toBeDisabled()
})

test('a taxed token shows one notice, which sets the slippage by one press', async ({ page }) => {
  await page.goto(`${site.url}/swap`)
  await chooseToken(page, 'To', 'TAXED')
  const notice = page.getByRole('dialog', { name: 'Notice for trading TAXED' })
  await expect(notice.getByText('TAXED has a transfer tax of about 10%')).toBeVisible()
  await expect(notice.getByText(/needs a slippage tolerance of 12% or more/)).toBeVisible()
  const useIt = notice.getByRole('button', { name: 'Use 12% slippage tolerance for TAXED' })
  await useIt.click()
  await expect(notice).toBeHidden()
  const row = page.getByRole('main').locator('dt', { hasText: 'Slippage tolerance' }).locator('xpath=..')
  await expect(row).toContainText('Slippage tolerance for TAXED')
  await expect(row).toContainText('12%')

  // The tolerance belongs to the token: with another token the general one applies, unchanged.
  await chooseToken(page, 'To', 'CAKE')
  await expect(row).toHaveCount(0)
  await inSettings(page, async (dialog) => {
    await expect(dialog.getByRole('textbox', { name: 'Custom slippage' })).toHaveValue('0.5')
  })
  await chooseToken(page, 'To', 'TAXED')
  await expect(row).toContainText('12%')
  await amountField(page, 'From').fill('0.1')
  await expect(amountField(page, 'To')).not.toHaveValue('')
  await expect(notice).toHaveCount(0)

  await connectDemo(page, 'Demo')
  await mainButton(page, 'Swap').click()
  const review = page.getByRole('dialog', { name: 'Confirm swap' })
  await expect(review.getByText('Your transaction may be frontrun')).toBeVisible()
  const reviewed = review.locator('dt', { hasText: /^Slippage tolerance/ }).locator('xpath=following-sibling::dd')
  await expect(reviewed).toHaveText('12%')

  // Neither the confirmation nor the tolerance for TAXED is stored: a newly opened page has neither.
  await page.goto(`${site.url}/swap?inputCurrency=${TAXED.address.toLowerCase()}`)
  await expect(notice).toBeVisible()
  await expect(useIt).toBeVisible()
  await expect(row).toHaveCount(0)
  await notice.getByRole('button', { name: 'I understand' }).click()
  await expect(notice).toBeHidden()
})

test('a token reported as compromised shows a warning with a link to remove liquidity', async ({ page }) => {
  await page.goto(`${site.url}/swap?inputCurrency=${TAXED.address}&outputCurrency=${QUIET.address}`)
  await page
    .getByRole('dialog', { name: 'Notice for trading TAXED' })
    .getByRole('button', { name: 'I understand' })
    .click()
  const notice = page.getByRole('dialog', { name: 'Notice for trading QUIET' })
  await expect(notice.getByText('QUIET is reported as compromised')).toBeVisible()
  await expect(notice.getByText(/remove it now/)).toBeVisible()
  await expect(notice.getByRole('link', { name: 'To your liquidity' })).toHaveAttribute('href', '/pool')
  await notice.getByRole('button', { name: 'I understand' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the settings persist over a reload; the tabs link to liquidity, and links to external pages', async ({
  page,
}) => {
  await page.goto(`${site.url}/swap`)
  await inSettings(page, async (dialog) => {
    await dialog.getByText('1%', { exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Transaction deadline' }).fill('45')
    await dialog.getByRole('switch', { name: 'Disable multihops' }).click()
    await dialog.getByRole('switch', { name: 'Sounds' }).click()
  })
  await page.reload()
  await expect(
    page.getByRole('main').locator('dt', { hasText: 'Slippage tolerance' }).locator('xpath=..'),
  ).toContainText('1%')
  await inSettings(page, async (dialog) => {
    await expect(dialog.getByRole('radio', { name: '1%', exact: true })).toBeChecked()
    await expect(dialog.getByRole('textbox', { name: 'Transaction deadline' })).toHaveValue('45')
    await expect(dialog.getByRole('switch', { name: 'Disable multihops' })).toBeChecked()
    await expect(dialog.getByRole('switch', { name: 'Sounds' })).not.toBeChecked()
    await dialog.getByRole('textbox', { name: 'Custom slippage' }).fill('50')
    await expect(visibleText(page, 'Enter a valid slippage percentage')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Custom slippage' }).fill('0.4')
    await expect(visibleText(page, 'Your transaction may fail')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Custom slippage' }).fill('5,1')
    await expect(visibleText(page, 'Your transaction may be frontrun')).toBeVisible()
  })

  const tabs = page.getByRole('navigation', { name: 'Trade' })
  await expect(tabs.getByRole('link', { name: 'Swap' })).toHaveAttribute('aria-current', 'page')
  await expect(tabs.getByRole('link', { name: 'Liquidity' })).not.toHaveAttribute('aria-current')
  for (const [name, href] of [
    ['V1 exchange (old)', 'https://old.example/'],
    ['Convert ERC-20 to BEP-20', 'https://bridge.example/'],
    ['Need help?', 'https://help.example/'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await tabs.getByRole('link', { name: 'Liquidity' }).click()
  await expect(page).toHaveURL(/\/liquidity$/)
})
