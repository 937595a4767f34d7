import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { BROKEN_LIST, FIRST_LIST, NEWER_LIST, type ListDocument } from './documents.ts'
import { UNLISTED_TOKENS, unlistedAddress } from './listedTokens.ts'
import { BROKEN_NAME, LIST_NAME } from './names.ts'
import { gatewayFiles } from '../profile/metadata.ts'

const HEADERS = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}
const PAGE_POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'"

const BY_CONTENT: ReadonlyMap<string, ListDocument> = new Map(
  [FIRST_LIST, NEWER_LIST, BROKEN_LIST].map((document) => [document.cid, document]),
)

const row = (label: string, text: string) => `<dt>${label}</dt><dd><code>${text}</code></dd>`

/** Returns the host's own page: values to paste into the app, and the button that publishes the newer version. */
const pageOf = (url: string, isNewerPublished: boolean): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Token lists to try</title>
<h1>Token lists to try</h1>
<dl>
${row('A good list', `${url}/list.json`)}
${row('Its newer version', `${url}/newer.json`)}
${row('A broken list', `${url}/broken.json`)}
${row('The good list by content', `ipfs://${FIRST_LIST.cid}`)}
${row('The good list by name', LIST_NAME)}
${row('A name whose content cannot be read', BROKEN_NAME)}
${UNLISTED_TOKENS.map(({ key, name }) => row(name, unlistedAddress(key))).join('\n')}
</dl>
<form method="post" action="/${isNewerPublished ? 'withdraw' : 'publish'}">
<p>list.json is now version ${isNewerPublished ? '1.1.0' : '1.0.0'}.
<button>${isNewerPublished ? 'Withdraw the newer version' : 'Publish the newer version'}</button></p>
</form>
`

/** Host of token lists on a loopback port; also the local IPFS gateway, which serves the collectibles. */
export interface ListHost {
  url: string
  stop(): Promise<void>
}

/** Starts the host of three sample lists and of the collectibles' files. Resolves when it listens. */
export async function startListHost(port: number): Promise<ListHost> {
  const url = `http://127.0.0.1:${port}`
  const collectibleFiles = gatewayFiles()
  let isNewerPublished = false

  const listAt = (path: string): ListDocument | undefined => {
    if (path === '/list.json') return isNewerPublished ? NEWER_LIST : FIRST_LIST
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
    const file = isRead && path.startsWith('/ipfs/') ? collectibleFiles.get(path.slice('/ipfs/'.length)) : undefined
    if (file) return void response.writeHead(200, { ...HEADERS, 'content-type': file.contentType }).end(file.text)
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
