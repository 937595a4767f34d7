import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { TokenButton } from '../../../ui/amount/TokenButton'
import { logoSources } from '../dialog/logoSources'
import { ImportTokensDialog, TokenPicker } from '../dialogs'
import type { ListedToken } from '../listedTokens'

export interface TokenSlotProps {
  /** Which side it is: what the word token may follow. */
  name: string
  token: ListedToken | null
  otherId: string | null
  onPick: (currencyId: string) => void
  /** A token that a link named and nobody listed was declined. */
  onDecline: () => void
}

/** The currency of a side, and the way to another one; one that a link named and nobody listed is asked about (trading 2.3). */
export function TokenSlot({ name, token, otherId, onPick, onDecline }: TokenSlotProps) {
  const { t } = useTranslation()
  const [isPicking, setIsPicking] = useState(false)
  const isUnlisted = token?.origin === 'chain' && !isPicking
  return (
    <>
      <TokenButton
        label={t('%side% token', { side: name })}
        symbol={token?.symbol}
        address={token?.id}
        sources={logoSources(token?.logoURI)}
        onPress={() => setIsPicking(true)}
      />
      {isUnlisted && (
        // Once imported it is no longer unlisted; who declines starts anew.
        <ImportTokensDialog tokens={[token]} onImported={() => undefined} onClose={onDecline} />
      )}
      {isPicking && (
        <TokenPicker
          selectedId={token?.id ?? null}
          otherId={otherId}
          onPick={(currencyId) => {
            setIsPicking(false)
            onPick(currencyId)
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  )
}
