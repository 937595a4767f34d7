import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { JsonRpcProvider } from 'ethers'

const root = fileURLToPath(new URL('../..', import.meta.url))
const START_TIMEOUT_MS = 240_000

/** Returns free ports of this machine. */
export const freePorts = (count: number): Promise<number[]> =>
  Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<number>((resolve, reject) => {
          const server = createServer().once('error', reject)
          server.listen(0, '127.0.0.1', () => {
            const address = server.address()
            server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
          })
        }),
    ),
  )

/** Connects to a node of which every read is new: ethers otherwise repeats a result for a quarter of a second. */
export const openProvider = (url: string): JsonRpcProvider =>
  new JsonRpcProvider(url, undefined, { staticNetwork: true, cacheTimeout: -1 })

/** Running command of the local chain, and what it has printed. */
export interface LocalChain {
  url: string
  output(): string
  waitForOutput(pattern: RegExp): Promise<void>
  stop(): Promise<number | null>
}

/** Starts the local chain of `npm start` without the app, by default without the services. Resolves when it is seeded. */
export async function startLocalChain(options: readonly string[] = ['--no-services']): Promise<LocalChain> {
  const [port = 0, explorerPort = 0, listsPort = 0] = await freePorts(3)
  const ports = ['--port', `${port}`, '--explorer-port', `${explorerPort}`, '--lists-port', `${listsPort}`]
  const args = ['--import', 'tsx', 'devnet/start.ts', '--no-app', '--still', ...ports, ...options]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      for (const listen of listeners) listen()
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const waitForOutput = (pattern: RegExp) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No output matches ${pattern}:\n${text}`)), START_TIMEOUT_MS)
      const settle = (act: () => void) => {
        clearTimeout(timer)
        listeners.delete(look)
        act()
      }
      const look = () => pattern.test(text) && settle(resolve)
      listeners.add(look)
      look()
      void ended.then(() => settle(() => reject(new Error(`The local chain ended:\n${text}`))))
    })
  const stop = () => {
    child.kill('SIGINT')
    return ended
  }
  try {
    await waitForOutput(/Ctrl-C/)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `http://127.0.0.1:${port}`, output: () => text, waitForOutput, stop }
}
