import { memo } from 'react'
import { useTranslation } from '../../i18n'
import { Checkbox } from '../../ui/form/Checkbox'

interface Props {
  symbol: string
  isExact: boolean
  isDisabled: boolean
  onToggle: (isExact: boolean) => void
}

/** Checkbox beside Enable that limits the approval to the amount of this swap. */
export const EnableExactly = memo(function EnableExactly({ symbol, isExact, isDisabled, onToggle }: Props) {
  const { t } = useTranslation()
  return (
    <Checkbox
      label={t('Enable only the amount of this swap')}
      hint={t('Otherwise the exchange may take any amount of %symbol% from now on, and you need not enable it again.', {
        symbol,
      })}
      checked={isExact}
      disabled={isDisabled}
      onToggle={onToggle}
    />
  )
})
