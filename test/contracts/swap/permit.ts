import type { HardhatEthersSigner } from '@nomicfoundation/hardhat-ethers/signers'
import { Signature, type AddressLike, type TypedDataDomain } from 'ethers'
import hre from 'hardhat'
import type { Pair } from '../exchangeContracts.ts'

/** What a holder of shares signs to let another spend them (EIP-2612). */
export const PERMIT = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
}

/** The domain that shares are signed in, from the protocol's facts and not from what the pair says. */
export async function domainOf(pair: Pair): Promise<TypedDataDomain> {
  const { chainId } = await hre.ethers.provider.getNetwork()
  return { name: 'Pancake LPs', version: '1', chainId, verifyingContract: await pair.getAddress() }
}

/** Has `owner` sign a permit with his next nonce; answers the signature in the order the contracts take it. */
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
