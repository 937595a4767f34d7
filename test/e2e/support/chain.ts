import { readFileSync } from 'node:fs'
import { Interface, Wallet } from 'ethers'
import { deploymentFolder } from './site.ts'

// The chain of the journeys is read by separate RPC calls, so that no check depends on the app's own reads.

/** Reads a file of the deployment. */
const read = <T>(file: string): T => JSON.parse(readFileSync(`${deploymentFolder}/${file}`, 'utf8')) as T

interface Facts {
  chainId: number
  rpc: { http: [string] }
  contracts: Record<'router' | 'factory' | 'wrappedNative', string>
  services: Record<string, string | string[]>
  areas: Record<string, boolean | undefined>
  demoWallet: { accounts: { name: string; privateKey: string }[] }
}

export const facts = read<Facts>('deployment.json')
const { tokens } = read<{ tokens: { symbol: string; address: string; decimals: number }[] }>('token-list.json')

/** The symbols of the tokens whose selection opens a notice. */
export const warnedOf: ReadonlySet<string> = new Set(
  read<{ symbol: string }[]>('warning-tokens.json').map(({ symbol }) => symbol),
)

/** Returns a listed token by its symbol. */
export function token(symbol: string): { symbol: string; address: string; decimals: number } {
  const found = tokens.find((entry) => entry.symbol === symbol)
  if (!found) throw new Error(`No ${symbol} in the token list`)
  return found
}

/** Returns the symbol of a listed token. */
export function symbolOf(address: string): string {
  const found = tokens.find((entry) => entry.address.toLowerCase() === address.toLowerCase())
  if (!found) throw new Error(`No token ${address} in the token list`)
  return found.symbol
}

/** Returns the wallet of a demo account by its name. */
export function demoAccount(name: string): Wallet {
  const entry = facts.demoWallet.accounts.find((account) => account.name === name)
  if (!entry) throw new Error(`No demo account ${name}`)
  return new Wallet(entry.privateKey)
}

/** Between two blocks, Anvil may reject a read of its own newest block; a moment later the same read succeeds. */
const BETWEEN_BLOCKS = /BlockOutOfRange|block height is \d+ but requested/i
const ATTEMPTS = 50

/** Sends a JSON-RPC request to the node; retries while Anvil is between two blocks. */
export async function rpc<T = string>(method: string, params: unknown[] = []): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(facts.rpc.http[0], {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = (await response.json()) as { result: T; error?: { message: string } }
    if (!error) return result
    if (attempt === ATTEMPTS || !BETWEEN_BLOCKS.test(error.message)) throw new Error(`${method}: ${error.message}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const erc20 = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function approve(address, uint256) returns (bool)',
])
const router = new Interface([
  'function getAmountsOut(uint256, address[]) view returns (uint256[])',
  'function getAmountsIn(uint256, address[]) view returns (uint256[])',
  'function swapExactETHForTokens(uint256, address[], address, uint256) payable returns (uint256[])',
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256) returns (uint256[])',
])

async function view(contract: Interface, to: string, method: string, args: unknown[]): Promise<unknown> {
  const output = await rpc('eth_call', [{ to, data: contract.encodeFunctionData(method, args) }, 'latest'])
  return contract.decodeFunctionResult(method, output)[0]
}

/** Returns a balance in the smallest unit: of a token by symbol, or of the native coin for BNB. */
export async function balanceOf(symbol: string, account: string): Promise<bigint> {
  if (symbol === 'BNB') return BigInt(await rpc('eth_getBalance', [account, 'latest']))
  return (await view(erc20, token(symbol).address, 'balanceOf', [account])) as bigint
}

/** Returns the router's allowance for a token of an account, in the smallest unit. */
export async function allowanceOf(symbol: string, account: string): Promise<bigint> {
  return (await view(erc20, token(symbol).address, 'allowance', [account, facts.contracts.router])) as bigint
}

const pathOf = (symbols: string[]) => symbols.map((symbol) => token(symbol).address)

/** Returns the router's output amount at the end of a path for an exact input. */
export async function amountOut(amountRaw: bigint, symbols: string[]): Promise<bigint> {
  const amounts = await view(router, facts.contracts.router, 'getAmountsOut', [amountRaw, pathOf(symbols)])
  return (amounts as bigint[]).at(-1) ?? 0n
}

/** Returns the router's input amount at the start of a path for an exact output. */
export async function amountIn(amountRaw: bigint, symbols: string[]): Promise<bigint> {
  const amounts = await view(router, facts.contracts.router, 'getAmountsIn', [amountRaw, pathOf(symbols)])
  return (amounts as bigint[])[0] ?? 0n
}

export interface TransactionReceipt {
  status: string
  gasUsed: string
  effectiveGasPrice: string
  blockNumber: string
}

/** Waits until a transaction is included and returns its receipt. */
export async function receiptOf(hash: string): Promise<TransactionReceipt> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const receipt = await rpc<TransactionReceipt | null>('eth_getTransactionReceipt', [hash])
    if (receipt) {
      // On a busy machine a local node returns the receipt a moment before all reads include the block.
      await new Promise((resolve) => setTimeout(resolve, 400))
      return receipt
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No receipt for ${hash}`)
}

/** Returns the fee in wei of an included transaction. */
export async function feeOf(hash: string): Promise<bigint> {
  const { gasUsed, effectiveGasPrice } = await receiptOf(hash)
  return BigInt(gasUsed) * BigInt(effectiveGasPrice)
}

interface SentTransaction {
  hash: string
  from: string
  to: string
  input: string
  value: string
  nonce: string
}

/** Returns the transaction of an account with a nonce, searched back from the head over at most 50 blocks. */
async function withNonce(account: string, nonce: number): Promise<SentTransaction | null> {
  const head = Number(await rpc('eth_blockNumber'))
  for (let number = head; number > Math.max(0, head - 50); number -= 1) {
    const { transactions } = await rpc<{ transactions: SentTransaction[] }>('eth_getBlockByNumber', [
      `0x${number.toString(16)}`,
      true,
    ])
    const found = transactions.find(
      (sent) => sent.from.toLowerCase() === account.toLowerCase() && Number(sent.nonce) === nonce,
    )
    if (found) return found
  }
  return null
}

/** Returns the next nonce of an account: how many of its transactions the chain has included. */
export const nonceOf = async (account: string): Promise<number> =>
  Number(await rpc('eth_getTransactionCount', [account, 'latest']))

/**
 * Returns the newest transaction of an account in the last 50 blocks. Its nonce is known first: on a busy machine a local
 * node has the state after a block a moment before it returns the block.
 */
export async function newestFrom(account: string): Promise<SentTransaction> {
  const nonce = (await nonceOf(account)) - 1
  for (let attempt = 0; attempt < 25; attempt += 1) {
    const found = await withNonce(account, nonce)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No transaction of ${account} in the last 50 blocks`)
}

/** Sends a transaction from an account, outside the app, and waits until it is included. */
export async function sendFrom(
  sender: Wallet,
  transaction: { to: string | null; data?: string; valueRaw?: bigint; gasLimit?: bigint },
): Promise<string> {
  const nonce = Number(await rpc('eth_getTransactionCount', [sender.address, 'pending']))
  const gasPrice = BigInt(await rpc('eth_gasPrice'))
  const signed = await sender.signTransaction({
    to: transaction.to,
    data: transaction.data ?? '0x',
    value: transaction.valueRaw ?? 0n,
    nonce,
    gasLimit: transaction.gasLimit ?? 1_000_000n,
    gasPrice: gasPrice * 2n,
    chainId: Number(await rpc('eth_chainId')),
  })
  const hash = await rpc('eth_sendRawTransaction', [signed])
  await receiptOf(hash)
  return hash
}

/** Sets the router's allowance outside the app, so that a journey starts from a known state. */
export async function approveRouter(owner: Wallet, symbol: string, amountRaw: bigint): Promise<void> {
  const data = erc20.encodeFunctionData('approve', [facts.contracts.router, amountRaw])
  await sendFrom(owner, { to: token(symbol).address, data })
}

/** Buys a token with native coin outside the app, which moves the price. */
export async function buyOutside(buyer: Wallet, symbols: string[], valueRaw: bigint): Promise<void> {
  const data = router.encodeFunctionData('swapExactETHForTokens', [0, pathOf(symbols), buyer.address, 9_999_999_999])
  await sendFrom(buyer, { to: facts.contracts.router, data, valueRaw })
}

/** Swaps one approved token for another outside the app, which moves the price. */
export async function swapOutside(trader: Wallet, symbols: string[], amountRaw: bigint): Promise<void> {
  const args = [amountRaw, 0, pathOf(symbols), trader.address, 9_999_999_999]
  await sendFrom(trader, {
    to: facts.contracts.router,
    data: router.encodeFunctionData('swapExactTokensForTokens', args),
  })
}
