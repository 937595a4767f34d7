import type { Rpc } from '../node/rpc.ts'
import { markup, type Markup } from './html.ts'
import { page } from './layout.ts'
import type { Names } from './names.ts'

/** A page and its HTTP status. */
export interface Answer {
  status: number
  body: Markup
}

/** Where pages get their facts from. */
export interface Sources {
  rpc: Rpc
  names: Names
}

/** Answers a page that was found. */
export const found = (title: string, body: Markup): Answer => ({ status: 200, body: page(title, body) })

/** Answers a page that says in a sentence why there is nothing else on it. */
export const nothing = (status: 404 | 405 | 502, title: string, sentence: string): Answer => ({
  status,
  body: page(title, markup`<p>${sentence}</p>`),
})
