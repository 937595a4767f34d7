import type { Address } from '../../core/address'

const SECOND_MS = 1_000

/** Content that an account signs to take a name. */
export interface Registration {
  /** Checksummed. */
  account: Address
  name: string
  /** Host of the site, with its port if it has one. */
  host: string
  chainId: number
  /** Seconds since 1970. */
  timeS: number
}

/** Returns the text that the wallet shows and signs. The services compose the same text and verify its signature. */
export const registrationText = ({ account, name, host, chainId, timeS }: Registration): string =>
  [
    `${host} asks you to take the name ${name} for your account.`,
    '',
    'The name is public and cannot be changed.',
    '',
    `Account: ${account}`,
    `Name: ${name}`,
    `Host: ${host}`,
    `Chain: ${chainId}`,
    `Time: ${new Date(timeS * SECOND_MS).toISOString()}`,
  ].join('\n')
