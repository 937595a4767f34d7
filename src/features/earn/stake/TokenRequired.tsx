import { useTranslation } from '../../../i18n'
import { Notice } from '../../../ui/content/Notice'
import { ButtonLink } from '../../../ui/controls/Link'
import { Dialog } from '../../../ui/dialog/Dialog'

export interface TokenRequiredProps {
  symbol: string
  /** Path in the app where the user can get the token, and the text of its link. */
  to: string
  linkText: string
  onClose: () => void
}

/** Dialog for an account that has none of the token to stake (yield 5). */
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
