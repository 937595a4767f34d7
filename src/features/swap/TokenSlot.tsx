import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { TokenButton } from '../../ui/amount/TokenButton'
import { ImportTokensDialog, TokenPicker, type ListedToken } from '../lists'
import { currencyChosen, presetsRead, type Field } from './swap.slice'

interface TokenSlotProps {
  field: Field
  /** What the side is called. */
  name: string
  token: ListedToken | null
  otherId: string | null
}

/** The currency of a side, and the way to another one; one that a link named and nobody listed is asked about (trading 2.3). */
export function TokenSlot({ field, name, token, otherId }: TokenSlotProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [isPicking, setIsPicking] = useState(false)
  const isUnlisted = token?.origin === 'chain' && !isPicking

  function decline(): void {
    // The page's address may say nothing of the token: who removed it from the own ones while it was chosen is there.
    dispatch(presetsRead({}))
    void navigate('/swap')
  }

  return (
    <>
      <TokenButton
        label={t('%side% token', { side: name })}
        symbol={token?.symbol}
        address={token?.id}
        onPress={() => setIsPicking(true)}
      />
      {isUnlisted && (
        // Once imported it is no longer unlisted; who declines starts anew.
        <ImportTokensDialog tokens={[token]} onImported={() => undefined} onClose={decline} />
      )}
      {isPicking && (
        <TokenPicker
          selectedId={token?.id ?? null}
          otherId={otherId}
          onPick={(currencyId) => {
            dispatch(currencyChosen({ field, currencyId }))
            setIsPicking(false)
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  )
}
