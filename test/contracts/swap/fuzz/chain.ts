import { toQuantity, type BaseContract } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../../deployExchange.ts'
import type { State } from './state.ts'
import type { World } from './world.ts'

const GAS = toQuantity(2_000_000)
const GAS_PRICE = toQuantity(10n ** 10n)
const WORD = /[0-9a-f]{64}/g
/** Words before the data of a list in ABI encoding: its offset and its length. */
const HEADER_WORDS = 2

/** Call from one of the holders, by index. */
export interface Call {
  from: number
  to: string
  data: string
  valueRaw?: bigint
}

/** Result of a call: its revert reason, null on success, and the addresses in its logs. */
interface Outcome {
  revertReason: string | null
  changed: ReadonlySet<string>
}

/** State of the chain, with the native coin of each holder. */
export type ChainState = State & { native: readonly bigint[] }

/** Client of the chain with plain requests, for the speed of ten thousand calls. */
export interface Chain {
  readAll(): Promise<ChainState>
  /** Reads the given tokens and pools again, and every holder's native coin. */
  readChanged(before: ChainState, changed: ReadonlySet<string>): Promise<ChainState>
  send(call: Call): Promise<Outcome>
}

const request = (method: string, ...params: unknown[]): Promise<unknown> => hre.network.provider.send(method, params)

async function send(from: string, { to, data, valueRaw = 0n }: Call): Promise<Outcome> {
  try {
    const transaction = { from, to, data, value: toQuantity(valueRaw), gas: GAS, gasPrice: GAS_PRICE }
    const hash = await request('eth_sendTransaction', transaction)
    const { logs } = (await request('eth_getTransactionReceipt', hash)) as { logs: { address: string }[] }
    return { revertReason: null, changed: new Set(logs.map(({ address }) => address.toLowerCase())) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const revertReason =
      /reason string '([^']*)'/.exec(message)?.[1] ?? /panic code 0x\w+/.exec(message)?.[0] ?? message
    return { revertReason, changed: new Set() }
  }
}

function parse(result: string, poolCount: number, tokenCount: number, width: number): ChainState {
  const words = (result.slice(2).match(WORD) ?? []).slice(HEADER_WORDS).values()
  const next = () => BigInt(`0x${words.next().value ?? '0'}`)
  const everyHolder = () => Array.from({ length: width }, next)
  return {
    pools: Array.from({ length: poolCount }, () => ({
      ...{ reserve0: next(), reserve1: next(), kLast: next(), supply: next() },
      shares: everyHolder(),
    })),
    tokens: Array.from({ length: tokenCount }, () => ({ supply: next(), balances: everyHolder() })),
    native: everyHolder(),
  }
}

/** Returns a client of the chain that contains a world. */
export async function chainOf({ pools, tokens, holders }: World): Promise<Chain> {
  const lens = await deploy<BaseContract>('ExchangeLens')
  const to = await lens.getAddress()

  async function read(matches: (address: string) => boolean): Promise<[number[], number[], ChainState]> {
    const places = [pools, tokens].map((list) => [...list.keys()].filter((at) => matches(list[at]?.address ?? '')))
    const [poolIndices = [], tokenIndices = []] = places
    const addresses = [poolIndices.map((at) => pools[at]?.address), tokenIndices.map((at) => tokens[at]?.address)]
    const data = lens.interface.encodeFunctionData('read', [...addresses, holders])
    const result = String(await request('eth_call', { to, data }, 'latest'))
    return [poolIndices, tokenIndices, parse(result, poolIndices.length, tokenIndices.length, holders.length)]
  }

  return {
    async readAll() {
      const [, , state] = await read(() => true)
      return state
    },
    async readChanged(before, changed) {
      const [poolIndices, tokenIndices, state] = await read((address) => changed.has(address.toLowerCase()))
      return {
        pools: before.pools.map((pool, at) => state.pools[poolIndices.indexOf(at)] ?? pool),
        tokens: before.tokens.map((token, at) => state.tokens[tokenIndices.indexOf(at)] ?? token),
        native: state.native,
      }
    },
    send: (call) => send(holders[call.from] ?? '', call),
  }
}
