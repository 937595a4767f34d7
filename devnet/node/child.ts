import { spawn, type ChildProcess } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { StopReason } from './stopReason.ts'

/** Child process in its own process group, so that it and its own children can be ended together. */
export interface Child {
  /** Resolves with the reason why it ended and its last error line, as the end of a sentence without a full stop. */
  ended: Promise<string>
  /** Resolves when its output matches `pattern`. Rejects with a StopReason if it ends or `timeoutMs` pass before. */
  waitForOutput(pattern: RegExp, timeoutMs: number): Promise<void>
  /** Its last lines of output, for the report of a failure. */
  lastLines(): readonly string[]
  /** Resolves when the process and its group have ended. */
  stop(): Promise<void>
}

interface ChildOptions {
  name: string
  command: string
  args: readonly string[]
  directory: string
  environment?: NodeJS.ProcessEnv
}

const MAX_LINES = 40
const KILL_DELAY_MS = 3000
const hasGroups = process.platform !== 'win32'
const running = new Set<Child>()

/**
 * Kills a child's process group if this process is killed: the pipe to the helper shell then closes. Returns a function
 * that disarms the watchdog.
 */
function killGroupOnExit(child: ChildProcess): () => void {
  if (!hasGroups || child.pid === undefined) return () => {}
  const script = 'read -r released || kill -s KILL -- "-$0" 2>/dev/null'
  const watchdog = spawn('sh', ['-c', script, String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.on('error', () => {})
  watchdog.stdin.on('error', () => {})
  watchdog.unref()
  return () => watchdog.stdin.end('released\n')
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (hasGroups) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * Starts a process without stdin. Its output is buffered for `waitForOutput` and for the last error line; it is not
 * printed.
 */
export function startChild({ name, command, args, directory, environment = process.env }: ChildOptions): Child {
  const child = spawn(command, args, {
    cwd: directory,
    env: environment,
    detached: hasGroups,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const disarmWatchdog = killGroupOnExit(child)
  const lines: string[] = []
  const listeners = new Set<(line: string) => void>()

  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split(/\r?\n/)
      rest = parts.pop() ?? ''
      // Some programs colour their output when CI is set, even if it goes to a pipe.
      for (const line of parts.map(stripVTControlCharacters).filter((part) => part.trim())) {
        lines.push(line.trim())
        if (lines.length > MAX_LINES) lines.shift()
        for (const listen of listeners) listen(line)
      }
    })
  }

  let hasEnded = false
  const ended = new Promise<string>((resolve) => {
    const settle = (endReason: string) => {
      hasEnded = true
      running.delete(self)
      signalGroup(child, 'SIGKILL')
      disarmWatchdog()
      const errorLine = lastErrorLine(lines)
      resolve(errorLine ? `${endReason}; its last error: ${errorLine}` : endReason)
    }
    child.once('error', (error) => settle(`it could not be started (${error.message})`))
    child.once('close', (code, signal) => settle(signal ? `it was ended by ${signal}` : `it ended with code ${code}`))
  })

  const self: Child = {
    ended,
    lastLines: () => lines,
    waitForOutput: (pattern, timeoutMs) =>
      new Promise((resolve, reject) => {
        const settle = (act: () => void) => {
          clearTimeout(timer)
          listeners.delete(listen)
          act()
        }
        const listen = (line: string) => pattern.test(line) && settle(resolve)
        const timer = setTimeout(() => {
          const reason = `${name} was not ready after ${timeoutMs / 1000} s: ${lastErrorLine(lines) ?? 'it printed no error'}.`
          settle(() => reject(new StopReason(reason)))
        }, timeoutMs)
        listeners.add(listen)
        if (lines.some((line) => pattern.test(line))) settle(resolve)
        void ended.then((endReason) => settle(() => reject(new StopReason(`${name} did not start: ${endReason}.`))))
      }),
    async stop() {
      if (hasEnded) return
      signalGroup(child, 'SIGTERM')
      const killTimer = setTimeout(() => signalGroup(child, 'SIGKILL'), KILL_DELAY_MS)
      await ended
      clearTimeout(killTimer)
    },
  }
  running.add(self)
  return self
}

/** Ends every process that startChild started. Resolves when all have ended. */
export async function stopAllChildren(): Promise<void> {
  await Promise.all([...running].map((child) => child.stop()))
}

/** Returns the last line that looks like an error, truncated and without a full stop; most log lines are not errors. */
function lastErrorLine(lines: readonly string[]): string | undefined {
  const line = lines.findLast((text) => /error|in use|cannot|panic/i.test(text))
  return line?.replace(/[.\s]+$/, '').slice(0, 200)
}
