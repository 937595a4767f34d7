import { validateProfile } from 'virtual:reply-validators'
import type { Address } from '../../core/address'
import { fetchReply, ServiceUnavailableError } from './fetchReply'

/**
 * Returns the name of an account from the services (games 7); null if it has none. Throws ServiceUnavailableError, also for
 * a reply of a wrong form or about another account.
 */
export async function readProfileName(servicesUrl: string, account: Address): Promise<string | null> {
  const reply = await fetchReply(`${servicesUrl}/api/users/${account}`)
  if (reply.status === 404) return null
  const profile: unknown = await reply.json().catch(() => null)
  if (!reply.ok || !validateProfile(profile) || profile.address.toLowerCase() !== account.toLowerCase()) {
    throw new ServiceUnavailableError('The services returned no profile of the account')
  }
  return profile.username
}
