import type { Contract, JsonRpcProvider, LogDescription } from 'ethers'
import { eventOf, timesOf } from './chainLogs.ts'

export type Row = Record<string, unknown>

/** Event of a contract, with its block and transaction. */
export interface Seen {
  event: LogDescription
  block: bigint
  timestamp: bigint
  hash: string
}

/** Reads the events of a contract from the chain's logs, oldest first. */
export async function eventsOf(provider: JsonRpcProvider, contract: Contract): Promise<Seen[]> {
  const logs = await provider.getLogs({ fromBlock: 0, toBlock: 'latest', address: await contract.getAddress() })
  const timeOf = await timesOf(provider, logs)
  return logs.flatMap((log) => {
    const event = eventOf(contract.interface, log)
    const timestamp = BigInt(timeOf(log))
    return event ? [{ event, block: BigInt(log.blockNumber), timestamp, hash: log.transactionHash }] : []
  })
}

export const named = (events: readonly Seen[], ...names: readonly string[]): Seen[] =>
  events.filter(({ event }) => names.includes(event.name))
export const argument = ({ event }: Seen, name: string): bigint => event.args.getValue(name) as bigint
export const accountOf = ({ event }: Seen, name: string): string => (event.args.getValue(name) as string).toLowerCase()
export const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n)
export const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]
export const read = async <Value>(contract: Contract, name: string, ...args: readonly unknown[]): Promise<Value> =>
  (await contract.getFunction(name).staticCall(...args)) as Value

/** Returns a raw amount in whole tokens, as a graph shows it. */
export function tokens(raw: bigint, decimals = 18): string {
  const scale = 10n ** BigInt(decimals)
  const fraction = String(raw % scale)
    .padStart(decimals, '0')
    .replace(/0+$/, '')
  return `${raw / scale}${fraction && '.'}${fraction}`
}

export const byId = (rows: readonly Row[]): Row[] =>
  rows.toSorted((first, second) => String(first['id']).localeCompare(String(second['id']), 'en'))
