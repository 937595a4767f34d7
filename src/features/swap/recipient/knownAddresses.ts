import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import tokenList from '#deployment/token-list.json'
import { useWallet } from '../../../chain/wallet/useWallet'
import { deployment } from '../../../core/deployment'
import type { ListedToken } from '../../lists'
import type { transactionsReducer } from '../../transactions'
import { selectUser } from '../../user'
import type { KnownAddress } from './recipient.rules'

interface WithTransactions {
  transactions: ReturnType<typeof transactionsReducer>
}

const CONTRACTS = Object.entries(deployment.contracts).map(([name, address]): KnownAddress => ({
  kind: 'contract',
  address,
  name,
}))
const TOKENS = tokenList.tokens.map(({ address, symbol }): KnownAddress => ({ kind: 'token', address, name: symbol }))

const nameless = (kind: 'own' | 'recent', addresses: readonly string[]): KnownAddress[] =>
  addresses.map((address) => ({ kind, address, name: '' }))

/**
 * Answers the addresses that a recipient is compared with: the person's own accounts (the connected one and those that
 * sent from this browser), whom was sent to, the deployment's contracts and tokens, and the two tokens that are swapped.
 */
export function useKnownAddresses(chosen: readonly (ListedToken | null)[]): readonly KnownAddress[] {
  const { account } = useWallet()
  const { recentRecipients } = useSelector(selectUser)
  const records = useSelector((state: WithTransactions) => state.transactions[deployment.chainId])
  const [input = null, output = null] = chosen
  return useMemo(() => {
    const senders = new Set(Object.values(records ?? {}).map(({ from }) => from))
    if (account) senders.add(account)
    const swapped = [input, output].flatMap((token): KnownAddress[] =>
      token ? [{ kind: 'token', address: token.traded.address, name: token.traded.symbol }] : [],
    )
    return [
      ...nameless('own', [...senders]),
      ...nameless('recent', recentRecipients),
      ...[...TOKENS, ...swapped, ...CONTRACTS],
    ]
  }, [account, input, output, recentRecipients, records])
}
