import type { Page } from '@playwright/test'
import type { Wallet } from 'ethers'

/** Wallets that sign a text, by the name that the app gives them, with their method. */
export const SIGNING_WALLETS = [
  ['Browser wallet', 'personal_sign'],
  ['BNB Chain wallet', 'bnbSign'],
] as const

/**
 * Makes the injected wallet of a page sign texts with the signer, and adds a BNB Chain wallet. Returns a list that
 * receives the name of each called method.
 */
export async function exposeSigner(page: Page, signer: Wallet): Promise<string[]> {
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
