import type { Page } from '@playwright/test'
import { verifyMessage, Wallet } from 'ethers'
import { facts } from './support/chain.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { expect, test } from './support/journey.ts'
import { openWalletChoice } from './support/pairing.ts'

const WORDS = 'This account is mine.'

/** Gives the page's wallet its own signing methods; returns a list of the methods that are called. */
async function exposeSigner(page: Page, signer: Wallet): Promise<string[]> {
  const taken: string[] = []
  await page.exposeFunction('signAsWallet', async (way: string, text: string) => {
    taken.push(way)
    return way === 'personal_sign' ? signer.signMessage(Buffer.from(text.slice(2), 'hex')) : signer.signMessage(text)
  })
  await page.addInitScript(() => {
    type Request = { method: string; params?: string[] }
    const found = window as unknown as {
      ethereum: { request(request: Request): Promise<unknown> }
      BinanceChain: unknown
      signAsWallet(way: string, text: string): Promise<string>
    }
    const { request } = found.ethereum
    found.ethereum.request = (call) =>
      call.method === 'personal_sign' ? found.signAsWallet('personal_sign', call.params?.[0] ?? '') : request(call)
    found.BinanceChain = {
      ...found.ethereum,
      bnbSign: async (_account: string, text: string) => ({
        publicKey: '',
        signature: await found.signAsWallet('bnbSign', text),
      }),
    }
  })
  return taken
}

for (const [name, way] of [
  ['Browser wallet', 'personal_sign'],
  ['BNB Chain wallet', 'bnbSign'],
] as const) {
  test(`${name} signs a message by ${way}`, async ({ page }) => {
    const signer = new Wallet(`0x${'6'.repeat(64)}`)
    await injectWallet(page, signer, { chainId: facts.chainId })
    const taken = await exposeSigner(page, signer)
    await page.goto('/swap')
    const choice = await openWalletChoice(page)
    await expect(choice.getByRole('link', { name: /Learn how to get a wallet/ })).toHaveAttribute('href', /^https:/)
    await choice.getByRole('button', { name }).click()
    await page.getByRole('banner').getByRole('button', { name: /^0x/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign a message' }).click()
    const signing = page.getByRole('dialog', { name: 'Sign a message' })
    await signing.getByRole('textbox', { name: 'Message' }).fill(WORDS)
    await signing.getByRole('button', { name: 'Sign', exact: true }).click()
    const signature = await signing.locator('code').innerText()
    expect(verifyMessage(WORDS, signature)).toBe(signer.address)
    expect(taken).toEqual([way])
    // The signature is valid for these words only.
    await signing.getByRole('textbox', { name: 'Message' }).fill(`${WORDS} And yours.`)
    await expect(signing.locator('code')).toHaveCount(0)
  })
}
