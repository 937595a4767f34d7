import type { Page } from '@playwright/test'
import { FIRST_LIST } from '../../devnet/lists/documents.ts'
import { unlistedAddress } from '../../devnet/lists/listedTokens.ts'
import { balanceOf, demoAccount, facts, token } from './support/chain.ts'
import {
  chooseToken,
  expect,
  followLink,
  openSwap,
  searchToken,
  test,
  tokenOption,
  openConnected,
} from './support/journey.ts'
import { watchSound } from './support/sound.ts'
import {
  expectFound,
  importList,
  openManage,
  openPicker,
  rowsShown,
  scrollTokens,
  symbolsShown,
  understandAndImport,
} from './support/tokens.ts'

const RYE = unlistedAddress('rye')
const OAT = unlistedAddress('oat')
/** An account without code. */
const NO_TOKEN = '0x000000000000000000000000000000000000dead'

test('a search lists exact symbols first, includes the native coin, and reports no results; the order is reversible, and common bases are selected by one press', async ({
  page,
}) => {
  await openSwap(page)
  const picker = await openPicker(page)
  await expect.poll(async () => (await symbolsShown(page)).slice(0, 3)).toEqual(['BNB', 'BTCB', 'BUSD'])

  await searchToken(page, 'usd')
  await expect.poll(() => symbolsShown(page)).toEqual(['USDC', 'USDT', 'BUSD'])
  await expect(page.locator('[aria-live=polite]').filter({ hasText: '3 results' })).toBeAttached()
  await searchToken(page, ' TOKEN thin ')
  await expect.poll(() => symbolsShown(page)).toEqual(['THIN'])
  await searchToken(page, 'bn')
  await expect.poll(() => symbolsShown(page)).toEqual(['BNB', 'WBNB'])
  await searchToken(page, 'zzz')
  await expect(picker.getByText('No results found.').first()).toBeVisible()
  await searchToken(page, token('ETH').address.toLowerCase())
  await expect.poll(() => symbolsShown(page)).toEqual(['ETH'])

  await searchToken(page, '')
  await picker.getByRole('button', { name: 'Lowest value first' }).click()
  await expect.poll(async () => (await symbolsShown(page)).slice(0, 2)).toEqual(['BNB', 'WBNB'])
  await picker.getByRole('group', { name: 'Common bases' }).getByRole('button', { name: 'CAKE' }).click()
  await expect(picker).toBeHidden()
  await expect(page.getByRole('button', { name: 'To token: CAKE' })).toBeFocused()
})

test('Enter after a symbol or a part of a name selects the token, and nothing where several match; the arrows and Enter select the active one', async ({
  page,
}) => {
  await openSwap(page, { inputCurrency: 'USDT' })
  for (const [typed, chosen] of [
    ['bnb', 'BNB'],
    ['Cake', 'CAKE'],
    ['thin tok', 'THIN'],
  ] as const) {
    const picker = await openPicker(page)
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await expect(picker).toBeHidden()
    await expect(page.getByRole('button', { name: `To token: ${chosen}` }), typed).toBeVisible()
  }

  const picker = await openPicker(page)
  await searchToken(page, 'binance')
  await page.keyboard.press('Enter')
  await expect(picker).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const second = (await symbolsShown(page))[1] ?? ''
  const pointed = (await page.getByRole('option').nth(1).getAttribute('id')) ?? ''
  await expect(page.locator(`[id="${pointed}"]`)).toContainText(second)
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', pointed)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `To token: ${second}` })).toBeVisible()
})

const dollarsIn = (value: string) => Number(value.replaceAll(/[^\d.]/g, ''))

test('with a wallet the highest values are first, each below its balance', async ({ page }) => {
  const held = await balanceOf('BUSD', demoAccount('Demo').address)
  await openConnected(page, () => openSwap(page, { inputCurrency: 'CAKE' }))
  await openPicker(page)
  // Rows are sorted once, after all balances and prices are loaded.
  await expect(async () => {
    const [native, ...rows] = (await rowsShown(page)).filter(({ end }) => end !== 'Other side')
    expect(native?.symbol).toBe('BNB')
    expect(rows.length).toBeGreaterThan(4)
    for (const { end } of rows) expect(end).toMatch(/^[<\d,.]+$/)
    const values = rows.map(({ value }) => (value === '' ? -1 : dollarsIn(value)))
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    // One BUSD is one dollar.
    const busd = rows.find(({ symbol }) => symbol === 'BUSD')
    expect(dollarsIn(busd?.value ?? '')).toBe(Number(held / 10n ** 16n) / 100)
  }).toPass()
})

const star = (page: Page, symbol: string) => page.getByRole('button', { name: `Favourite: ${symbol}`, exact: true })

test('favourites and recent tokens are first, after a reload and in another tab', async ({ page }) => {
  await openSwap(page, { inputCurrency: 'BUSD' })
  await openPicker(page)
  const position = await tokenOption(page, 'ETH').getAttribute('aria-posinset')
  await star(page, 'ETH').click()
  await expect(star(page, 'ETH')).toHaveAttribute('aria-pressed', 'true')
  // The row stays where it is while the dialog is open.
  await expect(tokenOption(page, 'ETH')).toHaveAttribute('aria-posinset', position ?? '')
  await searchToken(page, 'usdt')
  await tokenOption(page, 'USDT').click()

  await page.reload()
  await openPicker(page)
  await expect.poll(async () => (await symbolsShown(page)).slice(0, 3)).toEqual(['ETH', 'USDT', 'BNB'])
  await expect(tokenOption(page, 'USDT')).toContainText('Recent')
  await expect(tokenOption(page, 'ETH')).not.toContainText('Recent')

  const other = await page.context().newPage()
  await openSwap(other, { inputCurrency: 'BUSD' })
  await openPicker(other)
  await expect.poll(async () => (await symbolsShown(other))[0]).toBe('ETH')
  await star(other, 'ETH').press('Enter')
  await star(other, 'CAKE').press('Enter')
  await expect(star(page, 'ETH')).toHaveAttribute('aria-pressed', 'false')
  await expect(star(page, 'CAKE')).toHaveAttribute('aria-pressed', 'true')
  await other.close()
})

test('an unlisted token is found by its address, imported after a warning, selected, and kept over a reload; custom tokens are counted, removed one by one and all together', async ({
  page,
}) => {
  await openSwap(page)
  const dialog = await openPicker(page)
  await openManage(page, 'Tokens')
  const field = page.getByRole('textbox', { name: 'Add a token' })
  await field.fill('0x1234')
  await expect(dialog).toContainText('Enter valid token address')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(RYE.replace(/[a-f]/, (letter) => letter.toUpperCase()))
  await expect(dialog).toContainText('Enter valid token address')
  await field.fill(NO_TOKEN)
  await expect(dialog).toContainText('There is no token at this address')

  for (const address of [RYE, OAT]) {
    await field.fill(address)
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await understandAndImport(page)
    await expect(page.getByRole('dialog', { name: 'Manage' })).toBeVisible()
  }
  await expect(dialog).toContainText('2 custom tokens')
  await dialog.getByRole('button', { name: 'Remove OAT' }).click()
  await expect(dialog).toContainText('1 custom token')
  await expect(dialog).not.toContainText('custom tokens')
  await dialog.getByRole('button', { name: 'Clear all' }).click()
  await expect(dialog).toContainText('0 custom tokens')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expectFound(page, 'RYE', false)

  await searchToken(page, RYE)
  await expect(tokenOption(page, 'RYE')).toContainText('Import')
  await tokenOption(page, 'RYE').click()
  await expect(page.getByRole('dialog', { name: 'Import tokens' })).toContainText('Rye Token')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('combobox')).toHaveValue(RYE)
  await page.keyboard.press('Enter')
  await understandAndImport(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'To token: RYE' })).toBeVisible()

  await page.reload()
  await openPicker(page)
  await searchToken(page, 'rye')
  await expect(tokenOption(page, 'RYE')).toContainText('Added by user')
})

test('a link to an unlisted token needs consent: declining resets the form, agreeing allows a swap', async ({
  page,
}) => {
  await page.goto(`/swap?outputCurrency=${OAT}`)
  const question = page.getByRole('dialog', { name: 'Import tokens' })
  await expect(question).toContainText('Oat Token')
  await question.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/swap\/?$/)
  await expect(page.getByRole('button', { name: 'To token: Select a token' })).toBeVisible()

  await followLink(page, `/swap?outputCurrency=${OAT}`)
  await understandAndImport(page)
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'To token: OAT' })).toBeVisible()
  await chooseToken(page, 'From', 'CAKE')
  await expect(page.getByRole('button', { name: 'To token: OAT' })).toBeVisible()
})

test('a link to an address without a token says so, on the swap form and on the add form', async ({ page }) => {
  const notice = page.getByRole('main').getByText('We found no token at the address in the link')
  await page.goto(`/swap?outputCurrency=${NO_TOKEN}`)
  await expect(notice).toBeVisible()
  await chooseToken(page, 'To', 'CAKE')
  await expect(notice).toBeHidden()

  await page.goto(`/add/BNB/${NO_TOKEN}`)
  await expect(notice).toBeVisible()
})

test('a selection plays a sound where sounds are on, and none where they are off', async ({ page }) => {
  const { notes, states } = await watchSound(page)
  await openSwap(page)
  for (const [symbol, count] of [
    ['BUSD', 2],
    ['CAKE', 4],
  ] as const) {
    await chooseToken(page, 'To', symbol)
    await expect.poll(notes).toBe(count)
    await expect.poll(states).toEqual(['suspended'])
  }

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Sounds' }).uncheck()
  await page.keyboard.press('Escape')
  await chooseToken(page, 'To', 'BUSD')
  await page.waitForTimeout(500)
  expect(await notes()).toBe(4)
})

test('the tokens of a list that the account holds are first, also outside the viewport', async ({ page }) => {
  // Each demo account has some RYE and OAT. 600 tokens without holders precede these in the order of symbols.
  const { tokens, ...list } = JSON.parse(FIRST_LIST.text) as { tokens: object[] }
  const others = Array.from({ length: 600 }, (_, at) => ({
    ...{ chainId: facts.chainId, address: `0x${(at + 1).toString().padStart(40, '0')}` },
    ...{ symbol: `AAA${at}`, name: 'Nobody has it', decimals: 18 },
  }))
  const url = 'https://lists.example.org/long.json'
  await page.route(url, (route) =>
    route.fulfill({
      json: { ...list, tokens: [...others, ...tokens] },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await openConnected(page, () => openSwap(page), 'Third')
  const picker = await openPicker(page)
  await importList(page, url)
  await picker.getByRole('button', { name: 'Back' }).click()
  await expect
    .poll(async () => {
      const shown: string[] = []
      for (let top = 0; top < 1_500; top += 300) {
        await scrollTokens(page, top)
        shown.push(...(await symbolsShown(page)))
      }
      const first = (symbol: string) => shown.findIndex((each) => each.startsWith(symbol))
      return [first('RYE') >= 0, first('OAT') >= 0, first('RYE') < first('AAA'), first('OAT') < first('AAA')]
    })
    .toEqual([true, true, true, true])
})

test('a malicious symbol is shortened and hides nothing, wherever it is shown', async ({ page }) => {
  const hostile = {
    ...{ chainId: facts.chainId, address: RYE, decimals: 18 },
    symbol: `\u202EEKAC\u200B${'X'.repeat(60)}`,
    name: '\u202EnekoT ekaC',
  }
  const value = { byUrl: {}, activeUrls: [], customTokens: { [facts.chainId]: { [RYE.toLowerCase()]: hostile } } }
  await page.addInitScript((text) => localStorage.setItem('hotcake_lists', text), JSON.stringify({ version: 3, value }))

  const expectClean = async () => {
    const texts = await page.evaluate(() => [
      document.title,
      document.body.textContent,
      ...[...document.querySelectorAll('[aria-label],[title],[alt]')].flatMap((element) =>
        ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ])
    expect(texts.filter((text) => /X{6}|\u202E|\u200B/.test(text))).toEqual([])
  }
  await page.goto(`/swap?outputCurrency=${RYE}`)
  await expect(page.getByRole('button', { name: 'To token: EKAC…XXXXX' })).toBeVisible()
  await expectClean()
  await openPicker(page)
  await searchToken(page, `ekac${'x'.repeat(60)}`)
  await expect(tokenOption(page, 'EKAC…XXXXX')).toHaveCount(1)
  await expectClean()
  await openManage(page, 'Tokens')
  await expect(page.getByRole('tabpanel')).toContainText('EKAC…XXXXX')
  await expectClean()
  await page.keyboard.press('Escape')
  await followLink(page, `/add/BNB/${RYE}`)
  await expect(page.getByRole('heading', { name: 'Add liquidity', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('EKAC…XXXXX')
  await expectClean()
})
