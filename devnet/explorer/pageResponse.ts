import type { Rpc } from '../node/rpc.ts'
import { markup, type Markup } from './html.ts'
import { page } from './layout.ts'
import type { NameResolver } from './names.ts'

/** A page and its HTTP status. */
export interface PageResponse {
  status: number
  body: Markup
}

/** Data sources of the pages. */
export interface Sources {
  rpc: Rpc
  names: NameResolver
}

/** Returns a page with status 200. */
export const pageFound = (title: string, body: Markup): PageResponse => ({ status: 200, body: page(title, body) })

/** Returns an error page: a status and one sentence that gives the reason. */
export const errorPage = (status: 404 | 405 | 502, title: string, sentence: string): PageResponse => ({
  status,
  body: page(title, markup`<p>${sentence}</p>`),
})
