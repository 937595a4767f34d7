import hre from 'hardhat'
import { toQuantity, type BaseContract, type Interface } from 'ethers'

const GAS = toQuantity(3_000_000)
const GAS_PRICE = toQuantity(10n ** 10n)

/** Contract that a step reads or sends to. */
type Called = Pick<BaseContract, 'interface'> & { readonly target: string }

/** Call to a contract; only the first word of its result is used. */
export type ReadCall = readonly [of: Called, method: string, ...args: unknown[]]

/** One call of a fuzz test, and its expected revert reason; null if it must succeed. */
export interface FuzzStep {
  name: string
  from: string
  to: Called
  method: string
  args?: readonly unknown[]
  valueRaw?: bigint
  revertReason: string | null
}

const request = (method: string, ...params: unknown[]): Promise<unknown> => hre.network.provider.send(method, params)

/** Call data of batches by their calls: a fuzz test repeats one batch, and its encoding takes longer than its call. */
const batches = new Map<string, string>()

function encodeBatch(multicall: Called, reads: readonly ReadCall[]): string {
  const key = reads.map(([{ target }, ...call]) => [target, ...call].join()).join(' ')
  const known = batches.get(key)
  if (known !== undefined) return known
  const calls = reads.map(([{ target, interface: own }, method, ...args]) => ({
    ...{ target, callData: own.encodeFunctionData(method, args) },
  }))
  const data = multicall.interface.encodeFunctionData('aggregate', [calls])
  batches.set(key, data)
  return data
}

/** Returns the results of many calls in one multicall, at one block, in their order. */
export async function readBatch(multicall: Called, reads: readonly ReadCall[]): Promise<bigint[]> {
  const data = encodeBatch(multicall, reads)
  const result = await request('eth_call', { to: multicall.target, data, gas: toQuantity(16_000_000) }, 'latest')
  const decoded = multicall.interface.decodeFunctionResult('aggregate', String(result))
  const [, results] = decoded as unknown as [bigint, string[]]
  return results.map((words) => BigInt(words.slice(0, 66)))
}

const encode = (own: Interface, method: string, args: readonly unknown[]) => own.encodeFunctionData(method, [...args])

/** Sends a step as a transaction in its own block. Returns the revert reason, or null on success. */
export async function sendStep({ from, to, method, args = [], valueRaw = 0n }: FuzzStep): Promise<string | null> {
  const data = encode(to.interface, method, args)
  try {
    await request('eth_sendTransaction', {
      ...{ from, to: to.target, data, value: toQuantity(valueRaw), gas: GAS, gasPrice: GAS_PRICE },
    })
    return null
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return /reason string '(.*)'/.exec(message)?.[1] ?? message
  }
}

/** Returns the number and the time in seconds of the newest block. */
export async function headOf(): Promise<{ block: bigint; seconds: bigint }> {
  const head = (await request('eth_getBlockByNumber', 'latest', false)) as { number: string; timestamp: string }
  return { block: BigInt(head.number), seconds: BigInt(head.timestamp) }
}
