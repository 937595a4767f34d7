import { createServer, type ServerResponse } from 'node:http'
import type { Rpc } from '../node/rpc.ts'
import { errorPage, STYLE, type PageResponse, type Sources } from './layout.ts'
import { createNameResolver } from './names.ts'
import { addressPage, blockPage, countdownPage, homePage, tokenPage, transactionPage } from './pages.ts'

const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

const PAGES: Record<string, (sources: Sources, id: string) => Promise<PageResponse>> = {
  tx: transactionPage,
  address: addressPage,
  token: tokenPage,
  block: blockPage,
}

function respond(sources: Sources, path: string): Promise<PageResponse> {
  if (path === '/') return homePage(sources)
  const [, kind = '', id = '', ...more] = path.split('/')
  if (kind === 'block' && id === 'countdown' && more.length === 1) return countdownPage(sources, more[0] ?? '')
  const show = more.length === 0 && Object.hasOwn(PAGES, kind) ? PAGES[kind] : undefined
  return show
    ? show(sources, id)
    : Promise.resolve(errorPage(404, 'Not found', 'There are pages for transactions, addresses, tokens and blocks.'))
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { ...HEADERS, 'content-type': `${type}; charset=utf-8` }).end(text)
}

/** Read-only block explorer on a loopback port. */
export interface Explorer {
  url: string
  stop(): Promise<void>
}

/** Starts the explorer. Resolves when it listens. */
export async function startExplorer(rpc: Rpc, port: number): Promise<Explorer> {
  const sources = { rpc, names: createNameResolver(rpc) }
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    if (path === '/style.css') return send(response, 200, 'text/css', STYLE)
    const reply =
      request.method === 'GET' || request.method === 'HEAD'
        ? respond(sources, path)
        : Promise.resolve(errorPage(405, 'Not allowed', 'This explorer is read-only.'))
    void reply
      .catch((error: Error) => errorPage(502, 'No response', `The chain did not respond: ${error.message}.`))
      .then(({ status, body }) => send(response, status, 'text/html', body.text))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
