import { getAddress, isAddress } from 'ethers/address'
import { isWithinWindow } from '../hub/window.rules.ts'
import { nameFault, type NameFault } from './names.rules.ts'

/** Content that an account signs to take a name. */
export interface Registration {
  /** EIP-55 checksummed. */
  address: string
  name: string
  /** Host of the site on which the name is taken, with its port if it has one. */
  host: string
  chainId: number
  /** Unix seconds. */
  time: number
}

export interface SignedRegistration extends Registration {
  signature: string
}

export type RegistrationFault = NameFault | 'malformed' | 'host' | 'chain' | 'time'

/** Returns the text that the wallet shows and signs. Each fact is on a line of its own, so none can pose as another. */
export const registrationText = ({ address, name, host, chainId, time }: Registration): string =>
  [
    `${host} asks you to take the name ${name} for your account.`,
    '',
    'The name is public and cannot be changed.',
    '',
    `Account: ${address}`,
    `Name: ${name}`,
    `Host: ${host}`,
    `Chain: ${chainId}`,
    `Time: ${new Date(time * 1000).toISOString()}`,
  ].join('\n')

/** Facts that a registration is compared with. */
export interface RegistrationTerms {
  hosts: readonly string[]
  chainId: number
  /** Unix seconds. */
  now: number
}

const HOST = /^[a-z0-9.-]{1,253}(:\d{1,5})?$/
/** A 65-byte signature, or a longer one of a contract wallet, which can contain the contract's creation (ERC-6492). */
const SIGNATURE = /^0x([0-9a-fA-F]{2}){65,8192}$/

function parse(body: unknown): SignedRegistration | null {
  if (typeof body !== 'object' || body === null) return null
  const { address, username, host, chainId, time, signature } = body as Record<string, unknown>
  if (typeof address !== 'string' || !address.startsWith('0x') || !isAddress(address)) return null
  if (typeof username !== 'string' || typeof host !== 'string' || !HOST.test(host)) return null
  if (!Number.isSafeInteger(chainId) || !Number.isSafeInteger(time)) return null
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return null
  const numbers = { chainId: chainId as number, time: time as number }
  return { address: getAddress(address), name: username, host, ...numbers, signature }
}

/** Returns the registration of a request's body, or why it is refused. The signature is not checked here. */
export function readRegistration(
  body: unknown,
  { hosts, chainId, now }: RegistrationTerms,
): SignedRegistration | RegistrationFault {
  const registration = parse(body)
  if (!registration) return 'malformed'
  const fault = nameFault(registration.name)
  if (fault) return fault
  if (!hosts.includes(registration.host)) return 'host'
  if (registration.chainId !== chainId) return 'chain'
  return isWithinWindow(registration.time, now) ? registration : 'time'
}
