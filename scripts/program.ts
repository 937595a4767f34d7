import { spawn, type ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url))

export interface ProgramResult {
  /** Exit code; for a program ended by a signal 128 plus the signal's number, as in shells. */
  code: number
  output: string
  tookMs: number
}

export interface RunOptions {
  environment?: NodeJS.ProcessEnv
  /** Prints the output as it arrives, in addition to collecting it. */
  isShown?: boolean
}

const KILL_DELAY_MS = 10_000
const isWindows = process.platform === 'win32'
const running = new Set<ChildProcess>()
let interruptedBy: NodeJS.Signals | null = null

/** Returns the signal that requested a stop, so that no further program is started; null without one. */
export const interruption = (): NodeJS.Signals | null => interruptedBy

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (isWindows) child.kill(name)
    else process.kill(-child.pid, name)
  } catch {
    // The group has ended already.
  }
}

const signalAll = (name: NodeJS.Signals) => {
  for (const child of running) signal(child, name)
}

/** Ends every running program when this process is stopped: first with SIGINT, later with SIGKILL. */
export function stopProgramsOnExit(): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (interruptedBy) return
      interruptedBy = name
      // Test runners clean up on SIGINT and on no other signal.
      signalAll('SIGINT')
      setTimeout(() => signalAll('SIGKILL'), KILL_DELAY_MS).unref()
    })
  }
  process.on('exit', () => signalAll('SIGKILL'))
}

/** Returns the path of a program that npm ci installed. */
export const npmProgram = (name: string): string => join(root, 'node_modules', '.bin', isWindows ? `${name}.cmd` : name)

/** Runs a program in the repository's folder, in its own process group. Resolves with its exit code and output. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<ProgramResult> {
  const { environment = process.env, isShown = false } = options
  const startedAt = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    env: environment,
    detached: !isWindows,
    shell: isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const pieces: string[] = []
  const collect = (stream: NodeJS.ReadableStream, shown: NodeJS.WriteStream) =>
    stream.setEncoding('utf8').on('data', (text: string) => {
      pieces.push(text)
      if (isShown) shown.write(text)
    })
  collect(child.stdout, process.stdout)
  collect(child.stderr, process.stderr)
  return new Promise((resolve) => {
    const end = (code: number) => {
      running.delete(child)
      resolve({ code, output: pieces.join(''), tookMs: performance.now() - startedAt })
    }
    child.once('error', (error) => {
      pieces.push(`${command} could not be started: ${error.message}\n`)
      end(127)
    })
    // Child processes left by the program would keep the pipes and ports open.
    child.once('exit', () => signal(child, 'SIGKILL'))
    child.once('close', (code, name) => end(code ?? 128 + (name ? constants.signals[name] : 0)))
  })
}
