import { parseEther, Wallet } from 'ethers'
import { declaredRoutes } from '../../scripts/readRoutes.ts'
import { demoAccount, facts, sendFrom } from './support/chain.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { expect, followLink, test } from './support/journey.ts'
import { eachPage, follow } from './support/routes.ts'
import { setLanguage } from './support/overlay.ts'

test('a wallet on another chain: every page shows one button, which adds the chain and retries the switch', async ({
  page,
}) => {
  test.slow()
  let isRefusing = true
  const wallet = await injectWallet(page, new Wallet(Wallet.createRandom().privateKey), {
    chainId: 1,
    refuse: (method) => (isRefusing && method === 'wallet_addEthereumChain' ? 4001 : null),
  })
  const walletRequests = () => wallet.requests.filter((method) => method.startsWith('wallet_'))
  const translate = await setLanguage(page, 'en-US')
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Browser wallet' }).click()

  const seen: string[] = []
  const words = page.getByRole('main').getByText(/^Your wallet is on chain 1\. Switch it to /)
  const way = words.locator('xpath=..').getByRole('button')
  await expect(words).toBeVisible()
  const checkPage = async (name: string) => {
    await expect(words, name).toBeVisible()
    await expect(way, name).toHaveCount(1)
    await expect(way, name).toHaveText(/^Switch to /)
    await expect(page.getByRole('banner').getByRole('button', { name: /Wrong network$/ }), name).toBeVisible()
    seen.push(name)
  }
  await eachPage(page, translate, checkPage, { open: follow })
  const built = new Set(
    declaredRoutes.flatMap(({ area, page: file }) => (area === null || facts.areas[area] ? [file] : [])),
  )
  expect(seen.length).toBeGreaterThanOrEqual(built.size)

  await way.click()
  await expect(page.getByText('You rejected this. Nothing was sent.', { exact: true })).toBeVisible()
  expect(walletRequests()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])
  await expect(words).toBeVisible()

  isRefusing = false
  wallet.requests.length = 0
  await way.click()
  await expect(words).toBeHidden()
  expect(walletRequests()).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_switchEthereumChain',
  ])
  await page.goto('/swap')
  await expect(page.getByRole('banner').getByRole('button', { name: /^0x/ })).toBeVisible()
  await expect(words).toBeHidden()
})

test('while the wallet is on another chain, blocks and balances of this chain keep updating', async ({ page }) => {
  const owner = Wallet.createRandom()
  const give = (amount: string) => sendFrom(demoAccount('Second'), { to: owner.address, valueRaw: parseEther(amount) })
  await give('1.5')
  await injectWallet(page, new Wallet(owner.privateKey), { chainId: 1 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(page.getByRole('main').getByText('Wrong network')).toBeVisible()

  const block = page.getByRole('main').locator('dl > div').filter({ hasText: 'Newest block' }).getByRole('definition')
  const newest = async () => Number((await block.textContent())?.replaceAll(',', ''))
  await expect.poll(newest).toBeGreaterThan(0)
  const first = await newest()
  await expect.poll(newest).toBeGreaterThan(first + 1)

  await followLink(page, '/swap')
  const balance = page
    .getByRole('main')
    .getByText(/^Balance:/)
    .first()
  await expect(balance).toHaveText(/1\.5/)
  await give('2')
  await expect(balance).toHaveText(/3\.5/)
  await expect(page.getByRole('main').getByText('Wrong network')).toBeVisible()
})
