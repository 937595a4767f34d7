import { useMemo } from 'react'
import { useWallet } from '../../../chain/wallet/useWallet'
import { contractsByName } from '../../../deployment/contracts'
import { deployment } from '../../../deployment/deployment'
import { useAppSelector } from '../../../state/storeHooks'
import { type ListedToken, useTokenLists } from '../../lists'
import { selectTransactionsOf } from '../../transactions'
import { selectRecentRecipients } from '../../user'
import type { KnownAddress } from './recipient.rules'

const selectSent = selectTransactionsOf(deployment.chainId)

const CONTRACTS = Object.entries(contractsByName).map(([name, address]): KnownAddress => ({
  kind: 'contract',
  address,
  name,
}))

const asKnown = ({ traded: { address, symbol } }: ListedToken): KnownAddress => ({
  kind: 'token',
  address,
  name: symbol,
})

const nameless = (kind: 'own' | 'recent', addresses: readonly string[]): KnownAddress[] =>
  addresses.map((address) => ({ kind, address, name: '' }))

/**
 * Returns the addresses that a recipient is compared with. They are the user's own accounts (the connected one and
 * those that sent from this browser), recent recipients, every selectable token including imported and custom ones, the
 * two swapped tokens, and the deployment's contracts.
 */
export function useKnownAddresses(chosen: readonly (ListedToken | null)[]): readonly KnownAddress[] {
  const { account } = useWallet()
  const recentRecipients = useAppSelector(selectRecentRecipients)
  const records = useAppSelector(selectSent)
  const tokens = useTokenLists()
  const [input = null, output = null] = chosen
  return useMemo(() => {
    const senders = new Set(Object.values(records).map(({ from }) => from))
    if (account) senders.add(account)
    const swapped = [input, output].flatMap((token) => (token ? [asKnown(token)] : []))
    return [
      ...nameless('own', [...senders]),
      ...nameless('recent', recentRecipients),
      ...[...tokens.map(asKnown), ...swapped, ...CONTRACTS],
    ]
  }, [account, input, output, recentRecipients, records, tokens])
}
