import type { Page } from '@playwright/test'
import { routes as table, type RouteFacts } from '../../../src/app/routes.ts'
import { facts, token } from './chain.ts'
import { expect } from './journey.ts'
import type { Say } from './routesWords.ts'

/** A page to look at: what its pictures and faults are called, and an address that leads to it. */
export interface Place {
  name: string
  path: string
}

/** What stands for each `:name` of a path; another one is refused, so that no page is looked at under a wrong address. */
const SAMPLES: Readonly<Record<string, string>> = {
  currencyIdA: 'BNB',
  currencyIdB: token('CAKE').address,
  id: '1',
}

function filled(path: string): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const sample = SAMPLES[name]
    if (sample === undefined) throw new Error(`No sample for :${name} of ${path}`)
    return sample
  })
}

const nameOf = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll(':', '').replaceAll('/', '-')

const isThere = ({ area, page }: RouteFacts): boolean => page !== null && (area === null || facts.areas[area] === true)

/** Places that are off show one and the same page: the first of them stands for all. */
const standsIn = table.find((route) => !isThere(route))

const placesOf = (routes: readonly RouteFacts[]): Place[] => [
  ...routes.map(({ path }) => ({ name: nameOf(path), path: filled(path) })),
  { name: 'not-found', path: '/nowhere' },
]

/** Every page of the product's own table, and the one for all other addresses. */
export const allPlaces = placesOf(table)

const there = table.filter(isThere)
const isFirst = (route: RouteFacts) => there.find(({ page }) => page === route.page) === route
const isLast = (route: RouteFacts) => there.findLast(({ page }) => page === route.page) === route

/** A page that stands at several paths is looked at under the first, which says least, and the last, which says most. */
const pages = placesOf(table.filter((route) => isFirst(route) || isLast(route) || route === standsIn))

/** One path of each page that is there. */
export const pagesOnce = placesOf(there.filter(isFirst)).slice(0, -1)

/** Waits until nothing is still to come, of a page or of the dialog in front: what comes may move all that stands below it. */
export const nothingAwaited = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector('main')
        const awaited = front?.querySelectorAll('[aria-busy="true"]') ?? []
        return [...awaited].map(({ outerHTML }) => outerHTML.slice(0, 120))
      }),
    )
    .toEqual([])

/** Opens every page, or those given, one after the other, and hands each over by name once all of it is there. */
export async function eachPlace(
  page: Page,
  say: Say,
  use: (name: string) => Promise<void>,
  places: readonly Place[] = pages,
): Promise<void> {
  for (const { name, path } of places) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: say('Skip to content') })).toBeAttached()
    await nothingAwaited(page)
    await use(name)
  }
}
