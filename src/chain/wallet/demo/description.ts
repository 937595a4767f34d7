import type { Interface } from 'ethers'
import { type Address, sameAddress } from '../../../core/address'
import type { Asset, ReadAsset } from './assets'

/** A value of a sentence: a text, an amount of an asset with all its digits, or a time in seconds since 1970. */
export type DescribedValue = string | { amountRaw: bigint; asset: Asset } | { timeSeconds: bigint }

/** What a request does, as an English sentence with values. */
export interface Description {
  sentence: string
  values: Readonly<Record<string, DescribedValue>>
}

/** A call that a page requests. */
export interface RequestedCall {
  from: Address
  to: Address
  data: string
  valueRaw: bigint
}

/** A call with its decoded arguments, and the function that reads the symbol and the decimals of a token. */
export interface DecodedCall extends RequestedCall {
  args: Readonly<Record<string, unknown>>
  asset: ReadAsset
}

export type Describe = (call: DecodedCall) => Description | Promise<Description>

/** Creates the value of an amount. */
export const of = (amountRaw: unknown, asset: Asset): DescribedValue => ({
  amountRaw: BigInt(String(amountRaw)),
  asset,
})

/** A contract that the app calls: how its address is recognised, and what each method does. */
export interface OwnContract {
  interface: Interface
  isAt(address: Address): boolean
  describe: Readonly<Record<string, Describe>>
}

/** Creates the check for the address of a contract; without such a contract in the deployment it always fails. */
export const at = (contract: Address | null) => (address: Address) =>
  contract !== null && sameAddress(contract, address)
