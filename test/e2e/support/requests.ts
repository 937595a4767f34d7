import type { BrowserContext, Page } from '@playwright/test'
import { hostsOf } from '../../../scripts/contentSecurityPolicy.ts'
import { readDeployment } from '../../../scripts/readDeployment.ts'
import type { Walk } from './accessTour.ts'
import { allPages, eachPage } from './routes.ts'
import { setLanguage } from './overlay.ts'
import { deploymentFolder } from './site.ts'

/** A request of the browser during a tour. */
export interface TourRequest {
  method: string
  /** The origin and the path, without query; the hash in a file's name is left out. */
  address: string
  times: number
  /** Whether the host is the page's own or one that the deployment names. */
  isExpected: boolean
}

/** Schemes that the browser resolves within the page. */
const NOT_SENT = /^(data|blob|about):/

function recordRequests(context: BrowserContext): { method: string; url: string }[] {
  const all: { method: string; url: string }[] = []
  const note = (method: string, url: string) => {
    if (!NOT_SENT.test(url)) all.push({ method, url })
  }
  context.on('request', (request) => note(request.method(), request.url()))
  context.on('page', (page) => page.on('websocket', (socket) => note('SOCKET', socket.url())))
  return all
}

const addressOf = (url: string): string => {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname.replace(/-[\w-]{6,8}(?=\.\w+$)/, '')}`
}

/** The walk through every page of the route table. */
export const eachRoute: Walk = (page, translate, use) => eachPage(page, translate, use, allPages)

/**
 * Takes a walk through the product in German on a new page, and returns all requests. Calls `use` with the name of each
 * page or overlay while it is open.
 */
export async function requestsOfTour(
  context: BrowserContext,
  siteUrl: string,
  walk: Walk,
  use: (page: Page, name: string) => Promise<void> = () => Promise.resolve(),
): Promise<TourRequest[]> {
  const { facts } = readDeployment(`./${deploymentFolder}`)
  const hosts = new Set([new URL(siteUrl).origin, ...hostsOf(facts)].map((host) => new URL(host).host))
  const recorded = recordRequests(context)
  const page = await context.newPage()
  const translate = await setLanguage(page, 'de-DE')
  await walk(page, translate, (name) => use(page, name))
  const byAddress = new Map<string, TourRequest>()
  for (const { method, url } of recorded) {
    const address = addressOf(url)
    const known = byAddress.get(`${method} ${address}`)
    const isExpected = hosts.has(new URL(url).host)
    byAddress.set(`${method} ${address}`, { method, address, isExpected, times: (known?.times ?? 0) + 1 })
  }
  return [...byAddress.values()].toSorted((one, other) => (one.address < other.address ? -1 : 1))
}
