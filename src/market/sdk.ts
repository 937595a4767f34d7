import { ETHER, FACTORY_ADDRESS_MAP, INIT_CODE_HASH_MAP, Token, WETH, type Currency } from '@pancakeswap/sdk'
import { factoryAddress } from '../deployment/contracts'
import { deployment } from '../deployment/deployment'
import { wrappedNative, type TokenFacts } from './token'

const { chainId, initCodeHash } = deployment

/** Creates the SDK token of this chain from its facts; throws when the address has a wrong checksum. */
export const tokenOf = ({ address, decimals, symbol, name }: TokenFacts): Token =>
  new Token(chainId, address, decimals, symbol, name)

// The package has the facts of the public chains only; the deployment has those of the chain in use.
Object.assign(FACTORY_ADDRESS_MAP, { [chainId]: factoryAddress })
Object.assign(INIT_CODE_HASH_MAP, { [chainId]: initCodeHash })
Object.assign(WETH, { [chainId]: tokenOf(wrappedNative) })

/** The native coin of the chain. */
export const native: Currency = ETHER
