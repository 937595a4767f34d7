import { readFileSync, writeFileSync } from 'node:fs'
import type { ContractTransactionResponse } from 'ethers'

/** Gas used, by name of the call. */
export type Gas = Readonly<Record<string, number>>

const file = new URL('gas.snapshot.json', import.meta.url)
const isUpdating = process.env['UPDATE_GAS'] === '1'

/** Returns the gas that a transaction used, once it is included. */
export async function gasOf(sent: Promise<ContractTransactionResponse>): Promise<number> {
  const receipt = await (await sent).wait()
  if (!receipt) throw new Error('The transaction was not included.')
  return Number(receipt.gasUsed)
}

const readSnapshot = (): Record<string, Gas> => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Gas>

/** Returns the stored gas costs of an area's calls. With UPDATE_GAS=1 it first stores the current ones. */
export function snapshotOf(area: string, now: Gas): Gas {
  if (isUpdating) {
    const all = { ...readSnapshot(), [area]: now }
    writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  }
  return readSnapshot()[area] ?? {}
}
