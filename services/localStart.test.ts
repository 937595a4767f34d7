import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freePorts, startLocalChain } from './testing/localChain.ts'

/** Returns the command lines of processes that name a port; Linux only, elsewhere none. */
const processesOf = (port: number): string[] =>
  (process.platform === 'linux' ? readdirSync('/proc') : []).flatMap((name) => {
    try {
      const line = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
      return line.includes(String(port)) ? [line.join(' ')] : []
    } catch {
      return []
    }
  })

test(
  'npm start does not wait for the services of its local chain, and ends them with it',
  { timeout: 300_000 },
  async () => {
    const [port = 0] = await freePorts(1)
    const chain = await startLocalChain(['--services-port', String(port)])
    const url = `http://127.0.0.1:${port}`
    try {
      // The summary comes before the services are ready.
      expect(chain.output()).toContain(`${url} (they start in the background)`)
      expect(chain.output()).not.toContain('The services are ready')
      await chain.waitForOutput(/The services are ready/)
      expect(await (await fetch(`${url}/ready`)).json()).toEqual({ status: 'ready' })
    } finally {
      expect(await chain.stop()).toBe(0)
    }
    expect(processesOf(port)).toEqual([])
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed')
  },
)
