import type { Locator, Page } from '@playwright/test'
import { GOOD_LIST } from '../../../devnet/lists/documents.ts'
import { unlistedAddress } from '../../../devnet/lists/listedTokens.ts'
import { token } from './chain.ts'
import { expect, seenText } from './journey.ts'
import { eachPlace, nothingAwaited } from './routes.ts'
import { liquidityOverlays } from './routesLiquidity.ts'
import { earnOverlays } from './routesEarn.ts'
import type { Overlay, Say } from './routesWords.ts'

const NARROW_BELOW_PX = 680
const swapPath = `/swap?outputCurrency=${token('CAKE').address}`

const inBar = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('banner').getByRole('button', { name, exact: true })
const inPage = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })
const titled = (page: Page, name: string) => expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()

async function openSearch(page: Page, say: Say): Promise<void> {
  const label = say('%side% token', { side: say('To') })
  await page.getByRole('button', { name: new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}`) }).click()
  await titled(page, say('Select a Token'))
}

async function openManage(page: Page, say: Say): Promise<void> {
  await openSearch(page, say)
  await inDialog(page, say('Manage Tokens')).click()
  await titled(page, say('Manage'))
}

async function review(page: Page, say: Say): Promise<void> {
  await page.locator('#swap-input').fill('1')
  await inPage(page, say('Swap')).click()
  await titled(page, say('Confirm Swap'))
}

async function sign(page: Page, say: Say): Promise<void> {
  await review(page, say)
  await inDialog(page, say('Confirm Swap')).click()
  await titled(page, say('Demo wallet'))
}

/** A quote, and every dialog, drawer, menu and message, each with the steps to it from the swap page. */
const overlays: readonly Overlay[] = [
  {
    ...{ name: 'quote', at: 'any', needs: 'nobody' },
    open: async (page, say) => {
      await page.locator('#swap-input').fill('1.5')
      await expect(page.getByText(say('Minimum received'))).toBeVisible()
    },
  },
  {
    ...{ name: 'connect', at: 'any', needs: 'nobody' },
    open: async (page, say) => {
      await inBar(page, say('Connect Wallet')).click()
      await titled(page, say('Connect Wallet'))
    },
  },
  {
    ...{ name: 'wallet-asks-account', at: 'any', needs: 'nobody' },
    open: async (page, say) => {
      await inBar(page, say('Connect Wallet')).click()
      await inDialog(page, say('Demo wallet')).click()
      await titled(page, say('Demo wallet'))
    },
  },
  {
    ...{ name: 'places', at: 'wide', needs: 'nobody' },
    open: async (page, say) => {
      await inBar(page, say('Trade')).click()
      await expect(page.getByRole('banner').getByRole('link', { name: say('Exchange') })).toBeVisible()
    },
  },
  {
    ...{ name: 'display', at: 'wide', needs: 'nobody' },
    open: async (page, say) => {
      await inBar(page, say('Language and theme')).click()
      await expect(page.getByRole('combobox', { name: say('Language') })).toBeVisible()
    },
  },
  {
    ...{ name: 'menu', at: 'narrow', needs: 'nobody' },
    open: async (page, say) => {
      await inBar(page, say('Menu')).click()
      await titled(page, say('Menu'))
    },
  },
  {
    ...{ name: 'settings', at: 'any', needs: 'nobody' },
    open: async (page, say) => {
      await inPage(page, say('Settings')).click()
      await titled(page, say('Settings'))
    },
  },
  { name: 'token-search', at: 'any', needs: 'nobody', open: openSearch },
  {
    ...{ name: 'token-import', at: 'any', needs: 'nobody' },
    open: async (page, say) => {
      await openSearch(page, say)
      await page.getByRole('combobox').fill(unlistedAddress('rye'))
      await page.getByRole('option').filter({ hasText: 'RYE' }).click()
      await titled(page, say('Import Tokens'))
    },
  },
  {
    ...{ name: 'manage-lists', at: 'any', needs: 'nobody' },
    open: async (page, say) => {
      await openManage(page, say)
      await page.getByRole('tab', { name: say('Lists') }).click()
    },
  },
  {
    ...{ name: 'manage-tokens', at: 'any', needs: 'nobody' },
    open: async (page, say) => {
      await openManage(page, say)
      await page.getByRole('tab', { name: say('Tokens') }).click()
    },
  },
  {
    ...{ name: 'list-import', at: 'any', needs: 'nobody' },
    open: async (page, say) => {
      await openManage(page, say)
      await page.getByRole('textbox', { name: say('Add a list') }).fill(`ipfs://${GOOD_LIST.cid}`)
      await inDialog(page, say('Import')).click()
      await titled(page, say('Import List'))
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
    open: async (page, say) => {
      await inPage(page, say('Recent transactions')).click()
      await titled(page, say('Recent transactions'))
    },
  },
  { name: 'review', at: 'any', needs: 'connected', open: review },
  { name: 'wallet-asks-signature', at: 'any', needs: 'connected', open: sign },
  {
    ...{ name: 'failed', at: 'any', needs: 'connected' },
    open: async (page, say) => {
      await sign(page, say)
      await inDialog(page, say('Reject')).click()
      await expect(seenText(page, say('Transaction rejected.'))).toBeVisible()
    },
  },
]

async function connect(page: Page, say: Say): Promise<void> {
  await inBar(page, say('Connect Wallet')).click()
  await inDialog(page, say('Demo wallet')).click()
  await inDialog(page, say('Confirm')).click()
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
async function openPage(page: Page, say: Say): Promise<void> {
  await page.goto(swapPath)
  await expect(page.getByRole('heading', { name: say('Exchange') })).toBeVisible()
}

/** Opens each overlay that exists at the window's width and calls `use` with its name. */
export async function eachOverlay(page: Page, say: Say, use: (name: string) => Promise<void>): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < NARROW_BELOW_PX
  async function openAll(list: readonly Overlay[], need: Overlay['needs']): Promise<void> {
    const there = list.filter(({ at, needs }) => needs === need && (at === 'any' || (at === 'narrow') === isNarrow))
    for (const { name, open } of there) {
      await open(page, say)
      await nothingAwaited(page)
      await use(name)
      await closeAll(page)
    }
  }
  await openAll(liquidityOverlays, 'nobody')
  await openAll(earnOverlays, 'nobody')
  await openPage(page, say)
  await openAll(overlays, 'nobody')
  await connect(page, say)
  await openAll(overlays, 'connected')
  await openAll(liquidityOverlays, 'connected')
}

/** Calls `use` for every page, and then for every overlay. */
export async function everywhere(page: Page, say: Say, use: (name: string) => Promise<void>): Promise<void> {
  await eachPlace(page, say, use)
  await eachOverlay(page, say, use)
}
