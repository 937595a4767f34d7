import type { BrowserContext, Page } from '@playwright/test'
import { hostsOf } from '../../../scripts/contentSecurityPolicy.ts'
import { readDeployment } from '../../../scripts/readDeployment.ts'
import { appUrl, deploymentFolder } from './site.ts'

/** Requests of the browser for one address. */
export interface AddressRequests {
  method: string
  /** The origin and the path, without query; the hash in a file's name is left out. */
  address: string
  times: number
  /** Whether the host is the page's own or one that the deployment names. */
  isExpected: boolean
}

/** Schemes that the browser resolves within the page. */
const NOT_SENT = /^(data|blob|about):/

const addressOf = (url: string): string => {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname.replace(/-[\w-]{6,8}(?=\.\w+$)/, '')}`
}

/**
 * Records the requests and sockets of all pages of a context. Returns a function that returns them by address. `own` are
 * further URLs of the page's own services.
 */
export function watchRequests(context: BrowserContext, own: readonly string[] = []): () => AddressRequests[] {
  const { facts } = readDeployment(`./${deploymentFolder}`)
  const hosts = new Set([appUrl, ...hostsOf(facts), ...own].map((host) => new URL(host).host))
  const byAddress = new Map<string, AddressRequests>()
  function note(method: string, url: string): void {
    if (NOT_SENT.test(url)) return
    const address = addressOf(url)
    const key = `${method} ${address}`
    const isExpected = hosts.has(new URL(url).host)
    byAddress.set(key, { method, address, isExpected, times: (byAddress.get(key)?.times ?? 0) + 1 })
  }
  const watchSockets = (page: Page) => page.on('websocket', (socket) => note('SOCKET', socket.url()))
  context.on('request', (request) => note(request.method(), request.url()))
  context.on('page', watchSockets)
  for (const page of context.pages()) watchSockets(page)
  return () => [...byAddress.values()].toSorted((one, other) => (one.address < other.address ? -1 : 1))
}
