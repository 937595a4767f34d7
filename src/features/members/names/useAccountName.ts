import { useCallback } from 'react'
import { useServiceRead } from '../../../chain/services/useServiceRead'
import type { Address } from '../../../core/address'
import { servicesUrl } from '../../../deployment/services'

/** Returns the name of an account; null for one without a name, and while it is not known. */
export function useAccountName(account: Address): string | null {
  const read = useCallback(
    async () => (servicesUrl === null ? null : (await import('./names')).knownName(servicesUrl, account)),
    [account],
  )
  return useServiceRead(read).value
}
