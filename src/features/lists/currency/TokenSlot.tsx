import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { TokenButton } from '../../../ui/amount/TokenButton'
import { ImportTokensDialog, TokenPicker } from '../dialogs'
import type { ListedToken } from '../listedTokens'
import { TokenPicture } from '../tokens/TokenPicture'

export interface TokenSlotProps {
  /** Name of the side; the word token may follow it. */
  name: string
  token: ListedToken | null
  otherId: string | null
  onPick: (currencyId: string) => void
  /** Called when the user declines an unlisted token from a link. */
  onDecline: () => void
}

/** The currency of a side, with the token picker. An unlisted token from a link requires confirmation (trading 2.3). */
export function TokenSlot({ name, token, otherId, onPick, onDecline }: TokenSlotProps) {
  const { t } = useTranslation()
  const [isPicking, setIsPicking] = useState(false)
  const isUnlisted = token?.origin === 'chain' && !isPicking
  return (
    <>
      <TokenButton
        label={t('%side% token', { side: name })}
        symbol={token?.symbol}
        picture={token && <TokenPicture token={token} size={24} />}
        onPress={() => setIsPicking(true)}
      />
      {isUnlisted && (
        // An imported token is no longer unlisted; declining resets the side.
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
