import { deployment } from '../../../../deployment/deployment'
import { useTranslation } from '../../../../i18n'
import { useAppDispatch } from '../../../../state/storeHooks'
import { Notice } from '../../../../ui/content/Notice'
import { announce } from '../../../../ui/toast/announce'
import type { ListedToken } from '../../listedTokens'
import { customTokenAdded } from '../../lists.slice'
import { ImportConfirmation } from './ImportConfirmation'
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

  function importAll(): void {
    for (const { traded, symbol, name, decimals } of tokens) {
      const { address } = traded
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
      <Notice kind="warn" title={t('Anyone can create a token with any name')}>
        {t(
          'It can copy a token you know, or claim a project that has no token. You may be unable to sell it. Compare its address with the one the project publishes.',
        )}
      </Notice>
      <ImportConfirmation kind="primary" onImport={importAll} />
    </Stack>
  )
}
