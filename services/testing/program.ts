import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Process of the services. */
export interface RunningProgram {
  /** Everything that the program has printed. */
  output(): string
  /** Resolves with the URL when the program listens; rejects if it ends before. */
  url: Promise<string>
  ended: Promise<number | null>
  signal(name: NodeJS.Signals): void
}

/** Starts the services as a process of their own, with the given options and environment; without an index. */
export const startProgram = (args: readonly string[], environment: NodeJS.ProcessEnv = {}): RunningProgram =>
  startWithIndex(['--no-index', ...args], environment)

/** Starts the services with the index of the chain. */
export function startWithIndex(args: readonly string[], environment: NodeJS.ProcessEnv = {}): RunningProgram {
  const { DATABASE_URL: _url, SERVICES_DATA: _data, DEPLOYMENT: _deployment, ...inherited } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', 'services/serve.ts', ...args], {
    cwd: root,
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const url = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part
        const [, found] = /"event":"listening","url":"([^"]+)"/.exec(text) ?? []
        if (found !== undefined) resolve(found)
      })
    }
    void ended.then(() => reject(new Error(text)))
  })
  url.catch(() => {})
  return { output: () => text, url, ended, signal: (name) => void child.kill(name) }
}
