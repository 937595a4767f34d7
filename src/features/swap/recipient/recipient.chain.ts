import { getAddress, ZeroAddress } from 'ethers'
import { deploymentNames } from '../../../chain/names/deploymentNames'
import { InvalidNameError } from '../../../chain/names/invalidName'
import { NodesUnreachableError } from '../../../chain/rpc/nodes'
import { judgeAddress } from '../../../ui/form/judgeAddress'
import type { Recipient, RecipientFault } from './recipient.rules'

/** Answers whether names can be looked up on this deployment. */
export const hasNames = deploymentNames !== null

/** Answers an address with its checksum; null where a letter of a mixed-case one is wrong. */
export function readAddress(text: string): string | null {
  try {
    return getAddress(text)
  } catch {
    return null
  }
}

const invalid = (fault: RecipientFault): Recipient => ({ status: 'invalid', fault })

/** What is sent to nobody is gone. */
const valid = (address: string): Recipient =>
  address === ZeroAddress ? invalid('text') : { status: 'valid', address: getAddress(address) }

async function resolveName(name: string): Promise<Recipient> {
  try {
    const address = await deploymentNames?.resolveAddress(name)
    return address ? valid(address) : invalid('unknownName')
  } catch (error) {
    if (error instanceof InvalidNameError) return invalid('badName')
    return invalid(error instanceof NodesUnreachableError ? 'unreachable' : 'unknownName')
  }
}

/** Answers who a text is: an address, or the one that a name stands for now. Never throws (trading 5 "Recipient input"). */
export async function resolveRecipient(text: string): Promise<Recipient> {
  switch (judgeAddress(text, hasNames, readAddress)) {
    case 'empty':
      return { status: 'missing' }
    case 'address':
      return valid(text)
    case 'name':
      return resolveName(text)
    case 'mistyped':
      return invalid('mistyped')
    case 'unfinished':
    case 'wrong':
      return invalid('text')
  }
}
