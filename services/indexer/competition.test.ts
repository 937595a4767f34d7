import { HDNodeWallet, Interface } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import deployment from '../../deployments/devnet/deployment.json'
import { startIndexedChain, type IndexedChain } from '../testing/indexExpectations.ts'
import { queryAt, waitForHead } from '../testing/indexOf.ts'
import { actors } from '../testing/randomActions.ts'
import { expectCompetition } from '../testing/recountCompetition.ts'

const TIMEOUT_MS = 1_200_000
const PHRASE = 'test test test test test test test test test test test junk'
/** Owner of the competition on the local chain. */
const OWNER = HDNodeWallet.fromPhrase(PHRASE, '', "m/44'/60'/0'/0/21").address
const { tradingCompetition: COMPETITION } = deployment.contracts
const abi = new Interface(['function register()', 'function updateCompetitionStatus(uint8)'])

let chain: IndexedChain

async function send(from: string, method: string, ...args: unknown[]): Promise<void> {
  const { provider } = chain
  await provider.send('anvil_impersonateAccount', [from])
  const data = abi.encodeFunctionData(method, args)
  const hash = (await provider.send('eth_sendTransaction', [{ from, to: COMPETITION, data }])) as string
  await provider.send('evm_mine', [])
  expect((await provider.getTransactionReceipt(hash))?.status).toBe(1)
}

async function recount(): Promise<bigint> {
  await waitForHead(chain.url(), chain.provider)
  return expectCompetition(chain.provider, queryAt(chain.url))
}

beforeAll(async () => {
  chain = await startIndexedChain()
  await chain.restart()
}, TIMEOUT_MS)
afterAll(() => chain.stop(), TIMEOUT_MS)

test('swaps count from the registration until the end of the battle', { timeout: TIMEOUT_MS }, async () => {
  const [demo = ''] = actors
  await chain.act(40, 5)
  expect(await recount()).toBe(0n)
  await send(demo, 'register')
  await chain.act(40, 6)
  const first = await recount()
  expect(first).toBeGreaterThan(0n)
  await send(OWNER, 'updateCompetitionStatus', 1)
  await chain.act(40, 7)
  expect(await recount()).toBeGreaterThan(first)
})

test('the volumes equal a recount after a reorganisation', { timeout: TIMEOUT_MS }, async () => {
  await chain.reorganise(20)
  expect(await recount()).toBeGreaterThan(0n)
})

test('the volumes equal a recount after SIGKILL; later swaps do not count', { timeout: TIMEOUT_MS }, async () => {
  await chain.restart('SIGKILL')
  // New blocks: until it has restored its rows, a new process can report the block that the former one had reached.
  await chain.act(40, 8)
  const open = await recount()
  await send(OWNER, 'updateCompetitionStatus', 2)
  await chain.act(40, 9)
  expect(await recount()).toBe(open)
})
