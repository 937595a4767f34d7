import { Search } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useBalances } from '../../chain/multicall/useBalances'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { EmptyState } from '../../ui/content/EmptyState'
import { Icon } from '../../ui/content/Icon'
import { TextField } from '../../ui/controls/TextField'
import { Dialog } from '../../ui/dialog/Dialog'
import { listedTokens, NATIVE_LISTED, type ListedToken } from './listedTokens'
import { TokenRow } from './TokenRow'
import { isNativeWanted, searchTokens, sortByBalance } from './tokenSearch.rules'

const SearchBox = styled.div`
  padding: 0 var(--space-16) var(--space-12);
`

/** trading 2.7: rows of 56 px in a list of 390 px. */
const List = styled.ul`
  block-size: 390px;
  max-block-size: 55dvh;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  border-block-start: 1px solid var(--line);
`

interface TokenPickerProps {
  /** The id already chosen on this side, and on the other. */
  selectedId: string | null
  otherId: string | null
  onPick: (currencyId: string) => void
  onClose: () => void
}

/** Chooses a currency from the deployment's list, the person's own holdings first (trading 2.7, 5). */
export function TokenPicker({ selectedId, otherId, onPick, onClose }: TokenPickerProps) {
  const { t } = useTranslation()
  const { account } = useWallet()
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed)
  const everything = useMemo(() => [NATIVE_LISTED, ...listedTokens], [])
  const balances = useBalances(
    account,
    everything.map(({ address }) => address),
  )
  const balanceById = new Map(everything.map(({ id }, index) => [id, balances[index]]))

  const rawBalance = ({ id, decimals }: ListedToken) => {
    const raw = balanceById.get(id)?.value
    return raw === undefined ? undefined : { raw, decimals }
  }
  const found = searchTokens(sortByBalance(listedTokens, rawBalance), query)
  const rows = isNativeWanted(query) ? [NATIVE_LISTED, ...found] : found

  return (
    <Dialog title={t('Select a Token')} onClose={onClose} flush>
      <SearchBox>
        <TextField
          label={t('Search name or paste address')}
          labelHidden
          placeholder={t('Search name or paste address')}
          before={<Icon of={Search} />}
          type="search"
          data-focus-first
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onType={setTyped}
        />
      </SearchBox>
      {rows.length === 0 ? (
        <EmptyState icon={Search} title={t('No results found.')}>
          {t('Try another name, or paste the address of the token.')}
        </EmptyState>
      ) : (
        <List aria-label={t('Tokens')}>
          {rows.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              balance={balanceById.get(token.id)}
              isSelected={token.id === selectedId}
              isOther={token.id === otherId}
              onPick={onPick}
            />
          ))}
        </List>
      )}
    </Dialog>
  )
}
