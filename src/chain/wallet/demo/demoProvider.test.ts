// @vitest-environment happy-dom
import { Transaction, verifyMessage, verifyTypedData, Wallet } from 'ethers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { erc20 } from '../../contracts/erc20/writes'
import { RpcError, type Nodes } from '../../rpc/nodes'
import type { Eip1193Provider, RequestParams } from '../eip1193'
import { isUserRejected } from '../rejection'
import { demoAccounts } from '../../../deployment/demoAccounts'
import { createDemoProvider } from './demoProvider'
import { allowanceDescription } from './describeRequest'
import { currentDemoRequest, subscribeToDemoRequests, type DemoPrompt } from './demoRequests'

const [first, second] = demoAccounts.map(({ privateKey }) => new Wallet(privateKey).address) as [string, string]
const TO = toAddress('0x5FbDB2315678afecb367f032d93F642f64180aa3')
/** The node of this test names no token. */
const unnamed = { symbol: `base units of ${TO}`, decimals: 0 }
const GWEI = 10n ** 9n
const hex = (value: bigint | number): string => `0x${value.toString(16)}`

/** A node that stores the transactions it receives, counts nonces and optionally has a base fee. */
class FakeChain implements Nodes {
  readonly sent: Transaction[] = []
  readonly requests: string[] = []
  baseFeeRaw: bigint | null = 2n * GWEI
  refusal: RpcError | null = null

  async request(method: string, params: readonly unknown[]): Promise<unknown> {
    this.requests.push(method)
    await Promise.resolve()
    if (method === 'eth_getBlockByNumber')
      return this.baseFeeRaw === null ? {} : { baseFeePerGas: hex(this.baseFeeRaw) }
    if (method === 'eth_gasPrice') return hex(5n * GWEI)
    if (method === 'eth_getTransactionCount') return hex(this.sent.length)
    if (method === 'eth_estimateGas' && this.refusal) throw this.refusal
    if (method === 'eth_estimateGas') return hex(50_000)
    if (method !== 'eth_sendRawTransaction') return `answer to ${method}`
    const transaction = Transaction.from(String(params[0]))
    this.sent.push(transaction)
    return transaction.hash
  }
}

let chain: FakeChain
let wallet: Eip1193Provider
const ask = (method: string, params: RequestParams = []) => wallet.request({ method, params })

/** Waits for the wallet's prompt and confirms or rejects it. */
async function answer(kind: DemoPrompt['kind'], decide: 'confirm' | 'reject' = 'confirm', index = 0) {
  const request = await vi.waitUntil(currentDemoRequest, { timeout: 30_000 })
  expect(request.prompt.kind).toBe(kind)
  if (decide === 'confirm') request.confirm(index)
  else request.reject()
  return request.prompt
}

async function connect(index = 0): Promise<unknown> {
  const accounts = ask('eth_requestAccounts')
  await answer('connect', 'confirm', index)
  return accounts
}

beforeEach(() => {
  localStorage.clear()
  chain = new FakeChain()
  wallet = createDemoProvider(chain)
})
afterEach(() => {
  if (currentDemoRequest()) throw new Error('A prompt of the demo wallet is still open')
})

describe('permission', () => {
  it('shows no account before its owner confirms, then the selected one', async () => {
    expect(await ask('eth_accounts')).toEqual([])
    expect(await connect(1)).toEqual([second])
    expect(await ask('eth_accounts')).toEqual([second])
  })

  it('lists the accounts of the deployment by name and address', async () => {
    const accounts = ask('eth_requestAccounts')
    const prompt = await answer('connect')
    await accounts
    expect(prompt).toMatchObject({ accounts: expect.arrayContaining([{ name: 'Demo', address: first }]) })
  })

  it('prompts once: not for a second request, nor after a reload', async () => {
    await connect(1)
    expect(await ask('eth_requestAccounts')).toEqual([second])
    const reloaded = createDemoProvider(chain)
    expect(await reloaded.request({ method: 'eth_accounts' })).toEqual([second])
    expect(await reloaded.request({ method: 'eth_requestAccounts' })).toEqual([second])
  })

  it('returns a rejection with code 4001', async () => {
    const accounts = ask('eth_requestAccounts')
    await Promise.all([expect(accounts).rejects.toMatchObject({ code: 4001 }), answer('connect', 'reject')])
    expect(await ask('eth_accounts')).toEqual([])
  })

  it('revokes the permission on request, and prompts again', async () => {
    await connect(1)
    await ask('wallet_revokePermissions', [{ eth_accounts: {} }])
    expect(await createDemoProvider(chain).request({ method: 'eth_accounts' })).toEqual([])
    expect(await connect(0)).toEqual([first])
  })

  it.each([
    ['eth_sendTransaction', [{ from: second, to: TO }]],
    ['personal_sign', ['0x12', second]],
    ['eth_signTypedData_v4', [second, '{}']],
  ])('rejects %s for any other account than the permitted one', async (method, params) => {
    await expect(ask(method, params)).rejects.toMatchObject({ code: 4100 })
    await connect(0)
    await expect(ask(method, params)).rejects.toMatchObject({ code: 4100 })
  })
})

describe('transactions', () => {
  beforeEach(() => connect())

  it('prompts with all relevant fields, and signs exactly those', async () => {
    const data = erc20.encodeFunctionData('approve', [TO, 7n])
    const fields = { from: first.toLowerCase(), to: TO, data, value: hex(12n), gas: hex(60_000) }
    const hash = ask('eth_sendTransaction', [fields])
    const maxFeePerGas = 2n * 2n * GWEI + 3n * GWEI
    expect(await answer('transaction')).toEqual({
      kind: 'transaction',
      from: first,
      to: TO,
      valueRaw: 12n,
      data,
      call: { method: 'approve', description: allowanceDescription(TO, 7n, unnamed) },
      maxFeeRaw: 60_000n * maxFeePerGas,
    })
    expect(await hash).toBe(chain.sent[0]?.hash)
    expect(chain.sent[0]).toMatchObject({
      from: first,
      to: TO,
      data,
      value: 12n,
      gasLimit: 60_000n,
      nonce: 0,
      chainId: BigInt(deployment.chainId),
      maxFeePerGas,
      maxPriorityFeePerGas: 3n * GWEI,
    })
  })

  it('estimates the gas, and uses the current gas price if there is no base fee', async () => {
    chain.baseFeeRaw = null
    const hash = ask('eth_sendTransaction', [{ from: first, to: TO, data: '0x12345678' }])
    expect(await answer('transaction')).toMatchObject({ call: null, maxFeeRaw: 50_000n * 5n * GWEI })
    await hash
    expect(chain.sent[0]?.type).toBe(0)
    expect(chain.sent[0]).toMatchObject({ gasPrice: 5n * GWEI, gasLimit: 50_000n })
  })

  it.each([
    [{ gasPrice: hex(9n * GWEI) }, { type: 0, gasPrice: 9n * GWEI }],
    [
      { maxFeePerGas: hex(9n * GWEI), maxPriorityFeePerGas: hex(2n * GWEI) },
      { type: 2, maxFeePerGas: 9n * GWEI, maxPriorityFeePerGas: 2n * GWEI },
    ],
  ])('uses the nonce and the fees of the request: %j', async (fees, signed) => {
    const hash = ask('eth_sendTransaction', [{ from: first, to: TO, gas: hex(21_000n), nonce: hex(7n), ...fees }])
    expect(await answer('transaction')).toMatchObject({ nonce: 7, maxFeeRaw: 21_000n * 9n * GWEI })
    await hash
    expect(chain.sent[0]).toMatchObject({ nonce: 7, ...signed })
  })

  it('sends nothing that is rejected', async () => {
    const hash = ask('eth_sendTransaction', [{ from: first, to: TO }])
    await Promise.all([expect(hash).rejects.toSatisfy(isUserRejected), answer('transaction', 'reject')])
    expect(chain.requests).not.toContain('eth_sendRawTransaction')
  })

  it.each([{}, 7, 'cake', '0x12'])('rejects the recipient %j without a prompt', async (to) => {
    const sent = ask('eth_sendTransaction', [{ from: first, to }])
    await expect(sent).rejects.toMatchObject({ code: -32602 })
    expect(currentDemoRequest()).toBeNull()
  })

  it('throws the node’s error without a prompt', async () => {
    chain.refusal = new RpcError('execution reverted: EXPIRED', 3)
    await expect(ask('eth_sendTransaction', [{ from: first, to: TO }])).rejects.toBe(chain.refusal)
  })

  it('prompts for one request at a time and assigns each its own nonce', async () => {
    const seen: (bigint | null)[] = []
    const stop = subscribeToDemoRequests(() => {
      const prompt = currentDemoRequest()?.prompt
      seen.push(prompt?.kind === 'transaction' ? prompt.valueRaw : null)
    })
    const hashes = Promise.all(
      [1n, 2n].map((value) => ask('eth_sendTransaction', [{ from: first, to: TO, value: hex(value) }])),
    )
    await answer('transaction')
    await answer('transaction')
    await hashes
    stop()
    expect(new Set(seen)).toEqual(new Set([1n, 2n, null]))
    expect(chain.sent.map(({ nonce, value }) => [nonce, value])).toEqual([
      [0, 1n],
      [1, 2n],
    ])
  })
})

describe('signatures', () => {
  const domain = { name: 'Test', version: '1', chainId: deployment.chainId, verifyingContract: TO }
  const types = { Permit: [{ name: 'value', type: 'uint256' }] }
  const typedData = (chainId: number) =>
    JSON.stringify({
      domain: { ...domain, chainId },
      types: { ...types, EIP712Domain: [{ name: 'name', type: 'string' }] },
      primaryType: 'Permit',
      message: { value: '5' },
    })
  beforeEach(() => connect())

  it.each([
    ['text', 'Hello', 'Hello', 'Hello'],
    ['hex that is text', '0x48656c6c6f', 'Hello', 'Hello'],
    ['hex that is no text', '0xff', '0xff', new Uint8Array([255])],
  ])('shows and signs a message given as %s', async (_, message, shown, signed) => {
    const signature = ask('personal_sign', [message, first])
    expect(await answer('message')).toEqual({ kind: 'message', from: first, text: shown })
    expect(verifyMessage(signed, String(await signature))).toBe(first)
  })

  it('shows and signs structured data', async () => {
    const signature = ask('eth_signTypedData_v4', [first, typedData(deployment.chainId)])
    expect(await answer('message')).toMatchObject({ text: expect.stringContaining('"value": "5"') })
    expect(verifyTypedData(domain, types, { value: 5n }, String(await signature))).toBe(first)
  })

  it.each([
    ['for another chain', typedData(1)],
    ['of another form', 'not even JSON'],
  ])('rejects structured data %s', async (_, json) => {
    await expect(ask('eth_signTypedData_v4', [first, json])).rejects.toMatchObject({ code: -32602 })
  })

  it('signs nothing that is rejected', async () => {
    const signature = ask('personal_sign', ['Hello', first])
    await Promise.all([expect(signature).rejects.toMatchObject({ code: 4001 }), answer('message', 'reject')])
  })
})

describe('chains, tokens and the rest', () => {
  it('accepts only its own chain', async () => {
    const ownChain = [{ chainId: hex(deployment.chainId) }]
    expect(await ask('eth_chainId')).toBe(hex(deployment.chainId))
    expect(await ask('wallet_switchEthereumChain', ownChain)).toBeNull()
    expect(await ask('wallet_addEthereumChain', ownChain)).toBeNull()
    await expect(ask('wallet_switchEthereumChain', [{ chainId: '0x38' }])).rejects.toMatchObject({ code: 4902 })
    await expect(ask('wallet_addEthereumChain', [{ chainId: '0x38' }])).rejects.toMatchObject({ code: 4902 })
  })

  it('prompts before it adds a token', async () => {
    const asset = { type: 'ERC20', options: { address: TO, symbol: 'CAKE', decimals: 18 } }
    const shown = ask('wallet_watchAsset', asset)
    expect(await answer('token')).toEqual({ kind: 'token', symbol: 'CAKE', address: TO })
    expect(await shown).toBe(true)
    await expect(ask('wallet_watchAsset', {})).rejects.toMatchObject({ code: -32602 })
    const malformed = { type: 'ERC20', options: { symbol: 'CAKE', address: '0x12' } }
    await expect(ask('wallet_watchAsset', malformed)).rejects.toMatchObject({ code: -32602 })
  })

  it('forwards reads to the node, and rejects unknown signature requests', async () => {
    expect(await ask('eth_blockNumber')).toBe('answer to eth_blockNumber')
    await expect(ask('eth_sign', [first, '0x12'])).rejects.toMatchObject({ code: 4200 })
    await expect(ask('eth_signTransaction', [{}])).rejects.toMatchObject({ code: 4200 })
    expect(chain.requests).toEqual(['eth_blockNumber'])
  })
})
