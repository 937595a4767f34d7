import { Interface, Signature, verifyTypedData } from 'ethers'
import { sameAddress } from '../../core/address'
import { deployment } from '../../core/deployment'
import { describeCall, type Call } from './call'

/** client: the version that LP tokens are signed away under; the name is the pair's own (protocol 0, EIP-2612). */
const DOMAIN_VERSION = '1'

const named = new Interface(['function name() view returns (string)'])

/** Describes the read of the name that a pair signs under. */
export const permitName = (pairAddress: string): Call<string> =>
  describeCall(pairAddress, named.encodeFunctionData('name'), (data) =>
    String(named.decodeFunctionResult('name', data)[0]),
  )

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

/** What an owner signs to let a spender take LP tokens. */
export interface PermitRequest {
  /** What the pair calls itself. */
  name: string
  pairAddress: string
  owner: string
  spender: string
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

/** Returns the JSON of the typed data that a wallet is asked to sign with eth_signTypedData_v4 (trading 4, EIP-2612). */
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
 * Returns the parts of the owner's signature of a permit; null for what is no signature, or not the owner's, as with the
 * account of a contract: the pair would reject it.
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
