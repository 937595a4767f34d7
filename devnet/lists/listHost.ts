import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { BROKEN_LIST, GOOD_LIST, NEWER_LIST, type ListDocument } from './documents.ts'
import { pageOf } from './page.ts'

const HEADERS = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}
const PAGE_POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'"

const BY_CONTENT: ReadonlyMap<string, ListDocument> = new Map(
  [GOOD_LIST, NEWER_LIST, BROKEN_LIST].map((document) => [document.cid, document]),
)

/** Host of token lists on a loopback port; also the local IPFS gateway. */
export interface ListHost {
  url: string
  stop(): Promise<void>
}

/** Starts the host of three sample lists. Resolves when it listens. */
export async function startListHost(port: number): Promise<ListHost> {
  const url = `http://127.0.0.1:${port}`
  let isNewerPublished = false

  const listAt = (path: string): ListDocument | undefined => {
    if (path === '/list.json') return isNewerPublished ? NEWER_LIST : GOOD_LIST
    if (path === '/newer.json') return NEWER_LIST
    if (path === '/broken.json') return BROKEN_LIST
    return BY_CONTENT.get(/^\/ipfs\/([a-z2-7]+)\/?$/.exec(path)?.[1] ?? '')
  }

  function handle({ method, url: requestUrl = '/' }: IncomingMessage, response: ServerResponse): void {
    const path = requestUrl.split('?', 1)[0] ?? '/'
    if (method === 'POST' && (path === '/publish' || path === '/withdraw')) {
      isNewerPublished = path === '/publish'
      return void response.writeHead(303, { ...HEADERS, location: '/' }).end()
    }
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && path === '/') {
      const head = { ...HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_POLICY }
      return void response.writeHead(200, head).end(pageOf(url, isNewerPublished))
    }
    const list = isRead ? listAt(path) : undefined
    if (!list) return void response.writeHead(isRead ? 404 : 405, HEADERS).end()
    return void response.writeHead(200, { ...HEADERS, 'content-type': 'application/json' }).end(list.text)
  }

  const server = createServer(handle)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
