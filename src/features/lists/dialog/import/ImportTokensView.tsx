import { useState } from 'react'
import { deployment } from '../../../../deployment/deployment'
import { useTranslation } from '../../../../i18n'
import { useAppDispatch } from '../../../../state/storeHooks'
import { Notice } from '../../../../ui/content/Notice'
import { Button } from '../../../../ui/controls/Button'
import { Checkbox } from '../../../../ui/form/Checkbox'
import { announce } from '../../../../ui/toast/announce'
import type { ListedToken } from '../../listedTokens'
import { customTokenAdded } from '../../lists.slice'
import { TokenFacts } from './TokenFacts'
import { Stack } from '../../../../ui/layout/Stack'

interface Props {
  tokens: readonly ListedToken[]
  onImported: () => void
}

/** Warns about unverified tokens, and imports them after confirmation (trading 2.6). */
export function ImportTokensView({ tokens, onImported }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [isUnderstood, setUnderstood] = useState(false)

  function importAll(): void {
    for (const { id: address, symbol, name, decimals } of tokens) {
      dispatch(customTokenAdded({ chainId: deployment.chainId, address, symbol, name, decimals }))
    }
    announce(t('%count% token imported || %count% tokens imported', { count: tokens.length }))
    onImported()
  }

  return (
    <Stack $gap={16}>
      {tokens.map((token) => (
        <TokenFacts key={token.id} token={token} />
      ))}
      <Notice kind="warn" title={t('Anybody can make a token with any name')}>
        {t(
          'It may pretend to be a token you know or to belong to a project that has none, and once bought it may be impossible to sell. Compare its address with one from the project itself.',
        )}
      </Notice>
      <Checkbox label={t('I understand')} checked={isUnderstood} onToggle={setUnderstood} />
      <Button kind="primary" wide disabled={!isUnderstood} onClick={importAll}>
        {t('Import')}
      </Button>
    </Stack>
  )
}
