import type { Page } from '@playwright/test'
import { declaredRoutes, type DeclaredRoute } from '../../../scripts/readRoutes.ts'
import { demoAccount, facts, token } from './chain.ts'
import { expect, followLink } from './journey.ts'
import type { Translate } from './overlay.ts'

/** A page to check: its name in screenshots and faults, its path, and its English title if it is known. */
export interface SamplePage {
  name: string
  path: string
  title?: string
}

/** The value of each `:name` in a path. An unknown name throws, so that no page is checked at a wrong address. */
const SAMPLES: Readonly<Record<string, string>> = {
  currencyIdA: 'BNB',
  currencyIdB: token('CAKE').address,
  id: '1',
  address: demoAccount('Demo').address,
}

/** Paths of one page of which only some ids exist. */
const SAMPLE_PATHS: Readonly<Record<string, string>> = {
  '/voting/proposal/:id': `/voting/proposal/${process.env['E2E_PROPOSAL'] ?? '1'}`,
}

function filled(path: string): string {
  const own = SAMPLE_PATHS[path]
  if (own !== undefined) return own
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const sample = SAMPLES[name]
    if (sample === undefined) throw new Error(`No sample for :${name} of ${path}`)
    return sample
  })
}

const nameOf = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll(':', '').replaceAll('/', '-')

const isAvailable = ({ area, page }: DeclaredRoute): boolean =>
  page !== null && (area === null || facts.areas[area] === true)

/** Routes that are off render the same page: the first of them represents all. */
const firstUnavailable = declaredRoutes.find((route) => !isAvailable(route))

const samplePagesOf = (routes: readonly DeclaredRoute[]): SamplePage[] => [
  ...routes.map(({ path, title }) => ({ name: nameOf(path), path: filled(path), title })),
  { name: 'not-found', path: '/nowhere' },
]

/** Every page of the product's route table, and the page for all other addresses. */
export const allPages = samplePagesOf(declaredRoutes)

/** Every available page, one that is not available, and the page for all other addresses. */
export const picturedPages = samplePagesOf(
  declaredRoutes.filter((route) => isAvailable(route) || route === firstUnavailable),
)

const available = declaredRoutes.filter(isAvailable)
const isFirst = (route: DeclaredRoute) => available.find(({ page }) => page === route.page) === route
const isLast = (route: DeclaredRoute) => available.findLast(({ page }) => page === route.page) === route

/** A page with several paths is checked at the first, shortest path and at the last, most specific one. */
export const pages = samplePagesOf(
  declaredRoutes.filter((route) => isFirst(route) || isLast(route) || route === firstUnavailable),
)

/** One path of each page that exists. */
export const pagesOnce = samplePagesOf(available.filter(isFirst)).slice(0, -1)

/**
 * Waits until a page or its front dialog has finished loading, as later content would shift the layout below it. The bar
 * at the lower edge loads by itself. In Chromium, a window that changes its height while styles are being added may not
 * apply their media queries.
 */
export const expectLoaded = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector('main')
        const awaited = front?.querySelectorAll('[aria-busy="true"]') ?? []
        const emptyBars = document.querySelectorAll('footer + div:empty')
        return [...awaited, ...emptyBars].map(({ outerHTML }) => outerHTML.slice(0, 120))
      }),
    )
    .toEqual([])

type Open = (page: Page, place: SamplePage, translate: Translate) => Promise<unknown>

const load: Open = (page, { path }) => page.goto(path)

/**
 * Opens a page as a link of the open app does, which takes a fifth of the time of a load. A page without a known title,
 * or with the title of the page before, is loaded: nothing would tell when the page before is gone.
 */
export const follow: Open = async (page, place, translate) => {
  const title = place.title === undefined ? null : `${translate(place.title)} | `
  const shown = await page.title()
  if (title === null || !shown.includes(' | ') || shown.startsWith(title)) return load(page, place, translate)
  await followLink(page, place.path)
  await expect.poll(async () => (await page.title()).startsWith(title)).toBe(true)
}

/** Opens every page, or the given ones, by a load or as given. Calls `use` with its name once it has loaded. */
export async function eachPage(
  page: Page,
  translate: Translate,
  use: (name: string) => Promise<void>,
  { places = pages, open = load }: { places?: readonly SamplePage[]; open?: Open } = {},
): Promise<void> {
  for (const place of places) {
    await open(page, place, translate)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: translate('Skip to content') })).toBeAttached()
    await expectLoaded(page)
    await use(place.name)
  }
}
