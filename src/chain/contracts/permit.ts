import { Interface, Signature } from 'ethers'
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

/** Answers the JSON of the typed data that a wallet is asked to sign with eth_signTypedData_v4 (trading 4, EIP-2612). */
export function permitTypedData(request: PermitRequest): string {
  const { name, pairAddress, owner, spender, valueRaw, nonce, deadline } = request
  return JSON.stringify({
    types: { EIP712Domain: DOMAIN_FIELDS, Permit: PERMIT_FIELDS },
    domain: {
      name,
      version: DOMAIN_VERSION,
      chainId: deployment.chainId,
      verifyingContract: pairAddress,
    },
    primaryType: 'Permit',
    message: { owner, spender, value: valueRaw.toString(), nonce: `0x${nonce.toString(16)}`, deadline },
  })
}

/** A signature in the parts that contracts take. */
export interface SignatureParts {
  v: number
  r: string
  s: string
}

/** Answers the parts of a signature as a wallet gives it; throws for what is none. */
export function splitSignature(signature: unknown): SignatureParts {
  if (typeof signature !== 'string') throw new Error('The wallet answered something that is no signature')
  const { v, r, s } = Signature.from(signature)
  return { v, r, s }
}
