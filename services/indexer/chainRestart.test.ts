import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { queryAt, waitForHead } from '../testing/indexOf.ts'
import { freePorts, openProvider, startLocalChain } from '../testing/localChain.ts'
import { startWithIndex } from '../testing/program.ts'
import { prepareActors } from '../testing/randomActions.ts'
import { expectPairs, expectPlaces } from '../testing/recount.ts'

/** Code that takes the port of Ponder before Ponder does, in Ponder's own process. */
const TAKE_PORT = `
  import { createServer } from 'node:net'
  import { once } from 'node:events'
  if (process.argv[1].includes('ponder')) {
    const port = process.argv[process.argv.indexOf('--port') + 1]
    await once(createServer().listen(Number(port), '127.0.0.1').unref(), 'listening')
  }`

test(
  'figures equal a recount after the local chain has started anew, and on another port than the index was given',
  { timeout: 600_000 },
  async () => {
    const [port = 0] = await freePorts(1)
    const rpcUrl = `http://127.0.0.1:${port}`
    const folder = mkdtempSync(join(tmpdir(), 'services-index-'))
    const provider = openProvider(rpcUrl)
    const first = await startLocalChain(['--no-services', '--port', String(port)])
    const program = startWithIndex(['--port', '0'], {
      SERVICES_RPC: rpcUrl,
      SERVICES_DATA: join(folder, 'data'),
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=data:text/javascript,${encodeURIComponent(TAKE_PORT)}`,
    })
    const url = await program.url
    const query = queryAt(() => url)
    const act = await prepareActors(provider)
    await act(20, 1)
    await waitForHead(url, provider, program.output)
    expect(program.output()).toContain('Port in use')
    const { pairs: before = [] } = await query('exchange', '{ pairs(where: { swaps_gt: 0 }) { id } }')
    expect(before.length).toBeGreaterThan(0)
    await first.stop()
    const second = await startLocalChain(['--no-services', '--port', String(port)])
    await provider.send('evm_setIntervalMining', [0])
    await waitForHead(url, provider, program.output)
    expect(await expectPairs(provider, query)).toBeGreaterThan(20)
    expect(await expectPlaces(provider, query)).toBeGreaterThan(10)
    const { pairs: after = [] } = await query('exchange', '{ pairs(where: { swaps_gt: 0 }) { id } }')
    expect(after).toEqual([])
    program.signal('SIGINT')
    expect(await program.ended).toBe(0)
    provider.destroy()
    await second.stop()
    rmSync(folder, { recursive: true, force: true })
  },
)
