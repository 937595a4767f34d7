import { useTranslation } from '../../../i18n'
import type { TableToken } from '../../../market/prices/tokenTable'
import { ButtonLink } from '../../../ui/controls/Link'
import { Dialog } from '../../../ui/dialog/Dialog'
import { NATIVE_ID } from '../../../core/currencyId'
import { Quiet, Stack } from '../list/poolLook'

/** Shown to whoever wants to stake and has nothing of the token, with the way to buy it (yield 2, 8). */
export function ShortDialog({ token, onClose }: { token: TableToken; onClose: () => void }) {
  const { t } = useTranslation()
  const { symbol, address, isNative } = token
  return (
    <Dialog
      size="s"
      title={t('%symbol% required', { symbol })}
      onClose={onClose}
      footer={
        <ButtonLink to={`/swap?outputCurrency=${isNative ? NATIVE_ID : address}`} kind="primary" size="l" wide>
          {t('Buy %symbol%', { symbol })}
        </ButtonLink>
      }
    >
      <Stack>
        <p>{t('Insufficient %symbol% balance', { symbol })}</p>
        <Quiet>{t('You’ll need %symbol% to stake in this pool.', { symbol })}</Quiet>
      </Stack>
    </Dialog>
  )
}
