import type { Wallet } from 'ethers'

interface TypedData {
  domain: object
  types: Record<string, { name: string; type: string }[]>
  message: Record<string, unknown>
}

/** Signs typed data that a page sent as JSON (EIP-712). */
export function signTypedJson(signer: Wallet, json: string): Promise<string> {
  const { domain, types, message } = JSON.parse(json) as TypedData
  const { EIP712Domain: _, ...own } = types
  return signer.signTypedData(domain, own, message)
}
