import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { ButtonLink } from '../../../ui/controls/Link'
import { Dialog } from '../../../ui/dialog/Dialog'

export interface TokenRequiredProps {
  symbol: string
  /** Where in the app the token is to be had, and what the way there is called. */
  to: string
  linkText: string
  onClose: () => void
}

/** Stands where someone wants to stake what they have none of (yield 5). */
export function TokenRequired({ symbol, to, linkText, onClose }: TokenRequiredProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('%symbol% required', { symbol })}
      size="s"
      onClose={onClose}
      footer={
        <ButtonLink to={to} kind="primary" size="l" wide>
          {linkText}
        </ButtonLink>
      }
    >
      <Notice kind="warn" title={t('Insufficient %symbol% balance', { symbol })} />
    </Dialog>
  )
}
