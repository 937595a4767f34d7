import { spawn, type ChildProcess } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { StopReason } from './stopReason.ts'

/** A process that we started in a process group of its own, so that it and what it starts can be ended together. */
export interface Child {
  /** Resolves with how it ended and what it complained of, as the end of a sentence without a full stop. */
  ended: Promise<string>
  /** Resolves when its output shows `pattern`; rejects with a StopReason when it ends or `timeoutMs` pass before. */
  says(pattern: RegExp, timeoutMs: number): Promise<void>
  /** Resolves when it and its group are gone. */
  stop(): Promise<void>
}

interface Order {
  name: string
  command: string
  args: readonly string[]
  directory: string
  environment?: NodeJS.ProcessEnv
}

const LAST_LINES = 40
const PATIENCE_MS = 3000
const hasGroups = process.platform !== 'win32'
const running = new Set<Child>()

/** Ends a child's group should we ourselves be killed without a chance to: the pipe to it then closes by itself. */
function leash(child: ChildProcess): () => void {
  if (!hasGroups || child.pid === undefined) return () => {}
  const script = 'read -r released || kill -s KILL -- "-$0" 2>/dev/null'
  const holder = spawn('sh', ['-c', script, String(child.pid)], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  holder.on('error', () => {})
  holder.stdin.on('error', () => {})
  holder.unref()
  return () => holder.stdin.end('released\n')
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

/** Starts a process without a keyboard; its output is kept for `says` and for its last words, and shown to nobody. */
export function startChild({ name, command, args, directory, environment = process.env }: Order): Child {
  const child = spawn(command, args, {
    cwd: directory,
    env: environment,
    detached: hasGroups,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const release = leash(child)
  const lines: string[] = []
  const listeners = new Set<(line: string) => void>()

  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split(/\r?\n/)
      rest = parts.pop() ?? ''
      // Where CI is set some programs colour what they print, whoever reads it.
      for (const line of parts.map(stripVTControlCharacters).filter((part) => part.trim())) {
        lines.push(line.trim())
        if (lines.length > LAST_LINES) lines.shift()
        for (const listen of listeners) listen(line)
      }
    })
  }

  let hasEnded = false
  const ended = new Promise<string>((resolve) => {
    const settle = (how: string) => {
      hasEnded = true
      running.delete(self)
      signalGroup(child, 'SIGKILL')
      release()
      const words = complaint(lines)
      resolve(words ? `${how}; its last words: ${words}` : how)
    }
    child.once('error', (error) => settle(`it could not be started (${error.message})`))
    child.once('close', (code, signal) => settle(signal ? `it was ended by ${signal}` : `it ended with code ${code}`))
  })

  const self: Child = {
    ended,
    says: (pattern, timeoutMs) =>
      new Promise((resolve, reject) => {
        const settle = (act: () => void) => {
          clearTimeout(timer)
          listeners.delete(listen)
          act()
        }
        const listen = (line: string) => pattern.test(line) && settle(resolve)
        const timer = setTimeout(() => {
          const reason = `${name} was not ready after ${timeoutMs / 1000} s: ${complaint(lines) ?? 'it said nothing of why'}.`
          settle(() => reject(new StopReason(reason)))
        }, timeoutMs)
        listeners.add(listen)
        if (lines.some((line) => pattern.test(line))) settle(resolve)
        void ended.then((how) => settle(() => reject(new StopReason(`${name} did not start: ${how}.`))))
      }),
    async stop() {
      if (hasEnded) return
      signalGroup(child, 'SIGTERM')
      const impatient = setTimeout(() => signalGroup(child, 'SIGKILL'), PATIENCE_MS)
      await ended
      clearTimeout(impatient)
    },
  }
  running.add(self)
  return self
}

/** Ends every process that startChild started; resolves when they are gone. */
export async function stopAllChildren(): Promise<void> {
  await Promise.all([...running].map((child) => child.stop()))
}

/** Answers the last line that says what is wrong, cut and without a full stop; a log is mostly of other things. */
function complaint(lines: readonly string[]): string | undefined {
  const line = lines.findLast((text) => /error|in use|cannot|panic/i.test(text))
  return line?.replace(/[.\s]+$/, '').slice(0, 200)
}
