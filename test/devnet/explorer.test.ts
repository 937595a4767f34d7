import { readFileSync } from 'node:fs'
import { Interface, parseUnits } from 'ethers'
import { beforeAll, describe, expect, test } from 'vitest'
import { transfersIn } from '../../devnet/explorer/reads.ts'
import { freePortBlock } from '../../devnet/node/ports.ts'
import { facts, demoAccounts, token } from './support/facts.ts'
import { joinSharedChain } from './support/sharedChain.ts'

/** Ports of a second explorer, and one on which nothing listens. */
const PORT = await freePortBlock(19_450, 2)

const { node, explorerUrl } = joinSharedChain()
let hash: string
let failed: string

const [demo, second] = demoAccounts
if (!demo || !second) throw new Error('There are no demo accounts.')
const swap = new Interface(['function swapExactETHForTokens(uint256, address[], address, uint256) payable'])

const open = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${explorerUrl}${path}`, init)
  return { status: response.status, text: await response.text(), headers: response.headers }
}
/** Returns a page's text without tags, with single spaces. */
const textOf = (page: string) =>
  page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' ,', ',')

/** Mines a transaction and returns its receipt. */
async function include(transaction: string) {
  await node.request('evm_mine')
  return node.mined(transaction)
}

beforeAll(async () => {
  hash = await node.send(demo, token('usdc').address, node.encode('transfer', [second.address, 1_250_000n]))
  await include(hash)
  failed = await node.send(demo, token('usdc').address, node.encode('transfer', [second.address, 10n ** 30n]))
  await include(failed)
})

describe('the page of a transaction', () => {
  test('shows status, from, to, value and the transferred tokens', async () => {
    const { status, text } = await open(`/tx/${hash}`)
    expect(status).toBe(200)
    const page = textOf(text)
    expect(page).toContain('Status Success')
    expect(page).toContain(`From ${demo.address} (Demo)`)
    expect(page).toContain(`To ${token('usdc').address} (USDC)`)
    expect(page).toContain('Action transfer')
    expect(page).toContain('Value 0 BNB')
    expect(page).toMatch(/Token transfers From To Amount Demo Second 1\.25 USDC/)
    expect(text).toContain(`href="/token/${token('usdc').address}"`)
  })

  test('shows that it failed', async () => {
    expect(textOf((await open(`/tx/${failed}`)).text)).toContain('Status Failed')
  })

  test('shows that it is pending', async () => {
    const [from] = [second]
    const data = swap.encodeFunctionData('swapExactETHForTokens', [
      ...[0, [facts.contracts.wrappedNative, token('cake').address], from.address, 99_999_999_999],
    ])
    const raw = await from.signTransaction({
      ...{ type: 2, chainId: 31337, to: facts.contracts.router, data, gasLimit: 500_000, value: parseUnits('1') },
      ...{ maxPriorityFeePerGas: 1_000_000_000n, maxFeePerGas: 100_000_000_000n },
      nonce: Number(await node.request('eth_getTransactionCount', from.address, 'pending')),
    })
    const pendingHash = await node.request('eth_sendRawTransaction', raw)
    expect(textOf((await open(`/tx/${pendingHash}`)).text)).toContain('Status Pending')
    await include(pendingHash)
    const minedPage = textOf((await open(`/tx/${pendingHash}`)).text)
    expect(minedPage).toContain('Status Success')
    expect(minedPage).toContain('Action swapExactETHForTokens')
    expect(minedPage).toContain('Value 1 BNB')
    expect(minedPage).toMatch(/Router (Cake\/WBNB|WBNB\/Cake) pool 1 WBNB/)
    expect(minedPage).toMatch(/(Cake\/WBNB|WBNB\/Cake) pool Second 22\.\d+ Cake/)
  })
})

test('shows the balances and transfers of an address', async () => {
  const page = textOf((await open(`/address/${demo.address.toLowerCase()}`)).text)
  expect(page).toContain(`Address ${demo.address} Kind Account Balance 999.99`)
  const sent = Number(await node.request('eth_getTransactionCount', demo.address, 'latest'))
  expect(page).toContain(`Sent ${sent} transactions`)
  expect(page).toMatch(/BUSD Binance USD 50000 /)
  expect(page).toMatch(/USDC USD Coin 19998\.75 /)
  expect(page).toMatch(/0x[0-9a-f]{4}…[0-9a-f]{4} Demo Second 1\.25 USDC/)
  expect(textOf((await open(`/address/${facts.contracts.router}`)).text)).toContain('Router Address')
})

test('shows the facts of a token', async () => {
  const page = textOf((await open(`/token/${token('usdc').address}`)).text)
  expect(page).toContain('Name USD Coin')
  expect(page).toContain('Decimals 6 Supply 1000000000 USDC')
  expect(page).toContain('Demo Second 1.25 USDC')
})

test('shows the transactions of a block, and the newest ones on the home page', async () => {
  const { blockNumber } = await node.mined(hash)
  const { status, text } = await open(`/block/${Number(blockNumber)}`)
  expect(status).toBe(200)
  expect(text).toContain(`/tx/${hash}`)
  expect((await open('/')).text).toContain(`/tx/${hash}`)
  expect((await open(`/block/0`)).status).toBe(200)
})

test('shows how many blocks remain until a future block', async () => {
  const { status, text } = await open('/block/countdown/100000000')
  expect(status).toBe(200)
  const blocksLeft = Number(/Blocks to come (\d+)/.exec(textOf(text))?.[1] ?? 0)
  expect(blocksLeft).toBeGreaterThan(99_000_000)
  expect(textOf((await open('/block/countdown/0')).text)).toContain('Blocks to come 0')
})

describe('shows one sentence for a page that does not exist', () => {
  const unknown = `0x${'12'.repeat(32)}`
  test.each([
    [`/tx/${unknown}`, `There is no transaction ${unknown} on this chain.`],
    ['/tx/0x12', 'This is not a transaction hash.'],
    ['/address/0x12', 'This is not an address.'],
    ['/token/cake', 'This is not an address.'],
    [`/token/${demoAccounts[0]?.address}`, `There is no token at ${demoAccounts[0]?.address}.`],
    ['/block/999999', 'This chain has no block 999999 yet.'],
    ['/block/latest', 'This is not a block number.'],
    ['/block/countdown/soon', 'This is not a block number.'],
    ['/tx', 'This is not a transaction hash.'],
    ['/constructor/1', 'There are pages for transactions, addresses, tokens and blocks.'],
    [`/tx/${unknown}/more`, 'There are pages for transactions, addresses, tokens and blocks.'],
  ])('%s', async (path, sentence) => {
    const { status, text } = await open(path)
    expect(status).toBe(404)
    expect(textOf(text)).toContain(sentence)
  })

  test('rejects every method but GET and HEAD', async () => {
    const { status, text } = await open('/', { method: 'POST' })
    expect(status).toBe(405)
    expect(textOf(text)).toContain('This explorer is read-only.')
  })
})

describe('data from a hostile chain', () => {
  test("removes markup, invisible and direction-changing characters from a token's name", async () => {
    const url = new URL('../../contracts/artifacts/swap/DevToken.sol/DevToken.json', import.meta.url)
    const { abi, bytecode } = JSON.parse(readFileSync(url, 'utf8')) as { abi: object[]; bytecode: string }
    const symbol = '<img src=x onerror=alert(1)>\u202e"&\u0000'
    const name = `<script>${'long '.repeat(100)}`
    const args = new Interface(abi).encodeDeploy([name, symbol, 18, parseUnits('5')])
    const raw = await demo.signTransaction({
      ...{ type: 2, chainId: 31337, data: bytecode + args.slice(2), gasLimit: 3_000_000 },
      ...{ maxPriorityFeePerGas: 1_000_000_000n, maxFeePerGas: 100_000_000_000n },
      nonce: Number(await node.request('eth_getTransactionCount', demo.address, 'pending')),
    })
    const deploymentHash = await node.request('eth_sendRawTransaction', raw)
    const { contractAddress } = await include(deploymentHash)
    for (const path of [`/tx/${deploymentHash}`, `/token/${contractAddress}`, `/address/${contractAddress}`]) {
      const { status, text } = await open(path)
      expect(status).toBe(200)
      expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;')
      expect(['<img', '<script', '\u202e', '\u0000'].filter((bad) => text.includes(bad))).toEqual([])
      expect(text.length).toBeLessThan(60_000)
    }
  })

  test('skips an event that only looks like a transfer', () => {
    const topic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
    const word = `0x${'0'.repeat(63)}1`
    const log = { address: facts.contracts.router, transactionHash: hash }
    expect(transfersIn([{ ...log, topics: [topic, word, word, word], data: '0x' }])).toEqual([])
    expect(transfersIn([{ ...log, topics: [topic], data: word }])).toEqual([])
    expect(transfersIn([{ ...log, topics: [topic, word, word], data: word }])).toHaveLength(1)
  })

  test('serves pages without scripts and with a fixed content type', async () => {
    const { headers, text } = await open('/')
    expect(text).not.toContain('<script')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const style = await open('/style.css')
    expect(style.headers.get('content-type')).toContain('text/css')
    expect(style.text).toContain('prefers-color-scheme: dark')
  })
})

test('shows one sentence if the chain does not respond', async () => {
  const { startExplorer } = await import('../../devnet/explorer/server.ts')
  const { rpcOf } = await import('../../devnet/node/rpc.ts')
  const explorer = await startExplorer(rpcOf(`http://127.0.0.1:${PORT + 1}`), PORT)
  try {
    const response = await fetch(`${explorer.url}/tx/${hash}`)
    expect(response.status).toBe(502)
    expect(textOf(await response.text())).toContain('The chain did not respond')
  } finally {
    await explorer.stop()
  }
})
