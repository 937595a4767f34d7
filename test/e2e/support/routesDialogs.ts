import type { Locator, Page } from '@playwright/test'
import { FIRST_LIST } from '../../../devnet/lists/documents.ts'
import { unlistedAddress } from '../../../devnet/lists/listedTokens.ts'
import { token } from './chain.ts'
import { expect, visibleText } from './journey.ts'
import { expectLoaded } from './routes.ts'
import { liquidityOverlays } from './routesLiquidity.ts'
import { earnOverlays } from './routesEarn.ts'
import { predictionOverlays } from './routesPrediction.ts'
import { memberOverlays } from './routesMembers.ts'
import { lotteryOverlays } from './routesLottery.ts'
import { auctionOverlays } from './routesAuction.ts'
import { saleOverlays } from './routesSales.ts'
import { openPath, type OpenOverlay, type Overlay, type Translate, type Walk } from './overlay.ts'
import { rpcUrl } from './site.ts'

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
  await expectDialog(page, translate('Select a token'))
}

async function openManage(page: Page, translate: Translate): Promise<void> {
  await openSearch(page, translate)
  await inDialog(page, translate('Manage tokens')).click()
  await expectDialog(page, translate('Manage'))
}

async function review(page: Page, translate: Translate): Promise<void> {
  await page.locator('#swap-input').fill('1')
  await inPage(page, translate('Swap')).click()
  await expectDialog(page, translate('Confirm swap'))
}

async function sign(page: Page, translate: Translate): Promise<void> {
  await review(page, translate)
  await inDialog(page, translate('Confirm swap')).click()
  await expectDialog(page, translate('Demo wallet'))
}

/** Signs a swap in the wallet and waits for the dialog that shows its outcome. */
async function followToEnd(page: Page, translate: Translate, title: string): Promise<void> {
  await sign(page, translate)
  await inDialog(page, 'Confirm').click()
  await expectDialog(page, translate(title))
}

/** Gives the receipt of the next sent transaction the status of one that failed, without logs. */
async function failNextOnChain(page: Page): Promise<void> {
  let sentHash: string | null = null
  await page.route(`${rpcUrl}/**`, async (route) => {
    const { method, params } = route.request().postDataJSON() as { method: string; params: unknown[] }
    if (method === 'eth_sendRawTransaction') {
      const response = await route.fetch()
      sentHash ??= ((await response.json()) as { result: string }).result
      return route.fulfill({ response })
    }
    if (method !== 'eth_getTransactionReceipt' || params[0] !== sentHash) return route.fallback()
    const response = await route.fetch()
    const { result, ...rest } = (await response.json()) as { result: object | null }
    return route.fulfill({ response, json: { ...rest, result: result && { ...result, status: '0x0', logs: [] } } })
  })
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
      await inBar(page, translate('Connect wallet')).click()
      await expectDialog(page, translate('Connect wallet'))
    },
  },
  {
    ...{ name: 'wallet-asks-account', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await inBar(page, translate('Connect wallet')).click()
      await inDialog(page, translate('Demo wallet')).click()
      await expectDialog(page, translate('Demo wallet'))
    },
  },
  {
    ...{ name: 'places', at: 'wide', needs: 'nobody' },
    open: async (page, translate) => {
      await inBar(page, translate('Trade')).click()
      await expect(page.getByRole('banner').getByRole('link', { name: translate('Swap'), exact: true })).toBeVisible()
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
      await expectDialog(page, translate('Import tokens'))
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
      await page.getByRole('textbox', { name: translate('Add a list') }).fill(`ipfs://${FIRST_LIST.cid}`)
      await inDialog(page, translate('Import')).click()
      await expectDialog(page, translate('Import list'))
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
    ...{ name: 'rejected', at: 'any', needs: 'connected' },
    open: async (page, translate) => {
      await sign(page, translate)
      await inDialog(page, 'Reject').click()
      // The message of the rejection before this one may still be there, folded.
      const message = visibleText(page, translate('You rejected this. Nothing was sent.'))
      await expect(message.filter({ visible: true }).first()).toBeVisible()
    },
  },
  {
    ...{ name: 'transaction-confirmed', at: 'any', needs: 'connected' },
    open: (page, translate) => followToEnd(page, translate, 'Transaction confirmed'),
  },
  {
    ...{ name: 'transaction-failed', at: 'any', needs: 'connected' },
    open: async (page, translate) => {
      await failNextOnChain(page)
      await followToEnd(page, translate, 'Transaction failed')
    },
  },
]

/** The overlays of each area. Those of trading start from the swap page, all others open their own page. */
const OVERLAYS = {
  trade: overlays,
  liquidity: liquidityOverlays,
  earn: earnOverlays,
  prediction: predictionOverlays,
  members: memberOverlays,
  lottery: lotteryOverlays,
  auction: auctionOverlays,
  sales: saleOverlays,
} as const satisfies Readonly<Record<string, readonly Overlay[]>>

type OverlayArea = keyof typeof OVERLAYS
const everyArea = Object.keys(OVERLAYS) as OverlayArea[]

/** The names that eachOverlay calls its callback with. */
export const overlayNames = everyArea.flatMap((area) => OVERLAYS[area].map(({ name }) => name))

async function connect(page: Page, translate: Translate): Promise<void> {
  await inBar(page, translate('Connect wallet')).click()
  await inDialog(page, translate('Demo wallet')).click()
  await inDialog(page, 'Confirm').click()
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

/** Dismisses all messages of an overlay, which would cover part of the next one. */
const dismissMessages = (page: Page, translate: Translate): Promise<void> =>
  page
    .getByRole('region', { name: translate('Messages'), exact: true })
    .getByRole('button', { name: translate('Dismiss'), exact: true })
    .evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click()
    })

/** Opens the swap page and waits for its translated heading. */
async function openPage(page: Page, translate: Translate): Promise<void> {
  await openPath(page, swapPath)
  await expect(page.getByRole('heading', { name: translate('Swap'), exact: true })).toBeVisible()
}

/** Opens each overlay of a list and calls `use` with its name. */
async function openAll(
  page: Page,
  translate: Translate,
  list: readonly Overlay[],
  use: (name: string, overlay: OpenOverlay) => Promise<void>,
): Promise<void> {
  for (const { name, at, open } of list) {
    const openThis = async () => {
      await open(page, translate)
      await expectLoaded(page)
    }
    const reopen = async () => {
      await closeAll(page)
      await openThis()
    }
    await openThis()
    await use(name, { isWide: at === 'wide', reopen })
    await closeAll(page)
    await dismissMessages(page, translate)
  }
}

/** Returns a walk through each overlay of the areas that exists at the window's width. */
export function eachOverlayOf(...areas: readonly OverlayArea[]): Walk {
  return async (page, translate, use) => {
    const isNarrow = (page.viewportSize()?.width ?? 0) < NARROW_BELOW_PX
    const overlaysOf = (area: OverlayArea, need: Overlay['needs']): Overlay[] =>
      OVERLAYS[area].filter(({ at, needs }) => needs === need && (at === 'any' || (at === 'narrow') === isNarrow))
    const hasTrade = areas.includes('trade')
    for (const area of areas) if (area !== 'trade') await openAll(page, translate, overlaysOf(area, 'nobody'), use)
    const connected = areas.flatMap((area) => overlaysOf(area, 'connected'))
    if (!hasTrade && connected.length === 0) return
    await openPage(page, translate)
    if (hasTrade) await openAll(page, translate, overlaysOf('trade', 'nobody'), use)
    await connect(page, translate)
    await openAll(page, translate, connected, use)
  }
}

/** The walk through the overlays that only narrow windows have. */
export const eachNarrowOverlay: Walk = async (page, translate, use) => {
  await openPage(page, translate)
  const narrow = everyArea.flatMap((area) => OVERLAYS[area]).filter(({ at }) => at === 'narrow')
  await openAll(page, translate, narrow, use)
}

/** Opens each overlay that exists at the window's width and calls `use` with its name. */
export const eachOverlay = eachOverlayOf(...everyArea)
