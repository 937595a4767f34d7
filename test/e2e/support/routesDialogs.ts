import type { Locator, Page } from '@playwright/test'
import { GOOD_LIST } from '../../../devnet/lists/documents.ts'
import { unlistedAddress } from '../../../devnet/lists/listedTokens.ts'
import { token } from './chain.ts'
import { expect, visibleText } from './journey.ts'
import { eachPage, expectLoaded } from './routes.ts'
import { liquidityOverlays } from './routesLiquidity.ts'
import { earnOverlays } from './routesEarn.ts'
import type { Overlay, Translate } from './overlay.ts'

const NARROW_BELOW_PX = 680
const swapPath = `/swap?outputCurrency=${token('CAKE').address}`

const inBar = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('banner').getByRole('button', { name, exact: true })
const inPage = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })
const expectDialog = (page: Page, name: string) => expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()

async function openSearch(page: Page, translate: Translate): Promise<void> {
  const label = translate('%side% token', { side: translate('To') })
  await page.getByRole('button', { name: new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}`) }).click()
  await expectDialog(page, translate('Select a Token'))
}

async function openManage(page: Page, translate: Translate): Promise<void> {
  await openSearch(page, translate)
  await inDialog(page, translate('Manage Tokens')).click()
  await expectDialog(page, translate('Manage'))
}

async function review(page: Page, translate: Translate): Promise<void> {
  await page.locator('#swap-input').fill('1')
  await inPage(page, translate('Swap')).click()
  await expectDialog(page, translate('Confirm Swap'))
}

async function sign(page: Page, translate: Translate): Promise<void> {
  await review(page, translate)
  await inDialog(page, translate('Confirm Swap')).click()
  await expectDialog(page, translate('Demo wallet'))
}

/** A quote, and every dialog, drawer, menu and message, each with the steps to it from the swap page. */
const overlays: readonly Overlay[] = [
  {
    ...{ name: 'quote', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await page.locator('#swap-input').fill('1.5')
      await expect(page.getByText(translate('Minimum received'))).toBeVisible()
    },
  },
  {
    ...{ name: 'connect', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await inBar(page, translate('Connect Wallet')).click()
      await expectDialog(page, translate('Connect Wallet'))
    },
  },
  {
    ...{ name: 'wallet-asks-account', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await inBar(page, translate('Connect Wallet')).click()
      await inDialog(page, translate('Demo wallet')).click()
      await expectDialog(page, translate('Demo wallet'))
    },
  },
  {
    ...{ name: 'places', at: 'wide', needs: 'nobody' },
    open: async (page, translate) => {
      await inBar(page, translate('Trade')).click()
      await expect(page.getByRole('banner').getByRole('link', { name: translate('Exchange') })).toBeVisible()
    },
  },
  {
    ...{ name: 'display', at: 'wide', needs: 'nobody' },
    open: async (page, translate) => {
      await inBar(page, translate('Language and theme')).click()
      await expect(page.getByRole('combobox', { name: translate('Language') })).toBeVisible()
    },
  },
  {
    ...{ name: 'menu', at: 'narrow', needs: 'nobody' },
    open: async (page, translate) => {
      await inBar(page, translate('Menu')).click()
      await expectDialog(page, translate('Menu'))
    },
  },
  {
    ...{ name: 'settings', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await inPage(page, translate('Settings')).click()
      await expectDialog(page, translate('Settings'))
    },
  },
  { name: 'token-search', at: 'any', needs: 'nobody', open: openSearch },
  {
    ...{ name: 'token-import', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openSearch(page, translate)
      await page.getByRole('combobox').fill(unlistedAddress('rye'))
      await page.getByRole('option').filter({ hasText: 'RYE' }).click()
      await expectDialog(page, translate('Import Tokens'))
    },
  },
  {
    ...{ name: 'manage-lists', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openManage(page, translate)
      await page.getByRole('tab', { name: translate('Lists') }).click()
    },
  },
  {
    ...{ name: 'manage-tokens', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openManage(page, translate)
      await page.getByRole('tab', { name: translate('Tokens') }).click()
    },
  },
  {
    ...{ name: 'list-import', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openManage(page, translate)
      await page.getByRole('textbox', { name: translate('Add a list') }).fill(`ipfs://${GOOD_LIST.cid}`)
      await inDialog(page, translate('Import')).click()
      await expectDialog(page, translate('Import List'))
    },
  },
  {
    ...{ name: 'account', at: 'any', needs: 'connected' },
    open: async (page) => {
      await inBar(page, /0x/).click()
      await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toBeVisible()
    },
  },
  {
    ...{ name: 'transactions', at: 'any', needs: 'connected' },
    open: async (page, translate) => {
      await inPage(page, translate('Recent transactions')).click()
      await expectDialog(page, translate('Recent transactions'))
    },
  },
  { name: 'review', at: 'any', needs: 'connected', open: review },
  { name: 'wallet-asks-signature', at: 'any', needs: 'connected', open: sign },
  {
    ...{ name: 'failed', at: 'any', needs: 'connected' },
    open: async (page, translate) => {
      await sign(page, translate)
      await inDialog(page, translate('Reject')).click()
      await expect(visibleText(page, translate('Transaction rejected.'))).toBeVisible()
    },
  },
]

async function connect(page: Page, translate: Translate): Promise<void> {
  await inBar(page, translate('Connect Wallet')).click()
  await inDialog(page, translate('Demo wallet')).click()
  await inDialog(page, translate('Confirm')).click()
  await expect(inBar(page, /0x/)).toBeVisible()
}

/** Closes all open layers one by one with the keyboard, as a user does. */
async function closeAll(page: Page): Promise<void> {
  const open = page.locator('dialog[open], [popover][data-open]')
  // A closed layer may open another, as after a rejection in the wallet. A single key press is then not enough.
  const closeOne = async () => {
    if ((await open.count()) > 0) await page.keyboard.press('Escape')
    return open.count()
  }
  await expect.poll(closeOne, { intervals: [50] }).toBe(0)
}

/** Opens the swap page and waits for its translated heading. */
async function openPage(page: Page, translate: Translate): Promise<void> {
  await page.goto(swapPath)
  await expect(page.getByRole('heading', { name: translate('Exchange') })).toBeVisible()
}

/** Opens each overlay that exists at the window's width and calls `use` with its name. */
export async function eachOverlay(
  page: Page,
  translate: Translate,
  use: (name: string) => Promise<void>,
): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < NARROW_BELOW_PX
  async function openAll(list: readonly Overlay[], need: Overlay['needs']): Promise<void> {
    const available = list.filter(({ at, needs }) => needs === need && (at === 'any' || (at === 'narrow') === isNarrow))
    for (const { name, open } of available) {
      await open(page, translate)
      await expectLoaded(page)
      await use(name)
      await closeAll(page)
    }
  }
  await openAll(liquidityOverlays, 'nobody')
  await openAll(earnOverlays, 'nobody')
  await openPage(page, translate)
  await openAll(overlays, 'nobody')
  await connect(page, translate)
  await openAll(overlays, 'connected')
  await openAll(liquidityOverlays, 'connected')
}

/** Calls `use` for every page, and then for every overlay. */
export async function eachPageAndOverlay(
  page: Page,
  translate: Translate,
  use: (name: string) => Promise<void>,
): Promise<void> {
  await eachPage(page, translate, use)
  await eachOverlay(page, translate, use)
}
