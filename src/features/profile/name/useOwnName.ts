import { useCallback } from 'react'
import { useServiceRead } from '../../../chain/services/useServiceRead'
import type { Address } from '../../../core/address'
import { servicesUrl } from '../../../deployment/services'
import { useAppSelector } from '../../../state/storeHooks'
import { selectTakenNameOf } from '../profile.slice'

/** Name of the own account; `absent` where the deployment has no services. */
export type OwnName =
  | { status: 'absent' | 'loading' | 'unavailable'; name: null }
  | { status: 'ready'; name: string | null }

/** Returns the name of the account: the one it took in this visit, else that of the services (games 7.2.1). */
export function useOwnName(account: Address): OwnName {
  const taken = useAppSelector(selectTakenNameOf(account))
  const read = useCallback(
    async () =>
      servicesUrl === null
        ? null
        : (await import('../../../chain/services/profileName')).readProfileName(servicesUrl, account),
    [account],
  )
  const { status, value } = useServiceRead(read)
  if (taken !== null) return { status: 'ready', name: taken }
  if (servicesUrl === null) return { status: 'absent', name: null }
  return status === 'ready' ? { status, name: value } : { status, name: null }
}
