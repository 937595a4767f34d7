import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** `npm start` without npm, and its output so far. */
export interface Command {
  pid: number
  output(): string
  /** Resolves when the output matches; rejects if the command ends first. */
  waitForOutput(pattern: RegExp): Promise<void>
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** Runs the start command with options, without the services, in this environment plus the given variables. */
export function start(options: readonly string[], environment: NodeJS.ProcessEnv = {}): Command {
  const child = spawn(process.execPath, ['--import', 'tsx', 'devnet/start.ts', '--no-services', ...options], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const pendingHash = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      for (const look of pendingHash) look()
    })
  }
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  return {
    pid: child.pid ?? 0,
    output: () => text,
    waitForOutput: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (pattern.test(text)) resolve()
        }
        pendingHash.add(look)
        look()
        void ended.then(() => reject(new Error(`The command ended without output that matches ${pattern}:\n${text}`)))
      }),
    ended,
  }
}

interface Process {
  pid: number
  command: string
}

/** Returns the processes whose command line contains all the words; Linux only. */
export function processesWith(...words: string[]): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').join(' ')
        return words.every((word) => command.includes(word)) ? [{ pid: Number(name), command }] : []
      } catch {
        return []
      }
    })
}

/** Waits up to 15 seconds until no command line contains all the words. Returns the remaining processes. */
export async function remainingProcesses(...words: string[]): Promise<Process[]> {
  for (let attempt = 0; attempt < 150 && processesWith(...words).length > 0; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return processesWith(...words)
}

/** What the command prints once it is ready. */
export const READY = /Hotcake is ready after [\d.]+ s\.[^]*Ctrl-C/

/** Returns the last line of a command that ended without a signal, and its exit code. */
export async function lastSentence(command: Command): Promise<{ sentence: string; code: number | null }> {
  const { code } = await command.ended
  const lines = command.output().trim().split('\n')
  return { sentence: lines.at(-1) ?? '', code }
}

const kill = ({ pid }: Command, signal: NodeJS.Signals): boolean => process.kill(pid, signal)

/**
 * Returns functions that run a command and send it a signal. Each test ends its commands, and fails if a process with
 * one of these ports remains.
 */
export function startedCommands(ports: readonly number[]): { run: typeof start; kill: typeof kill } {
  const commands: Command[] = []
  afterEach(async () => {
    for (const command of commands.splice(0)) {
      try {
        kill(command, 'SIGTERM')
      } catch {
        // It has ended already.
      }
      await command.ended
    }
    const remaining = ports.map((port) => remainingProcesses('--port', String(port)))
    const commandLines = (await Promise.all(remaining)).flat().map(({ command }) => command)
    if (commandLines.length > 0) throw new Error(`Left behind: ${commandLines.join('\n')}`)
  })
  const run: typeof start = (options, environment) => {
    const command = start(options, environment)
    commands.push(command)
    return command
  }
  return { run, kill }
}
