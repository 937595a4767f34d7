import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Interface, MaxUint256, parseUnits, type Wallet } from 'ethers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostileDeploymentFor, withHostileTokens, withNodes } from '../../devnet/hostile/hostileDeployment.ts'
import { HOSTILE_TOKENS, RESET_TOKEN, TRAPPED_TOKEN } from '../../devnet/hostile/hostileTokens.ts'
import { makeHostile, startHostileChain, type HostileChain } from '../../devnet/hostile/startHostile.ts'
import { chooseEngine } from '../../devnet/node/engine.ts'
import { freePortBlock } from '../../devnet/node/ports.ts'
import { startChain } from '../../devnet/startChain.ts'
import { facts, demoAccounts, token } from './support/facts.ts'
import { nodeAt, type Node } from './support/node.ts'

const PORT = await freePortBlock(19_460, 7)
const NODES_PORT = PORT + 4
/** Port of a second chain. */
const OTHER_PORT = PORT + 6
/** No other engine can replace blocks; without anvil there is no hostile mode. */
const anvilOnly = [chooseEngine().name].filter((name) => name === 'anvil')
/** Longer than the tests take: a block is mined only when a test mines or replaces one. */
const LONG_INTERVAL_SECONDS = 3600
const { router, multicall, wrappedNative } = facts.contracts

const abi = new Interface([
  'function allowance(address, address) view returns (uint256)',
  'function approve(address, uint256) returns (bool)',
  'function balanceOf(address) view returns (uint256)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function transfer(address, uint256) returns (bool)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function getEthBalance(address) view returns (uint256)',
  'function aggregate((address, bytes)[]) returns (uint256, bytes[])',
  'function tryAggregate(bool, (address, bytes)[]) returns ((bool, bytes)[])',
  'function tryBlockAndAggregate(bool, (address, bytes)[]) returns (uint256, bytes32, (bool, bytes)[])',
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable returns (uint256[])',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
])

const [demoAccount] = demoAccounts
if (!demoAccount) throw new Error('There are no demo accounts.')

describe.each(anvilOnly)('on %s', () => {
  let chain: HostileChain
  let node: Node

  beforeAll(async () => {
    chain = await startHostileChain({
      ...{ port: PORT, nodesPort: NODES_PORT },
      ...{ blockTimeSeconds: LONG_INTERVAL_SECONDS, still: true },
    })
    node = nodeAt(chain.rpcUrl)
  })
  afterAll(() => chain.stop())

  /** Returns a contract's decoded result of a call, from the chain's own node or another. */
  async function read(to: string, method: string, args: unknown[] = [], from = node): Promise<unknown[]> {
    const result = await from.request('eth_call', { to, data: abi.encodeFunctionData(method, args) }, 'latest')
    return [...abi.decodeFunctionResult(method, result)]
  }

  /** Sends a transaction, mines a block and returns whether it succeeded. */
  async function succeeds(from: Wallet, to: string, method: string, ...args: unknown[]): Promise<boolean> {
    const hash = await node.send(from, to, abi.encodeFunctionData(method, args))
    await node.request('evm_mine')
    return (await node.mined(hash)).status === '0x1'
  }

  interface Block {
    hash: string
    transactions: string[]
  }
  const blockAt = (number: number): Promise<Block> =>
    node.request<Block>('eth_getBlockByNumber', `0x${number.toString(16)}`, false)

  describe('the nodes of the hostile mode', () => {
    test("the false one returns a third of each pair's second reserve, and the correct ones the real reserves", async () => {
      const [outlierUrl, chainUrl, correctUrl] = chain.hostility.nodeUrls
      expect([outlierUrl, chainUrl, correctUrl]).toEqual([
        ...[`http://127.0.0.1:${NODES_PORT}`, chain.rpcUrl, `http://127.0.0.1:${NODES_PORT + 1}`],
      ])
      const [outlier, correct] = [nodeAt(outlierUrl), nodeAt(correctUrl)]
      const [own, falsified, copied] = await Promise.all(
        [node, outlier, correct].map((each) => each.pairs(facts.contracts.factory)),
      )
      expect(own?.length).toBeGreaterThan(14)
      expect(copied).toEqual(own)
      expect(falsified).toEqual(own?.map((pair) => ({ ...pair, reserves: [pair.reserves[0], pair.reserves[1] / 3n] })))
    })

    test('the false one returns the same false reserves in each multicall method and changes nothing else', async () => {
      const outlier = nodeAt(chain.hostility.outlier.url)
      const [pair] = await node.pairs(facts.contracts.factory)
      const reserves = abi.encodeFunctionData('getReserves')
      const balance = abi.encodeFunctionData('balanceOf', [demoAccount.address])
      const calls = [
        [token('cake').address, balance],
        [pair?.address, reserves],
        [multicall, abi.encodeFunctionData('getEthBalance', [demoAccount.address])],
      ]
      const falseSecond = (pair?.reserves[1] ?? 0n) / 3n
      const second = (result: string) => abi.decodeFunctionResult('getReserves', result)[1] as bigint
      for (const method of ['aggregate', 'tryAggregate', 'tryBlockAndAggregate']) {
        const args = method === 'aggregate' ? [calls] : [true, calls]
        const results = async (from: Node) =>
          ((await read(multicall, method, args, from)).at(-1) as (string | [boolean, string])[]).map((result) =>
            typeof result === 'string' ? result : result[1],
          )
        const [own, falsified] = [await results(node), await results(outlier)]
        expect([falsified[0], falsified[2]]).toEqual([own[0], own[2]])
        expect([second(own[1] ?? ''), second(falsified[1] ?? '')]).toEqual([pair?.reserves[1], falseSecond])
      }
      expect(await outlier.blockNumber()).toBe(await node.blockNumber())
    })

    test('can change their behaviour while they run', async () => {
      const { outlier } = chain.hostility
      outlier.behaviour = 'good'
      expect(await nodeAt(outlier.url).pairs(facts.contracts.factory)).toEqual(
        await node.pairs(facts.contracts.factory),
      )
      outlier.behaviour = 'falseReserves'
      const falsified = await nodeAt(outlier.url).pairs(facts.contracts.factory)
      expect(falsified).not.toEqual(await node.pairs(facts.contracts.factory))
    })

    test('accept single and batched requests from pages of any origin', async () => {
      const { url } = chain.hostility.correct
      const preflight = await fetch(url, { method: 'OPTIONS', headers: { origin: 'http://localhost:5173' } })
      expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
      const body = JSON.stringify(['eth_chainId', 'eth_blockNumber'].map((method, id) => ({ id, method, params: [] })))
      const replies = (await (await fetch(url, { method: 'POST', body })).json()) as { id: number; result: string }[]
      expect(replies.map(({ id, result }) => [id, Number(result) > 0])).toEqual([
        [0, true],
        [1, true],
      ])
    })
  })

  describe('the tokens of the hostile mode', () => {
    test('match the token list, and each demo account has some', async () => {
      for (const { address, symbol, decimals } of HOSTILE_TOKENS) {
        expect(await read(address, 'symbol')).toEqual([symbol])
        expect(await read(address, 'decimals')).toEqual([BigInt(decimals)])
        for (const { address: account } of demoAccounts) {
          expect(await read(address, 'balanceOf', [account])).toEqual([parseUnits('10000')])
        }
      }
    })

    test('RESET rejects a change between two non-zero allowances without a reason, and accepts 0 in between', async () => {
      const approve = (amountRaw: bigint) => succeeds(demoAccount, RESET_TOKEN.address, 'approve', router, amountRaw)
      const allowed = async () => (await read(RESET_TOKEN.address, 'allowance', [demoAccount.address, router]))[0]
      expect(await approve(5n)).toBe(true)
      expect([await approve(6n), await allowed()]).toEqual([false, 5n])
      const data = abi.encodeFunctionData('approve', [router, MaxUint256])
      const rejected = node.request('eth_call', { from: demoAccount.address, to: RESET_TOKEN.address, data }, 'latest')
      await expect(rejected).rejects.toThrow(/^eth_call: execution reverted$/)
      expect([await approve(0n), await approve(6n), await allowed()]).toEqual([true, true, 6n])
    })

    test('TRAP can be bought but not sold', async () => {
      const trade = (method: string, args: unknown[], value = '0x0') =>
        node.request(
          'eth_call',
          { from: demoAccount.address, to: router, data: abi.encodeFunctionData(method, args), value },
          'latest',
        )
      const [coin, trap] = [wrappedNative, TRAPPED_TOKEN.address]
      const ends = [demoAccount.address, MaxUint256]
      await expect(trade('swapExactETHForTokens', [0n, [coin, trap], ...ends], '0x1000')).resolves.toMatch(/^0x/)
      expect(await succeeds(demoAccount, trap, 'approve', router, MaxUint256)).toBe(true)
      const selling = [parseUnits('1'), 0n, [trap, coin], ...ends]
      await expect(trade('swapExactTokensForETHSupportingFeeOnTransferTokens', selling)).rejects.toThrow(
        'TransferHelper: TRANSFER_FROM_FAILED',
      )
      // RESET is sold like any other token.
      await succeeds(demoAccount, RESET_TOKEN.address, 'approve', router, 0n)
      expect(await succeeds(demoAccount, RESET_TOKEN.address, 'approve', router, MaxUint256)).toBe(true)
      const sellingOther = [parseUnits('1'), 0n, [RESET_TOKEN.address, coin], ...ends]
      await expect(trade('swapExactTokensForETHSupportingFeeOnTransferTokens', sellingOther)).resolves.toBe('0x')
    })

    test('are deployed once, however often a chain is made hostile', async () => {
      const again = await makeHostile({ rpcUrl: chain.rpcUrl, blockTimeSeconds: LONG_INTERVAL_SECONDS })
      expect(again.outlier.url).not.toBe(chain.hostility.outlier.url)
      await again.stop()
      expect(await read(TRAPPED_TOKEN.address, 'symbol')).toEqual(['TRAP'])
    })
  })

  describe('the faults of the hostile mode', () => {
    const cake = token('cake').address
    const pay = () => node.send(demoAccount, cake, abi.encodeFunctionData('transfer', [demoAccounts[1]?.address, 1n]))
    const receiptOf = (hash: string) => node.request<{ blockNumber: string } | null>('eth_getTransactionReceipt', hash)

    test('a reorganisation replaces the newest blocks and drops their transactions', async () => {
      // An empty block that is mined anew within the same second would be the same block.
      await pay()
      await node.request('evm_mine')
      const hash = await pay()
      await node.request('evm_mine')
      const head = await node.blockNumber()
      const before = await Promise.all([head - 2, head - 1, head].map(blockAt))
      expect(before[2]?.transactions).toEqual([hash])
      await chain.hostility.reorganise({ depth: 2, keepsTransactions: false })
      expect(await node.blockNumber()).toBe(head)
      const after = await Promise.all([head - 2, head - 1, head].map(blockAt))
      expect(after.map((block, at) => block.hash === before[at]?.hash)).toEqual([true, false, false])
      expect([await receiptOf(hash), after[2]?.transactions]).toEqual([null, []])
    })

    test('a reorganisation can move the transactions to a later block', async () => {
      const hash = await pay()
      await node.request('evm_mine')
      await node.request('evm_mine')
      const head = await node.blockNumber()
      expect(Number((await receiptOf(hash))?.blockNumber)).toBe(head - 1)
      await chain.hostility.reorganise({ depth: 3, keepsTransactions: true })
      expect(Number((await receiptOf(hash))?.blockNumber)).toBe(head)
      expect((await blockAt(head - 1)).transactions).toEqual([])
    })

    test('a dropped transaction is removed before it is included', async () => {
      const dropped = await pay()
      expect(await node.request('eth_getTransactionByHash', dropped)).toMatchObject({ blockNumber: null })
      expect(await chain.hostility.drop(dropped)).toBe(true)
      expect(await node.request('eth_getTransactionByHash', dropped)).toBeNull()
      await node.request('evm_mine')
      expect(await receiptOf(dropped)).toBeNull()
      const next = await node.send(
        demoAccount,
        cake,
        abi.encodeFunctionData('transfer', [demoAccounts[1]?.address, 2n]),
      )
      await node.request('evm_mine')
      expect([await receiptOf(next), await chain.hostility.drop(next)]).toEqual([expect.anything(), false])
    })
  })
})

test('rejects a chain that cannot replace its blocks, with one sentence', async () => {
  const other = await startChain({ port: OTHER_PORT, engine: 'hardhat', still: true })
  try {
    const rejected = makeHostile({ rpcUrl: other.rpcUrl, blockTimeSeconds: 3 })
    await expect(rejected).rejects.toThrow('The hostile mode needs anvil')
  } finally {
    await other.stop()
  }
})

test('serves a deployment with the false node first and with the hostile tokens', () => {
  const [rpcUrl, explorerUrl, listsUrl] = ['http://127.0.0.1:21', 'http://127.0.0.1:22', 'http://127.0.0.1:23']
  const folder = hostileDeploymentFor({ rpcUrl, explorerUrl, listsUrl, nodesPort: 24 })
  const parse = <T>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T
  const served = parse<typeof facts>('deployment.json')
  expect(served.rpc).toEqual({
    http: ['http://127.0.0.1:24', rpcUrl, 'http://127.0.0.1:25'],
    webSocket: ['ws://127.0.0.1:21'],
    quorum: 2,
    operators: { '127.0.0.1:24': 'Operator 1', '127.0.0.1:21': 'Operator 2', '127.0.0.1:25': 'Operator 3' },
  })
  expect(served.contracts).toEqual(facts.contracts)
  const { tokens } = parse<{ tokens: { symbol: string; chainId: number }[] }>('token-list.json')
  expect(tokens.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining(['CAKE', 'TAXED', 'RESET', 'TRAP']))
  expect(new Set(tokens.map(({ chainId }) => chainId))).toEqual(new Set([facts.chainId]))
  rmSync(folder, { recursive: true })
})

test('adds the nodes and the tokens to any deployment, one by one', () => {
  const urls = ['http://127.0.0.1:31', 'http://127.0.0.1:32']
  const operators = { '127.0.0.1:31': 'Operator 1', '127.0.0.1:32': 'Operator 2' }
  expect(withNodes(facts, urls)).toEqual({ ...facts, rpc: { ...facts.rpc, http: urls, quorum: 2, operators } })
  const listed = HOSTILE_TOKENS.map((each) => ({ ...each, chainId: facts.chainId }))
  expect(withHostileTokens({ name: 'A list', tokens: [] })).toEqual({ name: 'A list', tokens: listed })
})
