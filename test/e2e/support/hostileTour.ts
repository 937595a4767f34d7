import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { withHostileTokens, withNodes } from '../../../devnet/hostile/hostileDeployment.ts'
import { type Hostility, makeHostile } from '../../../devnet/hostile/startHostile.ts'
import type { Deployment } from '../../../src/deployment/deployment.ts'
import { expectHeadShown, resumeBlocks, snapshotChain } from './blocks.ts'
import { rpc } from './chain.ts'
import { respondToWalletRequest, expect, visibleText, test as journey } from './journey.ts'
import { buildOwn } from './ownBuild.ts'
import { startOwnSite } from './ownSite.ts'
import { BLOCK_SECONDS, deploymentFolder, rpcUrl } from './site.ts'
import { shownAmount } from './signedSwap.ts'

interface Tour {
  hostility: Hostility
  url: string
}

const read = <T>(file: string): T => JSON.parse(readFileSync(`${deploymentFolder}/${file}`, 'utf8')) as T

/** A page of a build for the hostile chain; the first node returns false reserves and is initially in use. */
export const test = journey.extend<{ hostility: Hostility }, { tour: Tour }>({
  tour: [
    async ({ browserName }, use) => {
      const restore = await snapshotChain()
      const hostility = await makeHostile({ rpcUrl, blockTimeSeconds: BLOCK_SECONDS })
      const { rpc: nodes } = withNodes(read<Deployment>('deployment.json'), hostility.nodeUrls)
      const tokenList = withHostileTokens(read<Parameters<typeof withHostileTokens>[0]>('token-list.json'))
      const build = await buildOwn(`hostile-${browserName}`, {
        facts: { rpc: nodes },
        files: { 'token-list.json': tokenList },
      })
      const site = await startOwnSite(build)
      await use({ hostility, url: site.url })
      await Promise.all([site.stop(), hostility.stop()])
      await restore()
    },
    // One build serves all journeys of the worker, because a build takes long.
    { scope: 'worker', auto: true },
  ],
  hostility: async ({ tour: { hostility } }, use) => {
    await use(hostility)
    await resumeBlocks()
  },
  baseURL: ({ tour: { url } }, use) => use(url),
  page: async ({ page }, use) => {
    // The page starts at a random node: a small number selects the first one, the outlier.
    await page.addInitScript(() => {
      const random = Math.random
      Math.random = () => random() / 4
    })
    await use(page)
  },
})

const wallet = (page: Page) => page.getByRole('dialog', { name: 'Demo wallet' })

const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

/**
 * Returns the locator of the buttons that a review shows in place of the wallet prompt: to accept a changed price, or
 * to dismiss a rejection. Toasts are excluded, as they have the same buttons.
 */
const refusal = (page: Page) =>
  inDialog(page, 'Accept').or(inDialog(page, 'Dismiss')).and(page.locator(':not([aria-label="Messages"] *)'))

/**
 * Presses the button of an open review; accepts a changed price first, even a false one. The press is by keyboard: the
 * button may move when the simulation ends, and a click outside closes the dialog.
 */
export async function confirmShown(page: Page, button: Locator): Promise<void> {
  const accept = inDialog(page, 'Accept')
  await expect(async () => {
    if (await accept.isVisible()) await accept.press('Enter', { timeout: PRESS_MS })
    await expect(button).toBeEnabled({ timeout: PRESS_MS })
    await button.press('Enter', { timeout: PRESS_MS })
    await expect(button).toBeHidden({ timeout: PRESS_MS })
  }).toPass()
}

const PRESS_MS = 2_000
const ATTEMPTS = 6

/**
 * Repeats a write until the wallet opens, and confirms it there. The app rejects a write based on false data before
 * that and then excludes the faulty node.
 */
export async function untilWalletOpens(page: Page, write: () => Promise<void>): Promise<void> {
  const reasons: string[] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await write()
    await expect(wallet(page).or(refusal(page)).first()).toBeVisible()
    if (await wallet(page).isVisible()) return respondToWalletRequest(page, 'Confirm')
    reasons.push(await page.getByRole('dialog').first().innerText())
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The app reads again at the next block.
    await rpc('evm_mine')
    await expectHeadShown(page)
  }
  throw new Error(`The wallet never opened:\n${reasons.join('\n---\n')}`)
}

const NATIVE_DECIMALS = 18

/**
 * Returns the locator of a toast's sentence with an amount in place of %. The amount is cut to the digits that the
 * toast shows: rounding up would claim more than arrived.
 */
export function visibleAmount(
  page: Page | Locator,
  sentence: string,
  raw: bigint,
  decimals = NATIVE_DECIMALS,
): Locator {
  return visibleText(page, sentence.replace('%', shownAmount(raw, decimals)))
}
