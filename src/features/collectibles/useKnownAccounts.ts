import { useMemo } from 'react'
import { useWallet } from '../../chain/wallet/useWallet'
import type { Address } from '../../core/address'
import type { KnownAddress } from '../../core/knownAddresses'
import { deployment } from '../../deployment/deployment'
import { contractsByName } from '../../deployment/laterFacts'
import { useAppSelector } from '../../state/storeHooks'
import { useTokenLists } from '../lists'
import { selectTransactionsOf } from '../transactions'
import { selectRecentRecipients } from '../user'

const selectSent = selectTransactionsOf(deployment.chainId)

const CONTRACTS = Object.entries(contractsByName).map(([name, address]): KnownAddress => ({
  kind: 'contract',
  address,
  name,
}))

const unnamed = (kind: 'own' | 'recent', addresses: readonly Address[]): KnownAddress[] =>
  addresses.map((address) => ({ kind, address, name: '' }))

/**
 * Returns the addresses with which the recipient of a collectible is compared: the user's own accounts, recent recipients,
 * tokens and the contracts of the deployment.
 */
export function useKnownAccounts(): readonly KnownAddress[] {
  const { account } = useWallet()
  const recent = useAppSelector(selectRecentRecipients)
  const records = useAppSelector(selectSent)
  const tokens = useTokenLists()
  return useMemo(() => {
    const senders = new Set(Object.values(records).map(({ from }) => from))
    if (account) senders.add(account)
    return [
      ...[...unnamed('own', [...senders]), ...unnamed('recent', recent), ...CONTRACTS],
      ...tokens.map(({ traded: { address, symbol } }): KnownAddress => ({ kind: 'token', address, name: symbol })),
    ]
  }, [account, recent, records, tokens])
}
