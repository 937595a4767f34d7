import type { Locator, Page } from '@playwright/test'
import { STAKERS } from '../../../devnet/protocol/accounts.ts'
import { expect } from './journey.ts'
import { openPath, type Overlay, type Translate } from './overlay.ts'
import { rpcUrl } from './site.ts'

/**
 * An account with a stake in every farm, every pool and the vault. In view-only mode, it needs no setup transaction.
 */
const as = `?as=${STAKERS[0].address}`

/** An account without tokens and allowances. */
const newcomer = `0x${'5e'.repeat(20)}`

const cake = { symbol: 'CAKE' }
const boxOf = (page: Page, title: string): Locator => page.getByRole('article').filter({ hasText: title })
const expectDialog = (page: Page, name: string) => expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()

async function open(page: Page, path: string): Promise<void> {
  await openPath(page, path + as)
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Returns the row of a pool by a text in it, expanded. */
async function expandedRow(page: Page, translate: Translate, title: string): Promise<Locator> {
  const box = boxOf(page, title).first()
  const details = box.getByRole('button', { name: translate('Details'), exact: true })
  const hide = box.getByRole('button', { name: translate('Hide'), exact: true })
  await expect(details.or(hide)).toBeVisible()
  if (await details.isVisible()) await details.click()
  await expect(hide).toBeVisible()
  return box
}

function harvestAll(page: Page, translate: Translate): Locator {
  const [before = ''] = translate('Harvest all (%count%)').split('%count%')
  return page.getByRole('button', { name: before })
}

/** `withdraw(uint256)` of a pool. */
const WITHDRAW = '0x2e1a7d4d'

/** Makes every normal withdrawal of a pool revert, as in an exhausted pool. The page then offers the emergency one. */
async function refuseWithdrawals(page: Page): Promise<void> {
  await page.route(`${rpcUrl}/**`, async (route) => {
    const { id, method, params } = route.request().postDataJSON() as { id: number; method: string; params: unknown[] }
    const [call] = params as [{ data?: string }?]
    if (method !== 'eth_call' || !call?.data?.startsWith(WITHDRAW)) return route.fallback()
    return route.fulfill({ json: { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted' } } })
  })
}

/** The overlays of farms and pools. Those of a page are consecutive, and the first of them opens the page. */
export const earnOverlays: readonly Overlay[] = [
  {
    ...{ name: 'vault-bounty', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await open(page, '/pools')
      // The rewards appear above the bounty, and a press during that shift is no click.
      await expect(harvestAll(page, translate)).toBeVisible()
      await page
        .getByRole('region')
        .getByRole('button', { name: translate('Claim'), exact: true })
        .click()
      await expectDialog(page, translate('Claim bounty'))
    },
  },
  {
    ...{ name: 'pools-harvest', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await harvestAll(page, translate).click()
      await expectDialog(page, translate('Harvest all'))
    },
  },
  {
    ...{ name: 'vault-unstake', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      const box = await expandedRow(page, translate, translate('Auto %symbol%', cake))
      await box.getByRole('button', { name: translate('Unstake %symbol%', cake) }).click()
      await expectDialog(page, translate('Unstake %symbol%', cake))
      await page
        .getByRole('dialog')
        .getByRole('button', { name: translate('Max'), exact: true })
        .click()
    },
  },
  {
    ...{ name: 'token-required', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      const box = await expandedRow(page, translate, translate('Auto %symbol%', cake))
      await box.getByRole('button', { name: translate('Stake %symbol%', cake), exact: true }).click()
      await expectDialog(page, translate('%symbol% required', cake))
    },
  },
  {
    ...{ name: 'vault-growth', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      const box = await expandedRow(page, translate, translate('Auto %symbol%', cake))
      await box.getByRole('button', { name: translate('Growth of one share') }).click()
      await expect(box.locator('canvas').first()).toBeVisible()
    },
  },
  {
    ...{ name: 'pool-compound', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      const box = await expandedRow(page, translate, translate('Manual %symbol%', cake))
      await box.getByRole('button', { name: translate('Harvest'), exact: true }).click()
      await expectDialog(page, translate('Compound'))
    },
  },
  {
    ...{ name: 'pool-above-limit', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      const coin = { symbol: 'BNB' }
      const box = await expandedRow(page, translate, translate('Stake %symbol%', coin))
      await box.getByRole('button', { name: translate('Stake %symbol%', coin), exact: true }).click()
      await expectDialog(page, translate('Stake %symbol%', coin))
      await page.getByRole('dialog').getByRole('textbox').fill('6')
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveAttribute('aria-describedby')
    },
  },
  {
    ...{ name: 'pool-roi', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await boxOf(page, translate('Auto %symbol%', cake))
        .first()
        .getByRole('button', { name: translate('ROI calculator') })
        .click()
      await expectDialog(page, translate('ROI calculator'))
    },
  },
  {
    ...{ name: 'pool-approve', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openPath(page, `/pools?as=${newcomer}`)
      const box = await expandedRow(page, translate, translate('Manual %symbol%', cake))
      await box.getByRole('button', { name: translate('Enable'), exact: true }).click()
      await expectDialog(page, translate('Approve %symbol%', cake))
      await expect(page.getByRole('dialog').getByText(translate('Spender'))).toBeVisible()
    },
  },
  {
    ...{ name: 'pool-emergency', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await refuseWithdrawals(page)
      await open(page, '/pools/history')
      const box = await expandedRow(page, translate, translate('Earn %symbol%', { symbol: 'BUSD' }))
      await box.getByRole('button', { name: translate('Unstake %symbol%', cake) }).click()
      await expectDialog(page, translate('Emergency withdraw'))
    },
  },
  {
    ...{ name: 'farm-unstake', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await open(page, '/farms')
      const farm = page.getByRole('article', { name: 'ETH-BNB LP', exact: true })
      await farm
        .getByRole('button', { name: translate('Details of %farm%', { farm: 'ETH-BNB LP' }), exact: true })
        .click()
      await farm.getByRole('button', { name: translate('Unstake %symbol%', { symbol: 'ETH-BNB LP' }) }).click()
      await expectDialog(page, translate('Unstake LP tokens'))
    },
  },
]
