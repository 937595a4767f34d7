import { getBytes, isHexString, toUtf8String, type TypedDataDomain, type Wallet } from 'ethers'
import { deployment } from '../../../deployment/deployment'
import { DemoWalletError, INVALID_PARAMS } from './demoError'
import { promptOwner } from './demoRequests'

function readable(message: string): string {
  try {
    return isHexString(message) ? toUtf8String(message) : message
  } catch {
    return message
  }
}

/** Prompts with a message, given as hex or as text, and returns its signature (personal_sign). */
export async function signDemoMessage(wallet: Wallet, message: string): Promise<string> {
  await promptOwner({ kind: 'message', from: wallet.address, text: readable(message) })
  return wallet.signMessage(isHexString(message) ? getBytes(message) : message)
}

interface TypedData {
  domain: TypedDataDomain
  types: Record<string, { name: string; type: string }[]>
  message: Record<string, unknown>
}

function parseTypedData(json: unknown): TypedData {
  try {
    const { domain, types, message } = (typeof json === 'string' ? JSON.parse(json) : json) as TypedData
    const { EIP712Domain: _domainType, ...ownTypes } = types
    return { domain, types: ownTypes, message }
  } catch {
    throw new DemoWalletError('The data to sign is not of the form of EIP-712', INVALID_PARAMS)
  }
}

/** Prompts with structured data and returns its signature (eth_signTypedData_v4); rejects data for another chain. */
export async function signDemoTypedData(wallet: Wallet, json: unknown): Promise<string> {
  const { domain, types, message } = parseTypedData(json)
  const chainId = domain.chainId ?? deployment.chainId
  if (BigInt(chainId) !== BigInt(deployment.chainId)) {
    throw new DemoWalletError('The data to sign is for another chain', INVALID_PARAMS)
  }
  const text = JSON.stringify({ domain, message }, null, 2)
  await promptOwner({ kind: 'message', from: wallet.address, text })
  return wallet.signTypedData(domain, types, message)
}
