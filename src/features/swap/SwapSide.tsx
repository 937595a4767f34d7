import { memo, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWallet } from '../../chain/wallet/useWallet'
import { useTranslation } from '../../i18n'
import { useAppDispatch } from '../../state/storeHooks'
import { CurrencyField } from '../lists'
import { currencyChosen, type Field, presetsRead } from './swap.slice'
import type { Side } from './useSwapForm'
import { fieldId } from './useTypedAhead'

interface SwapSideProps {
  field: Field
  side: Side
  otherId: string | null
  isStale: boolean
  isInvalid: boolean
  onType: (field: Field, typedValue: string) => void
}

/** Renders one side of the swap: its currency, its amount, and on the From side the spendable balance (trading 2.3). */
export const SwapSide = memo(function SwapSide(props: SwapSideProps) {
  const { field, side, otherId, isStale, isInvalid, onType } = props
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { account } = useWallet()
  const isInput = field === 'input'
  const type = useCallback((typedValue: string) => onType(field, typedValue), [field, onType])
  const pick = useCallback((currencyId: string) => dispatch(currencyChosen({ field, currencyId })), [dispatch, field])
  const decline = useCallback(() => {
    // The URL may not name the token: it can be a custom token that was removed while it was selected.
    dispatch(presetsRead({}))
    void navigate('/swap')
  }, [dispatch, navigate])
  const held = isInput ? 'spendable' : 'shown'
  const estimated = isInput ? t('From (estimated)') : t('To (estimated)')
  const name = isInput ? t('From') : t('To')
  return (
    <CurrencyField
      id={fieldId(field)}
      name={name}
      label={side.isEstimated ? estimated : name}
      side={side}
      otherId={otherId}
      balance={account === null ? 'hidden' : held}
      isStale={isStale}
      isInvalid={isInvalid}
      onType={type}
      onPick={pick}
      onDecline={decline}
    />
  )
})
