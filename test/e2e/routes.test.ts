import type { Page } from '@playwright/test'
import { HDNodeWallet, Wallet } from 'ethers'
import { readDeployment } from '../../scripts/readDeployment.ts'
import { declaredRoutes } from '../../scripts/readRoutes.ts'
import { amountOut, token } from './support/chain.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { amountField, connectDemo, expect, followLink, test } from './support/journey.ts'
import { expectLoaded } from './support/routes.ts'
import { deploymentFolder, rpcUrl } from './support/site.ts'

const { facts } = readDeployment(`./${deploymentFolder}`)
const { productName } = facts
const CAKE = token('CAKE').address
const BUSD = token('BUSD').address

const metaOf = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)

/** Returns the price in a page's title, once the title has one. */
async function priceInTitle(page: Page): Promise<number> {
  const shown = async () => Number(/ - \$(\d+\.\d{3})$/.exec(await page.title())?.[1] ?? NaN)
  let price = NaN
  await expect.poll(async () => (price = await shown())).toBeGreaterThan(0)
  return price
}

/** Records the new heads that a page receives, and counts its read requests to the node. */
function recordReads(page: Page): { heads: number[]; reads: number } {
  const seen = { heads: [] as number[], reads: 0 }
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { params } = JSON.parse(payload.toString()) as { params?: { result?: { number?: string } } }
      if (params?.result?.number !== undefined) seen.heads.push(Number(params.result.number))
    }),
  )
  page.on('request', (each) => {
    const isRead = each.url().startsWith(rpcUrl) && (each.postData() ?? '').includes('"eth_call"')
    if (isRead) seen.reads += 1
  })
  return seen
}

/**
 * Returns the price of CAKE on a path in dollars per CAKE, without the fee. The input, a thousandth of a CAKE, is too
 * small to move a price.
 */
async function priceBy(path: string[]): Promise<number> {
  const output = await amountOut(10n ** 15n, path)
  return Number(output) / 1e15 / 0.9975 ** (path.length - 1)
}

// Opened by links: test/budget/shifts.test.ts loads each route that exists.
test('each page has its name in the title, and renders or explains its absence', async ({ page }) => {
  await page.goto('/')
  for (const { path, title, area, page: pageName } of declaredRoutes) {
    const place = path.replace(':currencyIdA', 'BNB').replace(':currencyIdB', CAKE).replace(':id', '1')
    await followLink(page, place)
    await expect(page).toHaveTitle(new RegExp(`^${title} \\| ${productName}( - \\$[\\d.,]+)?$`))
    const isAvailable = area === null || (pageName !== null && facts.areas[area] === true)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    if (isAvailable) await expect(heading).not.toHaveText(/not available here/)
    else await expect(heading).toHaveText(`${title}: not available here`)
    await expect(page.getByText('Oops, page not found')).toHaveCount(0)
  }
})

/** The path, the path that it redirects to, and the heading of the page there. */
const REDIRECTS = [
  [`/swap/${CAKE}`, `/swap?outputCurrency=${CAKE}`, 'Swap'],
  [`/swap/${CAKE}?exactAmount=1`, `/swap?exactAmount=1&outputCurrency=${CAKE}`, 'Swap'],
  ['/pool', '/liquidity', 'Your liquidity'],
  ['/send?exactAmount=1', '/swap?exactAmount=1', 'Swap'],
  ['/create', '/add', 'Add liquidity'],
  [`/remove/${CAKE}-${BUSD}`, `/remove/${CAKE}/${BUSD}`, 'Remove CAKE-BUSD liquidity'],
  [`/add/${CAKE}-${BUSD}`, `/add/${CAKE}/${BUSD}`, 'Add liquidity'],
  ['/remove/whatever', '/liquidity', 'Your liquidity'],
  ['/add/BNB/BNB', '/add/BNB', 'Add liquidity'],
  ['/staking', '/pools', 'Syrup pools'],
  ['/nft', '/collectibles', 'Collectibles'],
  ['/syrup', '/pools', 'Syrup pools'],
] as const

test('each redirected path opens its page, and keeps its token and its amount', async ({ page, baseURL }) => {
  await page.goto(`/swap/${CAKE}?exactAmount=1.5`)
  await expect(page.getByRole('button', { name: /^To token CAKE|^To token.*CAKE/ })).toBeVisible()
  await expect(amountField(page, 'From')).toHaveValue('1.5')
  for (const [from, to, heading] of REDIRECTS) {
    await test.step(`${from} redirects to ${to}`, async () => {
      await followLink(page, from)
      await expect(page).toHaveURL(`${baseURL}${to}`)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading)
    })
  }
})

test('each unknown address shows its own page, which leads home', async ({ page }) => {
  for (const path of ['/nowhere', '/swap/', '/teams/1/2']) {
    await test.step(path, async () => {
      await (path === '/nowhere' ? page.goto(path) : followLink(page, path))
      await expect(page.getByRole('heading', { level: 1, name: 'Oops, page not found' })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${productName}( - |$)`))
      await page.getByRole('link', { name: 'Back home' }).click()
      await expect(page).toHaveURL(/\/$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Trade from your own wallet' })).toBeVisible()
    })
  }
})

test('the title shows the price of CAKE from the chain', async ({ page }) => {
  await page.goto('/swap')
  const shown = await priceInTitle(page)
  const prices = await Promise.all([priceBy(['CAKE', 'BUSD']), priceBy(['CAKE', 'WBNB', 'BUSD'])])
  const distances = prices.map((price) => Math.abs(price - shown))
  // Shown to 3 decimals; the rounding errors of the outputs read here are far smaller.
  expect(Math.min(...distances)).toBeLessThan(0.002)
  await expect(page).toHaveTitle(new RegExp(`^Swap \\| ${productName} - `))
})

test('a shared page describes itself with title, description and an existing picture', async ({
  page,
  baseURL,
  request,
}) => {
  await page.goto('/swap')
  const description = `Swap tokens on ${facts.chainName} from your own wallet.`
  await expect(metaOf(page, 'og:title')).toHaveAttribute('content', `Swap | ${productName}`)
  await expect(metaOf(page, 'twitter:title')).toHaveAttribute('content', `Swap | ${productName}`)
  for (const name of ['description', 'og:description', 'twitter:description']) {
    await expect(metaOf(page, name)).toHaveAttribute('content', description)
  }
  for (const name of ['og:image', 'twitter:image']) {
    await expect(metaOf(page, name)).toHaveAttribute('content', `${baseURL}/social.png`)
  }
  expect((await request.get('/social.png')).headers()['content-type']).toBe('image/png')
  await followLink(page, '/nowhere')
  await expect(metaOf(page, 'og:title')).toHaveAttribute('content', productName)
})

test('a title is in the chosen language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hotcake_language', 'de-DE'))
  await page.goto('/liquidity')
  await expect(page).toHaveTitle(new RegExp(`^Liquidität \\| ${productName}`))
  await expect(metaOf(page, 'og:description')).toHaveAttribute('content', /eigenen Wallet/)
})

test('a blocked account sees one screen only, and can disconnect', async ({ page }) => {
  // The tenth account of every local chain; the deployment's block list contains it.
  const phrase = `${'test '.repeat(11)}junk`
  const blocked = new Wallet(HDNodeWallet.fromPhrase(phrase, '', "m/44'/60'/0'/0/9").privateKey)
  await injectWallet(page, blocked, { chainId: facts.chainId })
  await page.goto('/swap')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocked address' })).toBeVisible()
  await expect(page.getByText(blocked.address)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Blocked address' })).toBeVisible()

  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
})

test('the home page reads all of its data in one request per block', async ({ page }) => {
  const seen = recordReads(page)
  const headsFrom = async (first: number, count: number) => {
    await expect.poll(() => seen.heads.length - first).toBeGreaterThanOrEqual(count)
    return { heads: seen.heads.length, reads: seen.reads }
  }
  await page.goto('/')
  await priceInTitle(page)
  await expectLoaded(page)
  // From now on all subscriptions of the page are active.
  const before = await headsFrom(seen.heads.length, 2)
  const after = await headsFrom(before.heads, 5)
  const reads = after.reads - before.reads
  // A read in flight at either end of the recording may be counted.
  expect(reads).toBeGreaterThan(1)
  expect(reads).toBeLessThanOrEqual(after.heads - before.heads + 1)
})

test('the home page introduces the product, shows figures of the chain and links to its pages', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByText(facts.chainName, { exact: true })).toBeVisible()
  const block = main.locator('dt', { hasText: 'Newest block' }).locator('xpath=following-sibling::dd')
  await expect(block).toHaveText(/^[\d,]+$/)
  const first = await block.textContent()
  await expect(block).not.toHaveText(first ?? '')
  await expect(main.getByText(/^In \d+ farms and pools$/)).toBeVisible()
  await expect(
    main.locator('dt', { hasText: 'Value staked' }).locator('xpath=following-sibling::dd').first(),
  ).toHaveText(/^\$[\d,]{9,}\.\d{2}$/)
  const best = main
    .getByRole('list')
    .filter({ has: page.getByText(/%$/) })
    .getByRole('link')
  await expect(best).toHaveCount(3)
  const rates = (await best.allInnerTexts()).map((text) => Number(/([\d.,]+)%/.exec(text)?.[1]?.replaceAll(',', '')))
  expect(rates).toEqual(rates.toSorted((one, other) => other - one))
  const price = main.locator('dt', { hasText: 'Price of CAKE' }).locator('xpath=following-sibling::dd')
  await expect(price).toHaveText(/^\$\d+\.\d{2}$/)
  // The title has 3 decimals, rounded; the page has 2, cut.
  expect(Math.abs(Number((await price.innerText()).slice(1)) - (await priceInTitle(page)))).toBeLessThan(0.011)
  await expect(main.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await connectDemo(page)
  await expect(main.getByRole('button', { name: 'Connect wallet' })).toHaveCount(0)
  const name = (await best.first().getByRole('strong').innerText()).trim()
  await best.first().click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article').getByText(name, { exact: true })).toBeVisible()
  await page.goBack()
  await main.getByRole('link', { name: 'Swap tokens' }).click()
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
})

test('the home page says that its figures are unknown when no node answers, and reads them on request', async ({
  page,
}) => {
  let isDead = true
  await page.route(`${rpcUrl}/**`, (route) => (isDead ? route.fulfill({ json: {} }) : route.continue()))
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByText('Unknown: the nodes did not answer.', { exact: true })).toBeVisible()
  await expect(main.getByText('The APRs could not be loaded: the nodes did not answer.')).toBeVisible()
  // The nodes respond only from the press on: earlier, the page might read the figures without it.
  await page.exposeFunction('reviveNodes', () => {
    isDead = false
  })
  await page.evaluate("addEventListener('click', () => reviveNodes(), true)")
  await main.getByRole('button', { name: 'Try again' }).first().click()
  await expect(main.getByText(/^In \d+ farms and pools$/)).toBeVisible()
})
