import type { Call } from '../../../chain/contracts/call'
import { decimals, name, symbol } from '../../../chain/contracts/erc20/reads'
import { checksumAddress } from '../../../chain/keccak'
import type { Address } from '../../../core/address'

/** Calls that read a token's facts. */
export interface TokenFactsCalls {
  name: Call<string>
  symbol: Call<string>
  decimals: Call<bigint>
}

/** Creates the calls for a token's name, symbol and decimals; each fails for an invalid result. */
export const tokenFactsOf = (address: Address): TokenFactsCalls => ({
  name: name(address),
  symbol: symbol(address),
  decimals: decimals(address),
})

/** Returns an address in any case with its checksum. */
export const checksummed = (address: Address): Address => checksumAddress(address.toLowerCase())
