import { getAddress } from 'ethers'
import type { Call } from '../../../chain/contracts/call'
import { decimals, name, symbol } from '../../../chain/contracts/erc20/reads'

/** Calls that read a token's facts. */
export interface TokenFactsCalls {
  name: Call<string>
  symbol: Call<string>
  decimals: Call<bigint>
}

/** Creates the calls for a token's name, symbol and decimals; each fails for an invalid result. */
export const tokenFactsOf = (address: string): TokenFactsCalls => ({
  name: name(address),
  symbol: symbol(address),
  decimals: decimals(address),
})

/** Returns an address in any case with its checksum. */
export const checksummed = (address: string): string => getAddress(address.toLowerCase())
