import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HDNodeWallet, Mnemonic } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalChain, openProvider, startLocalChain } from '../testing/localChain.ts'
import { typedEnvelope } from '../testing/messages.ts'
import { startPostgres } from '../testing/postgres.ts'
import { startProgram } from '../testing/program.ts'

const HOUR_S = 3_600
/** A chain without further blocks: its nodes have the state of the newest 16 only, and the test may take long. */
const STILL = ['--no-services', '--block-time', String(HOUR_S)]
const phrase = Mnemonic.fromPhrase('test test test test test test test test test test test junk')
/** An account of the local chain that holds CAKE. */
const accountAt = (index: number) => HDNodeWallet.fromMnemonic(phrase, `m/44'/60'/0'/0/${index}`)

let chain: LocalChain
let postgres: { url: string; stop(): Promise<void> }
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'services-hub-'))
  ;[chain, postgres] = await Promise.all([startLocalChain(STILL), startPostgres()])
}, 300_000)
afterAll(async () => {
  await Promise.all([chain.stop(), postgres.stop()])
  rmSync(folder, { recursive: true, force: true })
})

async function post(url: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const QUERY = '{ proposals { id title author state } votes(orderBy: "voter") { voter choice metadata envelope } }'

const stores = {
  'the embedded store': () => ({ SERVICES_DATA: join(folder, 'data') }),
  PostgreSQL: () => ({ DATABASE_URL: postgres.url }),
}

test.each(Object.entries(stores))(
  'the hub in its process accepts proposals and votes, and has them after a restart on %s',
  { timeout: 240_000 },
  async (_, environment) => {
    const start = () => startProgram(['--port', '0'], { SERVICES_RPC: chain.url, ...environment() })
    const provider = openProvider(chain.url)
    const snapshot = await provider.getBlockNumber()
    provider.destroy()
    const timestamp = Math.floor(Date.now() / 1_000)
    const [author, voter] = [accountAt(0), accountAt(1)]
    const first = start()
    const url = await first.url
    const proposal = await typedEnvelope(author, 'proposal', {
      ...{ timestamp, start: timestamp - 60, end: timestamp + HOUR_S, snapshot, title: 'On both stores' },
    })
    const { status, body } = await post(`${url}/api/message`, proposal)
    expect([status, body['error_description']]).toEqual([200, undefined])
    const id = String(body['id'])
    const { body: power } = await post(`${url}/power`, { address: voter.address, block: snapshot })
    const { total, verificationHash } = power['data'] as { total: string; verificationHash: string }
    const metadata = JSON.stringify({ votingPower: total, verificationHash })
    const votes = [
      await typedEnvelope(author, 'vote', { timestamp, proposal: id, choice: 1, metadata: '{}' }),
      await typedEnvelope(voter, 'vote', { timestamp, proposal: id, choice: 1, metadata }),
      await typedEnvelope(voter, 'vote', { timestamp: timestamp + 1, proposal: id, choice: 2, metadata }),
    ]
    // The replay of a replaced vote changes nothing.
    for (const vote of [...votes, votes[1]]) expect((await post(url, vote)).status).toBe(200)
    const stranger = await post(url, await typedEnvelope(voter, 'cancel', { timestamp, proposal: id }))
    expect(stranger.body['error_description']).toBe('not authorized to cancel proposal')
    const read = async (at: string) => (await post(`${at}/graphql`, { query: QUERY })).body['data']
    const before = (await read(url)) as { proposals: unknown[]; votes: { voter: string; choice: number }[] }
    expect(before.proposals).toEqual([{ id, title: 'On both stores', author: author.address, state: 'active' }])
    const choices = before.votes.map(({ voter: account, choice }) => [account, choice] as const)
    expect(new Map(choices)).toEqual(
      new Map([
        [author.address, 1],
        [voter.address, 2],
      ]),
    )
    const verified = await post(`${url}/verify`, {
      ...{ block: snapshot, votes: [{ address: voter.address, verificationHash, total }] },
    })
    expect(verified.body['data']).toEqual({ [voter.address.toLowerCase()]: { isValid: true } })

    first.signal('SIGINT')
    expect(await first.ended).toBe(0)
    const second = start()
    const again = await second.url
    expect(await read(again)).toEqual(before)
    const cancel = await typedEnvelope(author, 'cancel', { timestamp, proposal: id })
    expect((await post(again, cancel)).status).toBe(200)
    expect(await read(again)).toMatchObject({ proposals: [] })
    second.signal('SIGINT')
    expect(await second.ended).toBe(0)
  },
)
