import type { HardhatEthersSigner } from '@nomicfoundation/hardhat-ethers/signers'
import { Signature, type AddressLike, type TypedDataDomain } from 'ethers'
import hre from 'hardhat'
import type { Pair } from '../exchangeContracts.ts'

/** Typed data of a permit for LP tokens (EIP-2612). */
export const PERMIT = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
}

/** Returns the signing domain of LP tokens, from the protocol's facts and not from the pair itself. */
export async function domainOf(pair: Pair): Promise<TypedDataDomain> {
  const { chainId } = await hre.ethers.provider.getNetwork()
  return { name: 'Pancake LPs', version: '1', chainId, verifyingContract: await pair.getAddress() }
}

/** Signs a permit as `owner` with the next nonce. Returns the signature in the contracts' order of arguments. */
export async function signPermit(
  pair: Pair,
  owner: HardhatEthersSigner,
  spender: AddressLike,
  valueRaw: bigint,
  deadline: bigint,
): Promise<[v: number, r: string, s: string]> {
  const message = {
    ...{ owner: owner.address, spender: await hre.ethers.resolveAddress(spender) },
    ...{ value: valueRaw, nonce: await pair.nonces(owner), deadline },
  }
  const { v, r, s } = Signature.from(await owner.signTypedData(await domainOf(pair), PERMIT, message))
  return [v, r, s]
}
