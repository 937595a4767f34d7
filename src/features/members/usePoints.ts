import { useCallback } from 'react'
import type { PointRecord } from '../../chain/services/profilePoints'
import { type ServiceRead, useServiceRead } from '../../chain/services/useServiceRead'
import type { Address } from '../../core/address'
import { servicesUrl } from '../../deployment/services'

const NONE: readonly PointRecord[] = []

/**
 * Returns the points of an account by campaign, oldest first. They are read again when the `total` of the chain
 * changes; an account with none there has none.
 */
export function usePoints(account: Address, total: bigint): ServiceRead<readonly PointRecord[]> {
  const read = useCallback(
    async () =>
      servicesUrl === null || total === 0n
        ? NONE
        : (await import('../../chain/services/profilePoints')).readPoints(servicesUrl, account),
    [account, total],
  )
  return useServiceRead(read)
}
