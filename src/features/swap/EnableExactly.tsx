import { useTranslation } from '../../i18n'
import { Checkbox } from '../../ui/form/Checkbox'
import type { Enable } from './useEnable'

/** Checkbox beside Enable that limits the approval to the amount of this swap. */
export function EnableExactly({ enable, symbol }: { enable: Enable; symbol: string }) {
  const { t } = useTranslation()
  return (
    <Checkbox
      label={t('Enable only the amount of this swap')}
      hint={t('Otherwise the exchange may take any amount of %symbol% from now on, and you need not enable it again.', {
        symbol,
      })}
      checked={enable.isExact}
      disabled={enable.isRequesting}
      onToggle={enable.setExact}
    />
  )
}
