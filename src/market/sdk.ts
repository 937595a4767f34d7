import { ETHER, FACTORY_ADDRESS_MAP, INIT_CODE_HASH_MAP, Token, WETH, type Currency } from '@pancakeswap/sdk'
import { deployment } from '../core/deployment'
import { wrappedNative, type TokenFacts } from './token'

const { chainId, contracts, initCodeHash } = deployment

/** Answers the token of this chain that the facts describe; throws when the address has a wrong checksum. */
export const tokenOf = ({ address, decimals, symbol, name }: TokenFacts): Token =>
  new Token(chainId, address, decimals, symbol, name)

// The package knows the public chains only; the deployment says what is true of the one in use.
Object.assign(FACTORY_ADDRESS_MAP, { [chainId]: contracts.factory })
Object.assign(INIT_CODE_HASH_MAP, { [chainId]: initCodeHash })
Object.assign(WETH, { [chainId]: tokenOf(wrappedNative) })

/** The chain's own coin. */
export const native: Currency = ETHER
