import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { startChild, type Child } from './node/child.ts'
import { root } from './node/root.ts'
import { StopReason } from './node/stopReason.ts'

const START_TIMEOUT_MS = 30_000

const vite = () => join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')

/** Dev server of the app; await `ready` before the first request. */
export interface AppServer {
  url: string
  child: Child
  /** Resolves when the app serves its first page and its entry script. */
  ready: Promise<void>
}

/**
 * Starts the app's dev server for a deployment (a value of DEPLOYMENT). The server is a separate process: it sets
 * development variables, which a later build in the same process would inherit.
 */
export function startApp(port: number, deployment: string): AppServer {
  const url = `http://localhost:${port}`
  const child = startChild({
    name: 'The app',
    command: process.execPath,
    args: [vite(), '--port', String(port), '--strictPort', '--clearScreen', 'false'],
    directory: root,
    environment: { ...process.env, DEPLOYMENT: deployment, NO_COLOR: '1' },
  })
  const serve = async () => {
    await child.waitForOutput(/Local:/, START_TIMEOUT_MS)
    for (const path of ['/', '/src/main.tsx']) {
      const response = await fetch(url + path, {
        headers: { accept: '*/*' },
        signal: AbortSignal.timeout(START_TIMEOUT_MS),
      })
      await response.text()
      if (!response.ok) throw new StopReason(`The app returned status ${response.status} for ${path}.`)
    }
  }
  return { url, child, ready: serve() }
}
