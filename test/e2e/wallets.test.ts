import type { Page } from '@playwright/test'
import { Wallet } from 'ethers'
import { facts } from './support/chain.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { expect, visibleText, test } from './support/journey.ts'

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Makes the page's wallet announce itself as Kettle, and a second one as Stove with a forbidden remote icon. */
async function announceTwo(page: Page): Promise<void> {
  await page.addInitScript((icon) => {
    const { ethereum } = window as unknown as { ethereum: object }
    const announce = (rdns: string, name: string, picture: string, provider: object) => {
      const detail = Object.freeze({ info: { uuid: rdns, rdns, name, icon: picture }, provider })
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    addEventListener('eip6963:requestProvider', () => {
      announce('io.kettle', 'Kettle', icon, ethereum)
      announce('io.stove', 'St\u202Eove', 'https://tracker.example/icon.png', { ...ethereum })
    })
  }, PNG)
}

async function expectChoices(page: Page, names: readonly string[]): Promise<void> {
  const buttons = page.getByRole('dialog', { name: 'Connect wallet' }).getByRole('button')
  await expect
    .poll(async () =>
      (await buttons.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean),
    )
    .toEqual(names)
}

async function openConnect(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible()
}

test('every announced wallet is offered by its name, the last used one first', async ({ page }) => {
  const signer = new Wallet(`0x${'7'.repeat(64)}`)
  const outside: string[] = []
  page.on('request', (request) => outside.push(request.url()))
  await injectWallet(page, signer, { chainId: facts.chainId })
  await announceTwo(page)
  await page.goto('/swap')
  const account = page.getByRole('banner').getByRole('button', { name: /0x/ })

  await openConnect(page)
  await expectChoices(page, ['Kettle', 'St ove', 'WalletConnect', 'Demo wallet'])
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('img')).toHaveCount(1)
  await expect(dialog.locator('img')).toHaveJSProperty('naturalWidth', 1)
  await dialog.getByRole('button', { name: 'St ove' }).click()
  await expect(account).toBeVisible()

  // It is reconnected by its name, without a prompt.
  await page.reload()
  await expect(account).toBeVisible()

  await account.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await openConnect(page)
  await expectChoices(page, ['St ove last used', 'Kettle', 'WalletConnect', 'Demo wallet'])
  expect(outside.filter((url) => url.includes('tracker.example'))).toEqual([])
})

test('a wallet without a response has another message than a busy one', async ({ page }) => {
  const signer = new Wallet(`0x${'7'.repeat(64)}`)
  let isBusy = true
  await injectWallet(page, signer, {
    chainId: facts.chainId,
    refuse: (method) => (isBusy && method === 'eth_requestAccounts' ? -32002 : null),
  })
  await page.goto('/swap')
  await openConnect(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(dialog.locator(visibleText(page, 'Your wallet is busy'))).toBeVisible()

  isBusy = false
  await page.evaluate(() => {
    const { ethereum } = window as unknown as { ethereum: { request: unknown } }
    ethereum.request = () => new Promise(() => {})
  })
  await dialog.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(dialog.getByRole('button', { name: 'Waiting for your wallet' })).toBeVisible()
  await expect(dialog.locator(visibleText(page, /it may be locked or hidden/))).toBeVisible()
})
