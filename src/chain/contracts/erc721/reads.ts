import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, firstWord, readTextAt, wordOf } from '../codec'
import { readAddress } from '../nameRegistry/reads'
import { selectorOf } from '../signatures'

const BALANCE_OF = selectorOf('balanceOf(address)')
const TOKEN_OF_OWNER = selectorOf('tokenOfOwnerByIndex(address,uint256)')
const TOKEN_URI = selectorOf('tokenURI(uint256)')
const GET_APPROVED = selectorOf('getApproved(uint256)')
const OWNER_OF = selectorOf('ownerOf(uint256)')

const readUri = (data: string): string => readTextAt(data, 0)

/** Creates the call that reads the number of an account's tokens. */
export const balanceOf = (contract: Address, owner: Address): Call<bigint> =>
  describeCall(contract, encodeCall(BALANCE_OF, addressWord(owner)), firstWord)

/** Creates the call that reads the id of an account's token by its index; it reverts beyond the last one. */
export const tokenOfOwnerByIndex = (contract: Address, owner: Address, index: number): Call<bigint> =>
  describeCall(contract, encodeCall(TOKEN_OF_OWNER, addressWord(owner), wordOf(index)), firstWord)

/** Creates the call that reads the URI of a token's metadata; it reverts for an unknown token. */
export const tokenUri = (contract: Address, tokenId: bigint): Call<string> =>
  describeCall(contract, encodeCall(TOKEN_URI, wordOf(tokenId)), readUri)

/** Creates the call that reads the account that may move a token, besides its owner; null for none. */
export const getApproved = (contract: Address, tokenId: bigint): Call<Address | null> =>
  describeCall(contract, encodeCall(GET_APPROVED, wordOf(tokenId)), readAddress)

/** Creates the call that reads the owner of a token; it reverts for an unknown token. */
export const ownerOf = (contract: Address, tokenId: bigint): Call<Address | null> =>
  describeCall(contract, encodeCall(OWNER_OF, wordOf(tokenId)), readAddress)
