import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useTranslation } from '../../i18n'
import { TokenButton } from '../../ui/amount/TokenButton'
import { TokenPicker, type ListedToken } from '../lists'
import { currencyChosen, type Field } from './swap.slice'

interface TokenSlotProps {
  field: Field
  /** What the side is called. */
  name: string
  token: ListedToken | null
  otherId: string | null
}

/** The currency of a side, and the way to another one. */
export function TokenSlot({ field, name, token, otherId }: TokenSlotProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const [isPicking, setIsPicking] = useState(false)
  return (
    <>
      <TokenButton
        label={t('%side% token', { side: name })}
        symbol={token?.symbol}
        address={token?.id}
        onPress={() => setIsPicking(true)}
      />
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
