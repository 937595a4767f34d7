import { createRequire } from 'node:module'
import { serve, type ServerType } from '@hono/node-server'
import type { Wallet } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walletAt } from '../testing/messages.ts'
import { HEAD, NOW, SPACE, testServices, type TestServices } from '../testing/services.ts'

/** Wallet as Snapshot's client expects it: the method of ethers 5. */
interface Signer {
  address: string
  _signTypedData: (typeof Wallet)['prototype']['signTypedData']
}

function signerAt(index: number): Signer {
  const wallet = walletAt(index)
  return { address: wallet.address, _signTypedData: (...args) => wallet.signTypedData(...args) }
}

interface Receipt {
  id: string
}

interface Client {
  proposal(wallet: Signer, address: string, message: Record<string, unknown>): Promise<Receipt>
  vote(wallet: Signer, address: string, message: Record<string, unknown>): Promise<Receipt>
  cancelProposal(wallet: Signer, address: string, message: Record<string, unknown>): Promise<Receipt>
}

/** Snapshot's client, unmodified, in its build for Node. */
const snapshot = createRequire(import.meta.url)('@snapshot-labs/snapshot.js') as {
  Client712: new (hub: string) => Client
}

let services: TestServices
let server: ServerType
let client: Client

beforeAll(async () => {
  services = await testServices()
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: services.app.fetch, hostname: '127.0.0.1', port: 0 }, (info) => resolve(info.port))
  })
  client = new snapshot.Client712(`http://127.0.0.1:${port}`)
})
afterAll(() => void server.close())

test('proposes, votes and cancels with the client of Snapshot', async () => {
  const [author, voter] = [signerAt(0), signerAt(1)]
  const { id } = await client.proposal(author, author.address, {
    ...{ space: SPACE.id, timestamp: NOW, type: 'single-choice', title: 'Raise the reward', body: 'By a tenth.' },
    ...{ choices: ['For', 'Against'], start: NOW, end: NOW + 3600, snapshot: HEAD, plugins: '{}', app: 'hotcake' },
  })
  await client.vote(voter, voter.address, {
    ...{ space: SPACE.id, timestamp: NOW, proposal: id, type: 'single-choice', choice: 2, reason: 'No need', app: '' },
  })
  const read = () =>
    services.query<{ proposal: unknown; votes: unknown[] }>(
      'query ($id: String) { proposal(id: $id) { title state } votes(where: { proposal: $id }) { voter choice reason } }',
      { id },
    )
  expect(await read()).toEqual({
    proposal: { title: 'Raise the reward', state: 'active' },
    votes: [{ voter: voter.address, choice: 2, reason: 'No need' }],
  })
  const cancel = { space: SPACE.id, timestamp: NOW, proposal: id }
  await expect(client.cancelProposal(voter, voter.address, { ...cancel })).rejects.toMatchObject({
    error_description: 'not authorized to cancel proposal',
  })
  await client.cancelProposal(author, author.address, cancel)
  expect((await read()).proposal).toBeNull()
})
