import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n'
import { Badge } from '../../../../ui/content/Badge'
import { Button } from '../../../../ui/controls/Button'
import { Spinner } from '../../../../ui/controls/Spinner'
import { TextField } from '../../../../ui/controls/TextField'
import { isTokenAddress } from '../tokenAddress'
import { useTokenOf } from '../../tokens/useTokenOf'
import { TokenFacts } from '../import/TokenFacts'
import type { PickerView } from '../pickerViews'
import { Stack } from '../../../../ui/layout/Stack'

/** Looks up the token at a typed address, with a button to import it (trading 2.7, 5). */
export function TokenImport({ open }: { open: (view: PickerView) => void }) {
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
