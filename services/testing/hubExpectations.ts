import { HDNodeWallet } from 'ethers'
import { expect } from 'vitest'
import { openProvider } from './localChain.ts'
import { typedEnvelope } from './messages.ts'

const HOUR_S = 3_600
/** Returns the wallet of an account of the local chain, which holds CAKE. */
const accountAt = (index: number) =>
  HDNodeWallet.fromPhrase('test test test test test test test test test test test junk', '', `m/44'/60'/0'/0/${index}`)

async function post(url: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const QUERY = '{ proposals { id title author state } votes(orderBy: "voter") { voter choice metadata envelope } }'

const readHub = async (url: string) => (await post(`${url}/graphql`, { query: QUERY })).body['data']

/**
 * Publishes a proposal at the newest block of a chain and votes, and expects the services to have counted them. Returns a
 * function that expects the same of restarted services, and cancels the proposal.
 */
export async function expectVoting(url: string, rpcUrl: string): Promise<(urlOfRestarted: string) => Promise<void>> {
  const provider = openProvider(rpcUrl)
  const snapshot = await provider.getBlockNumber()
  provider.destroy()
  const timestamp = Math.floor(Date.now() / 1_000)
  const [author, voter] = [accountAt(0), accountAt(1)]
  const proposal = await typedEnvelope(author, 'proposal', {
    ...{ timestamp, start: timestamp - 60, end: timestamp + HOUR_S, snapshot, title: 'In a process' },
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
  const before = (await readHub(url)) as { proposals: unknown[]; votes: { voter: string; choice: number }[] }
  expect(before.proposals).toEqual([{ id, title: 'In a process', author: author.address, state: 'active' }])
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
  return async (urlOfRestarted) => {
    expect(await readHub(urlOfRestarted)).toEqual(before)
    const cancel = await typedEnvelope(author, 'cancel', { timestamp, proposal: id })
    expect((await post(urlOfRestarted, cancel)).status).toBe(200)
    expect(await readHub(urlOfRestarted)).toMatchObject({ proposals: [] })
  }
}
