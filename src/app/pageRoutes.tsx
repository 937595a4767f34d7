import { type ComponentType, lazy } from 'react'
import { redirectFor } from './redirects.rules'
import { routeOf } from './routes'

type LoadPage = () => Promise<ComponentType>

/** Pages whose code is loaded. */
const loadedPages = new Map<LoadPage, ComponentType>()

async function load(page: LoadPage): Promise<ComponentType> {
  const Page = await page()
  loadedPages.set(page, Page)
  return Page
}

/** Lazy components of pages whose code is not loaded yet. */
const lazies = new Map<LoadPage, ComponentType>()

function lazyOf(page: LoadPage): ComponentType {
  const Page = lazies.get(page) ?? lazy(async () => ({ default: await load(page) }))
  lazies.set(page, Page)
  return Page
}

/**
 * Returns the component of a page: itself if its code is loaded, else a lazy one (trading 2.1). React shows the
 * fallback of a lazy one for at least 300 ms, so that it does not flicker.
 */
export const pageOf = (page: LoadPage): ComponentType => loadedPages.get(page) ?? lazyOf(page)

/**
 * Preloads the code of the page at a path, on hover or focus of its link. Resolves when the code is loaded or has
 * failed.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const target = redirectFor({ pathname, search: '', hash: '' }) ?? pathname
  const page = routeOf(target)?.page
  // A failed load is reported when the page is visited.
  if (page) await load(page).catch(() => undefined)
}
