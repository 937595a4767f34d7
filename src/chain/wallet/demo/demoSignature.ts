import { getBytes, isHexString, toUtf8String, type TypedDataDomain, type Wallet } from 'ethers'
import { toAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import type { Nodes } from '../../rpc/nodes'
import { assetReader } from './assets'
import { DemoWalletError, INVALID_PARAMS } from './demoError'
import { promptOwner } from './demoRequests'
import { describePermit } from './describeRequest'

function readable(message: string): string {
  try {
    return isHexString(message) ? toUtf8String(message) : message
  } catch {
    return message
  }
}

/** Prompts with a message, given as hex or as text, and returns its signature (personal_sign). */
export async function signDemoMessage(wallet: Wallet, message: string): Promise<string> {
  await promptOwner({ kind: 'message', from: toAddress(wallet.address), text: readable(message) })
  return wallet.signMessage(isHexString(message) ? getBytes(message) : message)
}

interface TypedData {
  primaryType: unknown
  domain: TypedDataDomain
  types: Record<string, { name: string; type: string }[]>
  message: Record<string, unknown>
}

function parseTypedData(json: unknown): TypedData {
  try {
    const { domain, types, message, primaryType } = (typeof json === 'string' ? JSON.parse(json) : json) as TypedData
    const { EIP712Domain: _domainType, ...ownTypes } = types
    return { domain, types: ownTypes, message, primaryType }
  } catch {
    throw new DemoWalletError('The data to sign is not of the form of EIP-712', INVALID_PARAMS)
  }
}

/** Prompts with structured data and returns its signature (eth_signTypedData_v4); rejects data for another chain. */
export async function signDemoTypedData(nodes: Nodes, wallet: Wallet, json: unknown): Promise<string> {
  const { domain, types, message, primaryType } = parseTypedData(json)
  const chainId = domain.chainId ?? deployment.chainId
  if (BigInt(chainId) !== BigInt(deployment.chainId)) {
    throw new DemoWalletError('The data to sign is for another chain', INVALID_PARAMS)
  }
  const text = JSON.stringify({ domain, message }, null, 2)
  const permit = { primaryType, token: domain.verifyingContract, message }
  const description = await describePermit(permit, assetReader(nodes))
  await promptOwner({ kind: 'message', from: toAddress(wallet.address), text, ...(description && { description }) })
  return wallet.signTypedData(domain, types, message)
}
