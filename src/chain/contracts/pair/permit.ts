import { Signature, verifyTypedData } from 'ethers'
import { type Address, sameAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'

/** Domain version of LP token permits; the domain name is the pair's own (protocol 0, EIP-2612). */
const DOMAIN_VERSION = '1'

const DOMAIN_FIELDS = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]
const PERMIT_FIELDS = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
]

/** A permit that lets a spender take LP tokens of the owner. */
export interface PermitRequest {
  /** Name of the pair's token. */
  name: string
  pairAddress: Address
  owner: Address
  spender: Address
  /** LP tokens in base units. */
  valueRaw: bigint
  nonce: bigint
  /** Seconds since 1970. */
  deadline: number
}

const domainOf = ({ name, pairAddress }: PermitRequest) => ({
  name,
  version: DOMAIN_VERSION,
  chainId: deployment.chainId,
  verifyingContract: pairAddress,
})

const messageOf = ({ owner, spender, valueRaw, nonce, deadline }: PermitRequest) => ({
  owner,
  spender,
  value: valueRaw.toString(),
  nonce: `0x${nonce.toString(16)}`,
  deadline,
})

/** Returns the JSON of the typed data for eth_signTypedData_v4 (trading 2.5.6, EIP-2612). */
export const permitTypedData = (request: PermitRequest): string =>
  JSON.stringify({
    types: { EIP712Domain: DOMAIN_FIELDS, Permit: PERMIT_FIELDS },
    domain: domainOf(request),
    primaryType: 'Permit',
    message: messageOf(request),
  })

/** A signature in the parts that contracts take. */
export interface SignatureParts {
  v: number
  r: string
  s: string
}

/**
 * Returns the parts of the owner's signature of a permit; null for an invalid one or that of another signer. The latter
 * includes contract accounts: the pair would reject their signature.
 */
export function permitSignature(request: PermitRequest, signature: unknown): SignatureParts | null {
  if (typeof signature !== 'string') return null
  try {
    const signer = verifyTypedData(domainOf(request), { Permit: PERMIT_FIELDS }, messageOf(request), signature)
    if (!sameAddress(signer, request.owner)) return null
    const { v, r, s } = Signature.from(signature)
    return { v, r, s }
  } catch {
    return null
  }
}
