import { Check, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Address } from '../../../../core/address'
import { deployment } from '../../../../deployment/deployment'
import { displaySymbol } from '../../../../core/symbol'
import { useTranslation } from '../../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../../state/storeHooks'
import { Button } from '../../../../ui/controls/Button'
import { IconButton } from '../../../../ui/controls/IconButton'
import { announce } from '../../../../ui/toast/announce'
import { Stack } from '../../../../ui/layout/Stack'
import { Text } from '../../../../ui/layout/Text'
import { Badge } from '../../../../ui/content/Badge'
import { Spinner } from '../../../../ui/controls/Spinner'
import { TextField } from '../../../../ui/controls/TextField'
import { listed } from '../../listedTokens'
import { customTokenRemoved, customTokensCleared, selectCustomTokens } from '../../lists.slice'
import { useTokenOf } from '../../tokens/useTokenOf'
import { TokenFacts } from '../import/TokenFacts'
import type { PickerView } from '../pickerViews'
import { isTokenAddress } from '../tokenAddress'
import { Between } from './manage.styles'

/** Looks up the token at a typed address, with a button to import it (trading 2.7, 5). */
function TokenImport({ open }: { open: (view: PickerView) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const address = typed.trim()
  const isValid = isTokenAddress(address)
  const { status, token } = useTokenOf(isValid ? address : null)

  function fault(): string | undefined {
    if (!address) return undefined
    if (!isValid) return t('Enter valid token address')
    return status === 'none' ? t('There is no token at this address') : undefined
  }

  return (
    <Stack $gap={16}>
      <TextField
        label={t('Add a token')}
        placeholder={t('Paste its address')}
        error={fault()}
        after={status === 'loading' && <Spinner />}
        data-focus-first
        // The placeholder of an empty field follows the page's direction.
        dir={typed ? 'ltr' : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onType={setTyped}
      />
      {token && (
        <TokenFacts
          token={token}
          action={
            token.origin === 'chain' ? (
              <Button size="s" onClick={() => open({ name: 'importToken', token, isChoice: false })}>
                {t('Import')}
              </Button>
            ) : (
              <Badge kind="good" icon={Check}>
                {t('Active')}
              </Badge>
            )
          }
        />
      )}
    </Stack>
  )
}

const { chainId } = deployment

/** Tokens that the user added, with controls to add, remove and clear (trading 2.7). */
export function TokensTab({ open }: { open: (view: PickerView) => void }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const tokens = Object.values(useAppSelector(selectCustomTokens)).map((token) => ({
    ...token,
    symbol: displaySymbol(token.symbol),
  }))

  function remove(address: Address): void {
    dispatch(customTokenRemoved({ chainId, address }))
    announce(t('Token removed'))
  }

  function clear(): void {
    dispatch(customTokensCleared({ chainId }))
    announce(t('All your tokens were removed'))
  }

  return (
    <Stack $gap={16}>
      <TokenImport open={open} />
      <Between>
        <Text $tone="quiet" $size={14}>
          {t('%count% custom token || %count% custom tokens', { count: tokens.length })}
        </Text>
        {tokens.length > 0 && (
          <Button kind="quiet" size="s" onClick={clear}>
            {t('Clear all')}
          </Button>
        )}
      </Between>
      {tokens.length > 0 && (
        <Stack as="ul" aria-label={t('Tokens you added')}>
          {tokens.map((token) => (
            <li key={token.address}>
              <TokenFacts
                token={listed(token, { origin: 'custom' })}
                action={
                  <IconButton
                    icon={Trash2}
                    label={t('Remove %symbol%', { symbol: token.symbol })}
                    onClick={() => remove(token.address)}
                  />
                }
              />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
