import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { Wallet } from 'ethers'
import { demoAccount, facts } from './support/chain.ts'
import { deployContractWallet } from './support/contractWallet.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { visibleText } from './support/journey.ts'
import { openWalletChoice, shownCode } from './support/pairing.ts'
import { watched as test } from './support/watchedTest.ts'
import { startRelay } from './support/relay.ts'
import { exposeSigner, SIGNING_WALLETS } from './support/signingWallets.ts'
import { ports, walletConnect } from './support/site.ts'
import {
  checkSignatures,
  connectBrowserWallet,
  HELD_RAW,
  moveCake,
  publishFor,
  serveVotingSite,
  voteRow,
  votesOf,
  type VotingSite,
} from './support/voting.ts'
import { startWalletSide } from './support/walletSide.ts'

let site: VotingSite
serveVotingSite((started) => {
  site = started
})

const open = (page: Page, id: string) => page.goto(`${site.services.site.url}/voting/proposal/${id}`)

/** Chooses and signs a vote in a wallet that confirms at once. */
async function voteAt(page: Page, choice: string): Promise<void> {
  await page.getByRole('radio', { name: choice, exact: true }).check()
  await page.getByRole('button', { name: 'Cast vote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm vote' })
  // The account's wallet has the CAKE moved to it before the snapshot; the account has no CAKE elsewhere.
  for (const [part, power] of [
    ...[['Wallet', '7'] as const, ['CAKE staked by hand', '0'] as const, ['CAKE in the vault', '0'] as const],
    ...[['Other Syrup pools', '0'] as const, ['CAKE as liquidity', '0'] as const],
  ]) {
    const term = dialog.getByRole('term').filter({ hasText: new RegExp(`^${part}`) })
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(new RegExp(`^${power}`))
  }
  await dialog.getByRole('button', { name: 'Sign vote' }).click()
  await expect(dialog).toBeHidden()
}

test('a phone votes through WalletConnect, and its signature is valid', async ({ page }) => {
  const relay = await startRelay(ports.relay)
  const signer = new Wallet(Wallet.createRandom().privateKey)
  const wallet = await startWalletSide({ ...walletConnect, signer, chainIds: [facts.chainId] })
  const id = await publishFor(site, signer.address, 'A vote from a phone')
  await open(page, id)
  const dialog = await openWalletChoice(page)
  await dialog.getByRole('button', { name: 'WalletConnect' }).click()
  await wallet.pair(await shownCode(page))
  await expect(page.getByRole('banner').getByRole('button', { name: /^0x/ })).toBeVisible()
  await voteAt(page, 'Yes')
  await expect(voteRow(page, signer.address)).toContainText('Your vote')
  await expect(voteRow(page, signer.address)).toContainText('Verified')
  expect(wallet.requests).toEqual(['connect', 'eth_signTypedData_v4'])
  await checkSignatures(page)
  await expect(visibleText(page, '1 signature is valid')).toBeVisible()
  await wallet.stop()
  await relay.stop()
})

for (const [name, way] of SIGNING_WALLETS) {
  test(`${name} without typed data signs the text of 2021 by ${way}`, async ({ page }) => {
    const signer = new Wallet(Wallet.createRandom().privateKey)
    const id = await publishFor(site, signer.address, 'A vote as text')
    const refuse = (method: string) => (method === 'eth_signTypedData_v4' ? 4200 : null)
    const { requests } = await injectWallet(page, signer, { chainId: facts.chainId, refuse })
    const taken = await exposeSigner(page, signer)
    await open(page, id)
    await connectBrowserWallet(page, name)
    await voteAt(page, 'No')
    await expect(voteRow(page, signer.address)).toContainText('Your vote')
    expect([...requests.filter((method) => /sign/i.test(method)), ...taken]).toEqual(['eth_signTypedData_v4', way])
    expect((await votesOf(site.services.url, id)).map(({ voter, choice }) => [voter, choice])).toEqual([
      [signer.address, 2],
    ])
    await checkSignatures(page)
    await expect(visibleText(page, '1 signature is valid')).toBeVisible()
  })
}

test('a contract wallet votes by the signature of its owner, and of nobody else', async ({ page, browser }) => {
  const [owner, other] = [Wallet.createRandom(), Wallet.createRandom()].map(({ privateKey }) => new Wallet(privateKey))
  if (!owner || !other) throw new Error('There are no keys')
  const account = await deployContractWallet(demoAccount('Demo').address, owner.address)
  const id = await publishFor(site, account, 'A vote of a contract')

  const theirs = await (await browser.newContext()).newPage()
  await injectWallet(theirs, other, { chainId: facts.chainId, account })
  await open(theirs, id)
  await connectBrowserWallet(theirs)
  await theirs.getByRole('radio', { name: 'No', exact: true }).check()
  await theirs.getByRole('button', { name: 'Cast vote' }).click()
  await theirs.getByRole('button', { name: 'Sign vote' }).click()
  await expect(visibleText(theirs, 'The signature is not that of your account.')).toBeVisible()
  expect(await votesOf(site.services.url, id)).toEqual([])
  await theirs.context().close()

  await injectWallet(page, owner, { chainId: facts.chainId, account })
  await open(page, id)
  await connectBrowserWallet(page)
  await voteAt(page, 'Yes')
  await expect(voteRow(page, account)).toContainText('Your vote')
  await expect(voteRow(page, account)).toContainText('Verified')
  expect((await votesOf(site.services.url, id)).map(({ metadata }) => Number(metadata.votingPower))).toEqual([7])
  await checkSignatures(page)
  await expect(visibleText(page, '1 signature is valid')).toBeVisible()
})

test('an account with less than the minimum of power cannot publish, and is told how much it has', async ({ page }) => {
  const signer = new Wallet(Wallet.createRandom().privateKey)
  await moveCake(demoAccount('Demo').address, signer.address, HELD_RAW)
  await injectWallet(page, signer, { chainId: facts.chainId })
  await page.goto(`${site.services.site.url}/voting/proposal/create`)
  await connectBrowserWallet(page)
  await expect(visibleText(page, /^You need at least 10 CAKE of voting power to publish$/)).toBeVisible()
  await expect(visibleText(page, /^You have 7 CAKE\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await expect(page.getByText('Proposals of your account are marked as core.')).toHaveCount(0)
})
