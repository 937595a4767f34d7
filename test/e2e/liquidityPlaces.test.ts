import { id, parseUnits } from 'ethers'
import { approveRouter, demoAccount, rpc, token } from './support/chain.ts'
import { connectDemo, expect, followLink, openSwap, searchToken, test, openConnected } from './support/journey.ts'
import { expand, farmOf, lpBalanceOf, openFarms, stakeOutside } from './support/farms.ts'
import { addField, addOutside, confirmReview, openAdd, openRemove, pickToken } from './support/liquidity.ts'
import { openPicker, understandAndImport } from './support/tokens.ts'

const second = demoAccount('Second')
const third = demoAccount('Third')

test('every path of the specification opens its page', async ({ page }) => {
  const [cake, busd] = [token('CAKE').address, token('BUSD').address]
  const places: readonly [from: string, to: string, heading: RegExp][] = [
    ['/pool', '/liquidity', /^Your liquidity$/],
    ['/liquidity', '/liquidity', /^Your liquidity$/],
    ['/find', '/find', /^Import pool$/],
    ['/create', '/add', /^Add liquidity$/],
    ['/add', '/add', /^Add liquidity$/],
    [`/add/${cake}-${busd}`, `/add/${cake}/${busd}`, /^Add liquidity$/],
    [`/add/BNB-${busd}`, `/add/BNB/${busd}`, /^Add liquidity$/],
    [`/add/${cake}/${cake.toLowerCase()}`, `/add/${cake}`, /^Add liquidity$/],
    [`/create/${cake}`, `/create/${cake}`, /^Add liquidity$/],
    [`/create/${cake}/${busd}`, `/create/${cake}/${busd}`, /^Add liquidity$/],
    [`/create/${cake}-${busd}`, `/add/${cake}/${busd}`, /^Add liquidity$/],
    [`/remove/${cake}-${busd}`, `/remove/${cake}/${busd}`, /^Remove CAKE-BUSD liquidity$/],
    [`/remove/${cake}`, '/liquidity', /^Your liquidity$/],
  ]
  await page.goto('/pool')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/liquidity')
  for (const [from, to, heading] of places) {
    // Another page between them: many paths have the same heading.
    await followLink(page, '/swap')
    await expect(page.getByRole('heading', { name: 'Swap', level: 1 }), from).toBeVisible()
    await followLink(page, from)
    await expect(page.getByRole('heading', { name: heading, level: 1 }), from).toBeVisible()
    await expect.poll(() => new URL(page.url()).pathname, from).toBe(to)
  }
  await page.goto(`/create/${cake}/${busd}`)
  await expect(page.getByRole('button', { name: 'First token: CAKE' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Second token: BUSD' })).toBeVisible()
  await followLink(page, '/add')
  await expect(page.getByRole('button', { name: 'First token: BNB' })).toBeVisible()
})

test('selecting the other side’s token switches the sides together with the typed amounts', async ({ page }) => {
  await openAdd(page, 'CAKE', 'BUSD')
  await addField(page, 'first').fill('3')
  await pickToken(page, 'First', 'BUSD')
  await expect(page).toHaveURL(new RegExp(`/add/${token('BUSD').address}/${token('CAKE').address}$`))
  await expect(addField(page, 'second')).toHaveValue('3')
  // The form is not remounted: the focus returns to the token button.
  await expect(page.getByRole('button', { name: /^First token:/ })).toBeFocused()
})

test('the tabs link swap and liquidity, and mark the current one', async ({ page }) => {
  const tabs = page.getByRole('main').getByRole('navigation', { name: 'Trade' })
  const [swap, liquidity] = ['Swap', 'Liquidity'].map((name) => tabs.getByRole('link', { name, exact: true }))
  if (!swap || !liquidity) throw new Error('There should be two.')
  await page.goto('/swap')
  await expect(swap).toHaveAttribute('aria-current', 'page')
  await liquidity.click()
  await expect(page.getByRole('heading', { name: 'Your liquidity', level: 1 })).toBeVisible()
  await expect(liquidity).toHaveAttribute('aria-current', 'page')
  await expect(swap).not.toHaveAttribute('aria-current')
  for (const path of ['/find', '/add/BNB', `/create/${token('CAKE').address}`, '/remove/BNB/BNB']) {
    await followLink(page, '/')
    await expect(tabs, path).toHaveCount(0)
    await followLink(page, path)
    await expect(liquidity, path).toHaveAttribute('aria-current')
  }
  await swap.click()
  await expect(page.getByRole('heading', { name: 'Swap', level: 1 })).toBeVisible()
  await followLink(page, '/')
  await expect(tabs).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('positions: prompts to connect, shows none, finds and imports one, and expands it with its gain or loss', async ({
  page,
}) => {
  await page.goto('/liquidity')
  await expect(page.getByText('Connect your wallet to see your liquidity.')).toBeVisible()
  // A pair without a tracking base: found only after its import.
  await addOutside(third, 'HOP', 'LAST', parseUnits('40', token('HOP').decimals))
  await connectDemo(page, 'Third')
  await expect(page.getByRole('link', { name: 'Find other LP tokens' })).toBeVisible()
  await expect(page.getByText(/^(HOP-LAST|LAST-HOP) LP$/)).toBeHidden()

  await page.getByRole('link', { name: 'Find other LP tokens' }).click()
  await expect(page.getByText('Select two tokens to find your liquidity.')).toBeVisible()
  await pickToken(page, 'First', 'QUIET')
  await pickToken(page, 'Second', 'USDT')
  await expect(page.getByText('No pool found.')).toBeVisible()
  await pickToken(page, 'First', 'ETH')
  await pickToken(page, 'Second', 'BTCB')
  await expect(page.getByText('You don’t have liquidity in this pool yet.')).toBeVisible()
  await pickToken(page, 'First', 'HOP')
  await pickToken(page, 'Second', 'LAST')
  await expect(page.getByText('Pool found.').first()).toBeVisible()
  await expect(page.getByText('Your position')).toBeVisible()
  await page.getByRole('link', { name: 'Manage this pool.' }).click()

  await page.getByText(/^(HOP-LAST|LAST-HOP) LP$/).click()
  await expect(page.getByText('Pooled HOP')).toBeVisible()
  await page.getByRole('button', { name: 'Gain or loss compared with holding' }).click()
  await expect(page.getByText('If you had just held')).toBeVisible()
  // No trade has happened since: rounding losses are not shown.
  await expect(page.getByText('≈ 0%')).toBeVisible()
  await page.getByText('How this is calculated').click()
  await expect(page.getByText('gain = w(out) + w(pool) − w(in)')).toBeVisible()

  await page.reload()
  await expect(page.getByText(/^(HOP-LAST|LAST-HOP) LP$/)).toBeVisible()
})

test('a pool joined here is among the positions at once and after a reload', async ({ page }) => {
  await approveRouter(second, 'QUIET', 2n ** 255n)
  await approveRouter(second, 'LAST', 2n ** 255n)
  await openConnected(page, () => openAdd(page, 'QUIET', 'LAST'), 'Second')
  await addField(page, 'first').fill('20')
  await addField(page, 'second').fill('1000')
  await page.getByRole('button', { name: 'Supply', exact: true }).click()
  await confirmReview(page, 'You are creating a pool', 'Create pool & supply')
  await page.getByRole('link', { name: 'Your liquidity' }).click()
  await expect(page.getByText(/^(QUIET-LAST|LAST-QUIET) LP$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^(QUIET-LAST|LAST-QUIET) LP$/)).toBeVisible()
})

/** Returns the cents of a value such as "≈ $1,234.56". */
const centsIn = (text: string): number =>
  Math.round(Number(/≈ \$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? 0) * 100)

test('positions in the wallet and in farms are listed by value, with their total and their rate', async ({ page }) => {
  const demo = demoAccount('Demo')
  await stakeOutside(demo, 'CAKE-BNB', (await lpBalanceOf('CAKE-BNB', demo.address)) / 2n)
  await openConnected(page, () => page.goto('/liquidity'))
  const cards = page.getByRole('main').locator('details')
  const staked = cards.filter({ hasText: 'Staked in a farm' }).filter({ hasText: 'CAKE-BNB' })
  await expect(staked).toHaveCount(1)
  await expect(staked.locator('summary')).toContainText(/APR [<>]?[\d.,]+% \(farm\)/)
  await expect(async () => {
    const values = (await cards.locator('summary').allTextContents()).map(centsIn)
    expect(values.length).toBeGreaterThan(1)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    const total = await page.getByText('Total value').locator('xpath=following-sibling::*').textContent()
    // Each value is cut to cents, their sum only as a whole.
    const beyond = centsIn(total ?? '') - values.reduce((sum, cents) => sum + cents, 0)
    expect(Math.abs(beyond)).toBeLessThan(values.length)
  }).toPass()

  await staked.locator('summary').click()
  await expect(staked.getByText('LP tokens in the farm')).toBeVisible()
  await expect(staked.getByRole('link', { name: 'Remove' })).toHaveCount(0)
  await staked.getByRole('link', { name: 'Manage in farms' }).click()
  await expect(page.getByRole('heading', { name: 'Farms', level: 1 })).toBeVisible()
})

test('an LP token has the pictures of both tokens in the token picker, when it is imported, and in the form', async ({
  page,
}) => {
  const { lpAddress } = farmOf('CAKE-BNB')
  const read = async (method: string) =>
    `0x${(await rpc('eth_call', [{ to: lpAddress, data: id(method).slice(0, 10) }, 'latest'])).slice(-40)}`
  const own = [token('CAKE'), token('WBNB')].map(({ address }) => address.toLowerCase())
  expect([await read('token0()'), await read('token1()')].toSorted()).toEqual(own.toSorted())
  await openSwap(page)
  await openPicker(page)
  await searchToken(page, lpAddress)
  const option = page.getByRole('option')
  await expect(option).toHaveCount(1)
  await expect(option.locator('svg[width="20"]')).toHaveCount(2)
  await option.click()
  await expect(page.getByRole('dialog', { name: 'Import tokens' }).locator('svg[width="24"]')).toHaveCount(2)
  await understandAndImport(page)
  const button = page.getByRole('button', { name: 'To token: Cake-LP' })
  await expect(button.locator('svg[width="20"]')).toHaveCount(2)
})

test('more LP tokens than an account holds: the link of the removal leads to adding them', async ({ page }) => {
  await openConnected(page, () => openRemove(page, 'WBNB', 'CAKE'), 'Second')
  await page.getByRole('radio', { name: 'Detailed' }).press('Space')
  await page.getByRole('textbox', { name: 'LP tokens' }).fill('99999999')
  await page.getByRole('link', { name: 'Get more CAKE-BNB LP' }).click()
  await expect(page.getByRole('heading', { name: 'Add liquidity', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'First token: BNB' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Second token: CAKE' })).toBeVisible()
  await expect(addField(page, 'first')).toBeEditable()
})

test('a farm without LP tokens to stake: its links lead to adding them', async ({ page }) => {
  const name = 'CAKE-BUSD'
  expect(await lpBalanceOf(name, third.address)).toBe(0n)
  // Approves the farm, without a stake.
  await stakeOutside(third, name, 0n)
  await openConnected(page, () => openFarms(page), 'Third')
  const expectAddPage = async () => {
    await expect(page.getByRole('heading', { name: 'Add liquidity', level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'First token: BUSD' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Second token: CAKE' })).toBeVisible()
  }
  const farm = await expand(page, name)
  await farm.getByRole('button', { name: 'Stake LP' }).click()
  const required = page.getByRole('dialog', { name: 'CAKE-BUSD LP required' })
  await required.getByRole('link', { name: 'Get CAKE-BUSD LP' }).click()
  await expectAddPage()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expand(page, name)
  await farm.getByRole('link', { name: 'Get CAKE-BUSD LP' }).click()
  await expectAddPage()
})
