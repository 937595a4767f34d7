import { verifyMessage, Wallet } from 'ethers'
import { facts } from './support/chain.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { expect, test } from './support/journey.ts'
import { openWalletChoice } from './support/pairing.ts'
import { exposeSigner, SIGNING_WALLETS } from './support/signingWallets.ts'

const WORDS = 'This account is mine.'

for (const [name, way] of SIGNING_WALLETS) {
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
    // The signature is valid for this text only.
    await signing.getByRole('textbox', { name: 'Message' }).fill(`${WORDS} And yours.`)
    await expect(signing.locator('code')).toHaveCount(0)
  })
}
