import { Interface, type Wallet } from 'ethers'

const abi = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function transfer(address, uint256) returns (bool)',
  'function feeTo() view returns (address)',
  'function allPairsLength() view returns (uint256)',
  'function allPairs(uint256) view returns (address)',
  'function getPair(address, address) view returns (address)',
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function totalSupply() view returns (uint256)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function getAmountsOut(uint256, address[]) view returns (uint256[])',
])

/** Pair as on the chain: addresses in lower case, reserves in the order of the tokens. */
export interface Pair {
  address: string
  tokens: [string, string]
  reserves: [bigint, bigint]
}

/** Returns a client that uses plain JSON-RPC and none of the devnet's own code. */
export function nodeAt(url: string) {
  const request = async <T = string>(method: string, ...params: unknown[]): Promise<T> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { result, error } = (await response.json()) as { result: T; error?: { message: string } }
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  const readAll = async (to: string, method: string, ...args: unknown[]): Promise<unknown[]> => {
    const output = await request('eth_call', { to, data: abi.encodeFunctionData(method, args) }, 'latest')
    return [...abi.decodeFunctionResult(method, output)]
  }
  const read = async <T>(to: string, method: string, ...args: unknown[]): Promise<T> => {
    const [first] = await readAll(to, method, ...args)
    return first as T
  }
  const blockNumber = async () => Number(await request('eth_blockNumber'))

  const pairs = async (factory: string): Promise<Pair[]> => {
    const count = Number(await read<bigint>(factory, 'allPairsLength'))
    return Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const address = await read<string>(factory, 'allPairs', at)
        const [token0, token1] = [await read<string>(address, 'token0'), await read<string>(address, 'token1')]
        const [reserve0, reserve1] = (await readAll(address, 'getReserves')) as [bigint, bigint]
        return { address, tokens: [token0.toLowerCase(), token1.toLowerCase()], reserves: [reserve0, reserve1] }
      }),
    )
  }

  const send = async (from: Wallet, to: string, data: string): Promise<string> => {
    const signed = await from.signTransaction({
      ...{ type: 2, chainId: 31337, to, data, gasLimit: 1_000_000, maxPriorityFeePerGas: 1_000_000_000n },
      maxFeePerGas: 100_000_000_000n,
      nonce: Number(await request('eth_getTransactionCount', from.address, 'pending')),
    })
    return request('eth_sendRawTransaction', signed)
  }

  /** Waits until a transaction is included. Returns its receipt. */
  const mined = async (
    hash: string,
  ): Promise<{ status: string; blockNumber: string; contractAddress: string | null }> => {
    type Receipt = { status: string; blockNumber: string; contractAddress: string | null } | null
    // The time limit of the test ends the wait.
    for (;;) {
      const receipt = await request<Receipt>('eth_getTransactionReceipt', hash)
      if (receipt) return receipt
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  return { request, read, blockNumber, pairs, send, mined, encode: abi.encodeFunctionData.bind(abi) }
}

export type Node = ReturnType<typeof nodeAt>
