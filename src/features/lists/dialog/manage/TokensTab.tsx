import { Trash2 } from 'lucide-react'
import { deployment } from '../../../../deployment/deployment'
import { displaySymbol } from '../../../../core/symbol'
import { useTranslation } from '../../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../../state/storeHooks'
import { Button } from '../../../../ui/controls/Button'
import { IconButton } from '../../../../ui/controls/IconButton'
import { announce } from '../../../../ui/toast/announce'
import { listed } from '../../listedTokens'
import { customTokenRemoved, customTokensCleared, selectCustomTokens } from '../../lists.slice'
import { TokenFacts } from '../import/TokenFacts'
import type { PickerView } from '../pickerViews'
import { Between } from './manage.styles'
import { TokenImport } from './TokenImport'
import { Stack } from '../../../../ui/layout/Stack'
import { Text } from '../../../../ui/layout/Text'

const { chainId } = deployment

/** Tokens that the user added, with controls to add, remove and clear (trading 2.7). */
export function TokensTab({ open }: { open: (view: PickerView) => void }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const tokens = Object.values(useAppSelector(selectCustomTokens)).map((token) => ({
    ...token,
    symbol: displaySymbol(token.symbol),
  }))

  function remove(address: string): void {
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
          {t('%count% Custom Token || %count% Custom Tokens', { count: tokens.length })}
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
