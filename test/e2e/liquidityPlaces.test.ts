import { parseUnits } from 'ethers'
import { approveRouter, demoAccount, token } from './support/chain.ts'
import { connectDemo, expect, test } from './support/journey.ts'
import { addField, addOutside, confirmReview, openAdd, pickToken } from './support/liquidity.ts'

const second = demoAccount('Second')
const third = demoAccount('Third')

test('every path of the specification opens its page', async ({ page }) => {
  const [cake, busd] = [token('CAKE').address, token('BUSD').address]
  const places: readonly [from: string, to: string, heading: RegExp][] = [
    ['/pool', '/liquidity', /^Your Liquidity$/],
    ['/liquidity', '/liquidity', /^Your Liquidity$/],
    ['/find', '/find', /^Import Pool$/],
    ['/create', '/add', /^Add Liquidity$/],
    ['/add', '/add', /^Add Liquidity$/],
    [`/add/${cake}-${busd}`, `/add/${cake}/${busd}`, /^Add Liquidity$/],
    [`/add/BNB-${busd}`, `/add/BNB/${busd}`, /^Add Liquidity$/],
    [`/add/${cake}/${cake.toLowerCase()}`, `/add/${cake}`, /^Add Liquidity$/],
    [`/create/${cake}`, `/create/${cake}`, /^Add Liquidity$/],
    [`/create/${cake}/${busd}`, `/create/${cake}/${busd}`, /^Add Liquidity$/],
    [`/create/${cake}-${busd}`, `/add/${cake}/${busd}`, /^Add Liquidity$/],
    [`/remove/${cake}-${busd}`, `/remove/${cake}/${busd}`, /^Remove CAKE-BUSD liquidity$/],
    [`/remove/${cake}`, '/liquidity', /^Your Liquidity$/],
  ]
  for (const [from, to, heading] of places) {
    await page.goto(from)
    await expect(page.getByRole('heading', { name: heading, level: 1 }), from).toBeVisible()
    await expect.poll(() => new URL(page.url()).pathname, from).toBe(to)
  }
  await page.goto(`/create/${cake}/${busd}`)
  await expect(page.getByRole('button', { name: 'First token: CAKE' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Second token: BUSD' })).toBeVisible()
  await page.goto('/add')
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
  await expect(page.getByRole('heading', { name: 'Your Liquidity', level: 1 })).toBeVisible()
  await expect(liquidity).toHaveAttribute('aria-current', 'page')
  await expect(swap).not.toHaveAttribute('aria-current')
  for (const path of ['/find', '/add/BNB', `/create/${token('CAKE').address}`, '/remove/BNB/BNB']) {
    await page.goto(path)
    await expect(liquidity, path).toHaveAttribute('aria-current')
  }
  await swap.click()
  await expect(page.getByRole('heading', { name: 'Exchange', level: 1 })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tabs).toHaveCount(0)
})

test('positions: prompts to connect, shows none, finds and imports one, and expands it with its gain or loss', async ({
  page,
}) => {
  await page.goto('/liquidity')
  await expect(page.getByText('Connect to a wallet to view your liquidity.')).toBeVisible()
  // A pair without a tracking base: found only after its import.
  await addOutside(third, 'HOP', 'LAST', parseUnits('40', token('HOP').decimals))
  await connectDemo(page, 'Third')
  await expect(page.getByRole('link', { name: 'Find other LP tokens' })).toBeVisible()
  await expect(page.getByText(/^(HOP\/LAST|LAST\/HOP)$/)).toBeHidden()

  await page.getByRole('link', { name: 'Find other LP tokens' }).click()
  await expect(page.getByText('Select a token to find your liquidity.')).toBeVisible()
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

  await page.getByText(/^(HOP\/LAST|LAST\/HOP)$/).click()
  await expect(page.getByText('Pooled HOP')).toBeVisible()
  await page.getByRole('button', { name: 'Gain or loss against holding' }).click()
  await expect(page.getByText('Had you held')).toBeVisible()
  // No trade has happened since: rounding losses are not shown.
  await expect(page.getByText('≈ 0%')).toBeVisible()
  await page.getByText('How this is reckoned').click()
  await expect(page.getByText('gain = w(out) + w(pool) − w(in)')).toBeVisible()

  await page.reload()
  await expect(page.getByText(/^(HOP\/LAST|LAST\/HOP)$/)).toBeVisible()
})

test('a pool joined here is among the positions at once and after a reload', async ({ page }) => {
  await approveRouter(second, 'QUIET', 2n ** 255n)
  await approveRouter(second, 'LAST', 2n ** 255n)
  await openAdd(page, 'QUIET', 'LAST')
  await connectDemo(page, 'Second')
  await addField(page, 'first').fill('20')
  await addField(page, 'second').fill('1000')
  await page.getByRole('button', { name: 'Supply', exact: true }).click()
  await confirmReview(page, 'You are creating a pool', 'Create Pool & Supply')
  await page.getByRole('link', { name: 'Your Liquidity' }).click()
  await expect(page.getByText(/^(QUIET\/LAST|LAST\/QUIET)$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^(QUIET\/LAST|LAST\/QUIET)$/)).toBeVisible()
})
