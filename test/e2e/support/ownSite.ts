import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, resolve } from 'node:path'

const MEDIA: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/** A host of a build. A journey with one of its own may change it: that affects no other browser. */
export interface OwnSite {
  url: string
  /** The folder served now. */
  folder: string
  /** The body of `service-worker.json`; the folder's own file unless set. */
  workerSwitch: string | null
  /** Delay of page responses; assets are not delayed. */
  pageDelayMs: number
  /** A path whose requests get no response; null for none. */
  silentPath: string | null
  /** Every request so far, as `GET /path`. */
  requests: string[]
  stop(): Promise<void>
}

function fileFor(folder: string, path: string): string | null {
  const file = join(folder, normalize(path))
  return file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null
}

const pathOf = ({ url = '/' }: IncomingMessage): string => decodeURIComponent(new URL(url, 'http://host').pathname)

interface Hosting {
  /** The path under which the host serves the build, with a slash at both ends. */
  at?: string
  /** A free one unless set. */
  port?: number
  /** Headers of every response, in addition to the cache headers. */
  headers?: Readonly<Record<string, string>>
}

/**
 * Serves a build as docs/hosting.md requires: pages for unknown paths, hashed files cached for ever, other files not
 * cached.
 */
export async function startOwnSite(
  folder: string,
  { at = '/', port = 0, headers: own = {} }: Hosting = {},
): Promise<OwnSite> {
  const server = createServer((request, response) => {
    const requestPath = pathOf(request)
    site.requests.push(`${request.method} ${requestPath}`)
    if (!requestPath.startsWith(at)) {
      response.writeHead(404).end()
      return
    }
    const path = requestPath.slice(at.length - 1)
    if (path === site.silentPath) return
    if (path === '/service-worker.json' && site.workerSwitch !== null) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(site.workerSwitch)
      return
    }
    const file = fileFor(site.folder, path)
    if (file === null && extname(path) !== '') {
      response.writeHead(404).end()
      return
    }
    const isHashed = path.startsWith('/assets/')
    const type = MEDIA[file === null ? '.html' : extname(file)] ?? 'application/octet-stream'
    const cacheControl = isHashed ? 'max-age=31536000, immutable' : 'no-cache'
    const headers = { 'content-type': type, 'cache-control': cacheControl, ...own }
    const respond = () => response.writeHead(200, headers).end(readFileSync(file ?? join(site.folder, 'index.html')))
    if (type.startsWith('text/html') && site.pageDelayMs > 0) setTimeout(respond, site.pageDelayMs).unref()
    else respond()
  })
  await new Promise<void>((done) => {
    server.listen(port, '127.0.0.1', done)
  })
  const site: OwnSite = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder: resolve(folder),
    workerSwitch: null,
    pageDelayMs: 0,
    silentPath: null,
    requests: [],
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return site
}
