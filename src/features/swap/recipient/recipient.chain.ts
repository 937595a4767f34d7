import { ZeroAddress } from 'ethers'
import { checksumAddress } from '../../../chain/keccak'
import { deploymentNames } from '../../../chain/names/deploymentNames'
import { InvalidNameError } from '../../../chain/names/invalidName'
import { NodesUnreachableError } from '../../../chain/rpc/rpcError'
import { type Address, toAddress } from '../../../core/address'
import { classifyAddress } from '../../../core/classifyAddress'
import type { Recipient, RecipientFault } from './recipient.rules'

/** True when this deployment can look up names. */
export const hasNames = deploymentNames !== null

/** Returns an address with its checksum; null when a mixed-case one fails the checksum. */
export function readAddress(text: string): Address | null {
  try {
    return checksumAddress(text)
  } catch {
    return null
  }
}

const invalid = (fault: RecipientFault): Recipient => ({ status: 'invalid', fault })

/** Rejects the zero address, because tokens sent to it are lost. */
const valid = (address: Address): Recipient =>
  address === ZeroAddress ? invalid('text') : { status: 'valid', address: checksumAddress(address) }

async function resolveName(name: string): Promise<Recipient> {
  try {
    const found = await deploymentNames?.resolveAddress(name)
    const recipient = found ? valid(found.address) : invalid('unknownName')
    return recipient.status === 'valid' && !found?.isConfirmed ? { ...recipient, status: 'unconfirmed' } : recipient
  } catch (error) {
    if (error instanceof InvalidNameError) return invalid('badName')
    if (error instanceof Error && error.name === 'NodesDisagreeError') return invalid('contradicted')
    return invalid(error instanceof NodesUnreachableError ? 'unreachable' : 'unknownName')
  }
}

/**
 * Resolves a text to a recipient: an address, or the current address of a name. Never throws (trading 5 "Recipient
 * input").
 */
export async function resolveRecipient(text: string): Promise<Recipient> {
  switch (classifyAddress(text, hasNames, readAddress)) {
    case 'empty':
      return { status: 'missing' }
    case 'address':
      return valid(toAddress(text))
    case 'name':
      return resolveName(text)
    case 'mistyped':
      return invalid('mistyped')
    case 'unfinished':
    case 'wrong':
      return invalid('text')
  }
}
