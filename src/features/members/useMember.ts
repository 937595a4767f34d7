import { getUserProfile, hasRegistered, type UserProfile } from '../../chain/contracts/pancakeProfile/reads'
import { knownValue } from '../../chain/multicall/oldReads'
import { useCall } from '../../chain/multicall/useCalls'
import type { Address } from '../../core/address'
import { profileAddress } from '../../deployment/laterFacts'

/** Profile of an account on the chain; null for an account that never had one (games 8.1.7). */
export type MemberState =
  | { status: 'loading' | 'failed'; profile: null }
  | { status: 'ready'; profile: UserProfile | null }

/** Returns the profile of any account, with each block. A profile that was read stays while a later read fails. */
export function useMember(account: Address | null): MemberState {
  const registered = useCall(profileAddress && account && hasRegistered(profileAddress, account))
  const isRegistered = knownValue(registered)?.value
  const profile = useCall(isRegistered && profileAddress && account ? getUserProfile(profileAddress, account) : null)
  const known = knownValue(profile)?.value
  if (!profileAddress || !account || isRegistered === false) return { status: 'ready', profile: null }
  if (known) return { status: 'ready', profile: known }
  const isFailed = registered.status === 'failed' || profile.status === 'failed'
  return { status: isFailed ? 'failed' : 'loading', profile: null }
}
