import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Log } from '../http/log.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const program = fileURLToPath(new URL('bin/ponder.js', import.meta.resolve('ponder')))
/** Ponder ends itself within 5 s of SIGINT. */
const KILL_DELAY_MS = 8000
const REQUEST_TIMEOUT_MS = 10_000

/** Process of Ponder, which indexes the chain and serves the paths of `src/api`. */
export interface IndexChild {
  ended: Promise<string>
  hasEnded(): boolean
  /** True once Ponder has reported that its store is of another chain than that of the nodes. */
  isStoreStray(): boolean
  /** Newest messages of Ponder, the last one last. */
  lastMessages(): readonly string[]
  fetch(path: string, body?: unknown): Promise<Response>
  stop(): Promise<void>
}

/** Returns a port that is free now. Ponder uses the next one if another process takes it before Ponder listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

interface ChildOptions {
  /** Ponder's command: `start` writes to the store, `serve` only reads what another process writes. */
  command: 'start' | 'serve'
  storeName: string
  environment: Readonly<Record<string, string>>
  log: Log
}

interface Line {
  level?: number
  msg?: string
  error?: { message?: string }
  port?: number
}

/** Ponder's message once it listens, with the port. */
const LISTENING = 'Created HTTP server'

/** Messages that the log of a restart names. */
const MESSAGES = 5

const WARNING_LEVEL = 40
const ERROR_LEVEL = 50

/** Ponder's error at a start on a store whose final blocks are not on the chain. */
const STRAY_STORE = /cannot move backwards/

/** Returns a line of Ponder's log; null for a line that Ponder did not write. */
function readLine(line: string): Line | null {
  try {
    return JSON.parse(line) as Line
  } catch {
    return null
  }
}

/** Logs a line of Ponder's, if it is a warning or an error. */
function logLine({ level = 0, msg, error }: Line, log: Log): void {
  // The first line of an error: the others repeat the request, which contains accounts.
  const reason = [msg, error?.message?.split('\n')[0]].filter(Boolean).join(': ')
  if (level >= ERROR_LEVEL) log('error', 'the index reports an error', { reason })
  else if (level >= WARNING_LEVEL) log('warning', 'the index reports a warning', { reason })
}

export async function startIndexChild({ command, storeName, environment, log }: ChildOptions): Promise<IndexChild> {
  const place = ['--root', folder, '--schema', storeName, '--port', String(await freePort()), '--hostname', '127.0.0.1']
  const { DATABASE_URL: _url, DATABASE_SCHEMA: _schema, PORT: _port, ...inherited } = process.env
  const child = spawn(process.execPath, [program, command, ...place, '--log-format', 'json'], {
    cwd: folder,
    env: { ...inherited, ...environment, PONDER_TELEMETRY_DISABLED: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let lastError = ''
  let messages: string[] = []
  let isStray = false
  let hasEnded = false
  let port: number | null = null
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        isStray ||= STRAY_STORE.test(line)
        const read = readLine(line)
        if (read) {
          logLine(read, log)
          messages = [...messages, read.msg ?? ''].slice(-MESSAGES)
        } else if (/error/i.test(line)) lastError = line.trim()
        if (read?.msg === LISTENING) port = read.port ?? null
      }
    })
  }
  const ended = new Promise<string>((resolve) => {
    const settle = (reason: string) => {
      hasEnded = true
      resolve(`${reason} ${lastError}`.trim())
    }
    child.once('error', ({ message }) => settle(message))
    child.once('close', (code, signal) => settle(signal ?? `code ${code}`))
  })
  return {
    ended,
    hasEnded: () => hasEnded,
    isStoreStray: () => isStray,
    lastMessages: () => messages,
    async fetch(path, body) {
      if (port === null) throw new Error('the index does not listen yet')
      return fetch(`http://127.0.0.1:${port}${path}`, {
        ...(body !== undefined && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      })
    },
    async stop() {
      child.kill('SIGINT')
      const force = setTimeout(() => child.kill('SIGKILL'), KILL_DELAY_MS)
      await ended
      clearTimeout(force)
    },
  }
}
