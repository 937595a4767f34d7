import { type ComponentType, lazy } from 'react'
import { redirectFor } from './redirects.rules'
import { type RouteFacts, routeOf } from './routes'
import type { AppStore } from '../state/storeHooks'

type LoadPage = () => Promise<ComponentType>

/** A route with a page. */
interface PageRoute extends Pick<RouteFacts, 'area'> {
  page: LoadPage
  late: RouteFacts['late'] | undefined
}

interface Pages {
  /** Pages whose code is loaded. */
  loaded: Map<LoadPage, ComponentType>
  /** Lazy components of the others. */
  lazies: Map<LoadPage, ComponentType>
}

/** By store, because the late parts of a page's area are added to one. */
const pagesByStore = new WeakMap<AppStore, Pages>()

function pagesOf(store: AppStore): Pages {
  const pages = pagesByStore.get(store) ?? { loaded: new Map(), lazies: new Map() }
  pagesByStore.set(store, pages)
  return pages
}

/** Loads a page, and adds the late parts of its area to the store. */
async function load({ page, area, late }: PageRoute, store: AppStore): Promise<ComponentType> {
  const parts = late && import('./lateParts').then(({ addLateParts }) => addLateParts(store, { area, late }))
  const [Page] = await Promise.all([page(), parts])
  pagesOf(store).loaded.set(page, Page)
  return Page
}

function lazyOf(route: PageRoute, store: AppStore): ComponentType {
  const { lazies } = pagesOf(store)
  const Page = lazies.get(route.page) ?? lazy(async () => ({ default: await load(route, store) }))
  lazies.set(route.page, Page)
  return Page
}

/**
 * Returns the component of a page: itself if its code is loaded, else a lazy one (trading 2.1). React shows the
 * fallback of a lazy one for at least 300 ms, so that it does not flicker.
 */
export const pageOf = (route: PageRoute, store: AppStore): ComponentType =>
  pagesOf(store).loaded.get(route.page) ?? lazyOf(route, store)

/**
 * Preloads the code of the page at a path, on hover or focus of its link. Resolves when the code is loaded or has
 * failed.
 */
export async function preloadPage(pathname: string, store: AppStore): Promise<void> {
  const target = redirectFor({ pathname, search: '', hash: '' }) ?? pathname
  const { page = null, area = null, late } = routeOf(target) ?? {}
  // A failed load is reported when the page is visited.
  if (page) await load({ page, area, late }, store).catch(() => undefined)
}
