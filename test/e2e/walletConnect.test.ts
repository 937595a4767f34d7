import type { Page } from '@playwright/test'
import { verifyMessage, Wallet } from 'ethers'
import { faultsOf } from './support/axe.ts'
import { balanceOf, demoAccount, facts, newestFrom, nonceOf, receiptOf, sendFrom } from './support/chain.ts'
import { amountField, expect, openSwap, visibleText, test, sentDialog } from './support/journey.ts'
import { scannedCode, shownCode, openWalletChoice } from './support/pairing.ts'
import { startRelay, type Relay } from './support/relay.ts'
import { appUrl, ports, walletConnect } from './support/site.ts'
import { startWalletSide, type WalletSide } from './support/walletSide.ts'

const OTHER_CHAIN_ID = 1
const AFTER_CODE_EXPIRY = '05:10'
const AFTER_RELAY_TIMEOUT = '00:25'

let relay: Relay
let wallets: WalletSide[] = []

test.beforeEach(async () => {
  relay = await startRelay(ports.relay)
})
test.afterEach(async () => {
  await Promise.all(wallets.map((wallet) => wallet.stop()))
  wallets = []
  await relay.stop()
})

/** Creates a wallet on another device, with a new key that holds some coins. */
async function walletFor(chainIds = [facts.chainId]): Promise<{ wallet: WalletSide; signer: Wallet }> {
  const signer = new Wallet(Wallet.createRandom().privateKey)
  await sendFrom(demoAccount('Demo'), { to: signer.address, valueRaw: 10n ** 19n })
  const wallet = await startWalletSide({ ...walletConnect, signer, chainIds })
  wallets.push(wallet)
  return { wallet, signer }
}

const bar = (page: Page) => page.getByRole('banner')
const account = (page: Page, { address }: Wallet) =>
  bar(page).getByRole('button', { name: new RegExp(`^${address.slice(0, 6)}`) })

/** Requests a pairing code and returns it from the link. */
async function requestCode(page: Page): Promise<string> {
  const dialog = await openWalletChoice(page)
  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  return shownCode(page)
}

async function pair(page: Page, wallet: WalletSide, signer: Wallet): Promise<void> {
  await wallet.pair(await requestCode(page))
  await expect(account(page, signer)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function reviewSwap(page: Page): Promise<void> {
  await amountField(page, 'From').fill('0.5')
  const swap = page.getByRole('main').getByRole('button', { name: 'Swap', exact: true })
  await expect(swap).toBeEnabled()
  await swap.click()
  await page.getByRole('dialog', { name: 'Confirm swap' }).getByRole('button', { name: 'Confirm swap' }).click()
}

test('a phone scans the code, signs a swap, rejects one, signs a message, and is disconnected', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('websocket', (socket) => requests.push(socket.url()))
  const { wallet, signer } = await walletFor()

  await page.goto('/swap')
  await expect(bar(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await openWalletChoice(page)
  expect(
    requests.filter((url) => /WalletConnectWallet|PairingCode/.test(url)),
    'loaded only when chosen',
  ).toEqual([])
  await page.keyboard.press('Escape')
  const code = await requestCode(page)
  expect(code).toMatch(/^wc:[0-9a-f]{64}@2\?/)
  expect(await faultsOf(page)).toEqual([])
  const scanned = await scannedCode(page)
  expect(scanned).toBe(code)
  await wallet.pair(scanned)
  await expect(account(page, signer)).toBeVisible()
  expect(wallet.attested).toEqual([appUrl])
  expect(requests.some((url) => url.includes('WalletConnectWallet'))).toBe(true)

  // A page load restores the session without a request to the wallet.
  await openSwap(page, { inputCurrency: 'BNB', outputCurrency: 'CAKE' })
  await expect(account(page, signer)).toBeVisible()
  expect(wallet.requests).toEqual(['connect'])

  const before = await balanceOf('CAKE', signer.address)
  await reviewSwap(page)
  const submitted = sentDialog(page)
  const hash = (await submitted.getByRole('link', { name: /^View on/ }).getAttribute('href'))?.split('/').at(-1) ?? ''
  expect((await receiptOf(hash)).status).toBe('0x1')
  expect((await newestFrom(signer.address)).hash).toBe(hash)
  expect(await balanceOf('CAKE', signer.address)).toBeGreaterThan(before)
  expect(wallet.requests).toEqual(['connect', 'eth_sendTransaction'])
  await page.keyboard.press('Escape')

  const count = await nonceOf(signer.address)
  wallet.owner = 'rejects'
  await reviewSwap(page)
  await expect(visibleText(page, 'You rejected this. Nothing was sent.').first()).toBeVisible()
  expect(await nonceOf(signer.address)).toBe(count)
  await page.keyboard.press('Escape')

  await account(page, signer).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign a message' }).click()
  const signing = page.getByRole('dialog', { name: 'Sign a message' })
  const words = 'I hold this account. مرحبا'
  await signing.getByRole('textbox', { name: 'Message' }).fill(words)
  await signing.getByRole('button', { name: 'Sign', exact: true }).click()
  // The toast of the rejected swap may still be visible within the dialog.
  const rejection = visibleText(signing, 'You rejected this. Nothing was sent.')
  await expect(rejection.and(page.locator(':not([aria-label="Messages"] *)'))).toBeVisible()
  wallet.owner = 'confirms'
  await signing.getByRole('button', { name: 'Sign', exact: true }).click()
  const signature = await signing.locator('code').innerText()
  expect(verifyMessage(words, signature)).toBe(signer.address)
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')

  await account(page, signer).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(bar(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await expect.poll(() => wallet.connections()).toBe(0)
  expect(wallet.requests.filter((entry) => entry.startsWith('failed'))).toEqual([])

  expect(requests.filter((url) => !/^data:|^(http|ws):\/\/127\.0\.0\.1:/.test(url))).toEqual([])
})

test('events of a session that arrive after its end disturb nothing', async ({ page }) => {
  const { wallet, signer } = await walletFor([OTHER_CHAIN_ID, facts.chainId])
  await page.goto('/swap')
  await pair(page, wallet, signer)
  const release = relay.hold()
  await wallet.switchChain(OTHER_CHAIN_ID)
  await wallet.switchChain(facts.chainId)
  await wallet.disconnect()
  release()
  await expect(bar(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await wallet.pair(await requestCode(page))
  await expect(account(page, signer)).toBeVisible()
})

test('page and wallet follow each other’s chain changes, and the wallet disconnects', async ({ page }) => {
  const { wallet, signer } = await walletFor([OTHER_CHAIN_ID, facts.chainId])
  const main = page.getByRole('main')
  const wrong = main.locator(visibleText(page, 'Wrong network'))
  const goBack = main.getByRole('button', { name: /^Switch to/ }).first()
  await page.goto('/swap')
  await pair(page, wallet, signer)

  await wallet.switchChain(OTHER_CHAIN_ID)
  await expect(wrong).toBeVisible()
  await wallet.switchChain(facts.chainId)
  await expect(wrong).toHaveCount(0)
  await page.reload()
  await expect(account(page, signer)).toBeVisible()
  await expect(wrong).toHaveCount(0)

  // Between the chains allowed by the wallet, the page switches without a request. Each later request names its chain.
  await wallet.switchChain(OTHER_CHAIN_ID)
  await expect(wrong).toBeVisible()
  await page.reload()
  await expect(wrong).toBeVisible()
  await goBack.click()
  await expect(wrong).toHaveCount(0)
  await expect(account(page, signer)).toBeVisible()
  expect(wallet.requests).toEqual(['connect'])

  await wallet.disconnect()
  await expect(bar(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await page.reload()
  await expect(bar(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  const stored = () => page.evaluate(() => ['connectorId', 'walletconnect'].map((key) => localStorage.getItem(key)))
  await expect.poll(stored, 'nothing is loaded for it again').toEqual([null, null])

  // A wallet on another chain receives a switch request and shows it to its owner.
  const other = await walletFor([OTHER_CHAIN_ID])
  await pair(page, other.wallet, other.signer)
  await expect(wrong).toBeVisible()
  other.wallet.owner = 'rejects'
  await goBack.click()
  await expect(visibleText(page, 'You rejected this. Nothing was sent.').first()).toBeVisible()
  other.wallet.owner = 'confirms'
  await goBack.click()
  await expect(wrong).toHaveCount(0)
  await expect(account(page, other.signer)).toBeVisible()
  expect(other.wallet.requests).toEqual([
    'connect',
    ...Array<string>(2).fill(`wallet_switchEthereumChain on eip155:${OTHER_CHAIN_ID}`),
  ])
})

test('a rejected, a closed, an expired code and a silent relay have different messages, and the next code works', async ({
  page,
}) => {
  const { wallet, signer } = await walletFor()
  await page.clock.install()
  await page.goto('/swap')
  const choice = page.getByRole('dialog', { name: 'Connect wallet' })

  wallet.owner = 'rejects'
  await wallet.pair(await requestCode(page))
  await expect(choice.locator(visibleText(page, 'Authorization error'))).toBeVisible()
  await expect(choice.locator(visibleText(page, 'Please authorize to access your account'))).toBeVisible()

  // After a return to the wallet list, a session approved with the old code is disconnected at once.
  await choice.getByRole('button', { name: 'WalletConnect' }).click()
  const dead = await shownCode(page)
  await page.getByRole('dialog', { name: 'Pair a wallet' }).getByRole('button', { name: 'Back' }).click()
  await expect(choice.locator(visibleText(page, 'Authorization error'))).toHaveCount(0)
  wallet.owner = 'confirms'
  await wallet.pair(dead)
  await expect.poll(() => wallet.requests).toEqual(['connect', 'connect'])
  await expect.poll(() => wallet.connections()).toBe(0)
  await expect(bar(page).getByRole('button', { name: 'Connect wallet' })).toHaveCount(1)

  await choice.getByRole('button', { name: 'WalletConnect' }).click()
  expect(await shownCode(page)).not.toBe(dead)
  await page.clock.fastForward(AFTER_CODE_EXPIRY)
  await expect(choice.locator(visibleText(page, 'The code has expired'))).toBeVisible()

  relay.isSilent = true
  const { requestCount } = relay
  await choice.getByRole('button', { name: 'WalletConnect' }).click()
  await expect(page.getByRole('dialog', { name: 'Pair a wallet' }).getByText('Creating the code')).toBeVisible()
  // The page's timeout starts here.
  await expect.poll(() => relay.requestCount).toBeGreaterThan(requestCount)
  await page.clock.fastForward(AFTER_RELAY_TIMEOUT)
  await expect(choice.locator(visibleText(page, 'WalletConnect is not responding'))).toBeVisible()

  relay.isSilent = false
  await choice.getByRole('button', { name: 'WalletConnect' }).click()
  await wallet.pair(await shownCode(page))
  await expect(account(page, signer)).toBeVisible()
  await expect.poll(() => wallet.connections()).toBe(1)
})
