import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PACKAGED = '/usr/lib/postgresql'

/** Returns the folder of PostgreSQL's programs from Debian's package. */
function postgresPrograms(): string {
  const [newest = ''] = readdirSync(PACKAGED).toSorted((first, second) => Number(second) - Number(first))
  return join(PACKAGED, newest, 'bin')
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Returns the command of a program. PostgreSQL refuses to run as root, so root runs it as the package's user. */
const asUser = (program: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]]

const START_TIMEOUT_MS = 60_000

/** Starts an empty server of its own in a temporary folder. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const programs = postgresPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'services-postgres-'))
  chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  const [initdb, initdbArgs] = asUser(join(programs, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '--no-sync'])
  execFileSync(initdb, initdbArgs, { stdio: 'pipe' })
  const port = await freePort()
  const settings = ['-c', 'fsync=off', '-c', `unix_socket_directories=${folder}`, '-c', 'listen_addresses=127.0.0.1']
  const [postgres, args] = asUser(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings])
  const server = spawn(postgres, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('PostgreSQL did not start')), START_TIMEOUT_MS)
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (!text.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve()
    })
  })
  return {
    url: `postgresql://test@127.0.0.1:${port}/postgres`,
    async stop() {
      // A signal would reach runuser and not the server.
      const [control, stopArgs] = asUser(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-s'])
      execFileSync(control, stopArgs, { stdio: 'pipe' })
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
