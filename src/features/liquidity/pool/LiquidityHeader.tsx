import { useTranslation } from '../../../i18n'
import { PageHeader } from '../../../ui/content/PageHeader'
import { SettingsAndHistory } from '../../transactions'

interface LiquidityHeaderProps {
  title: string
  subtitle: string
  help?: string
  /** The target of the back link; no link if omitted. */
  backTo?: string
}

/** Renders the header of a liquidity screen, with settings and history (trading 2.4, 2.6). */
export function LiquidityHeader({ title, subtitle, help, backTo }: LiquidityHeaderProps) {
  const { t } = useTranslation()
  return (
    <PageHeader
      title={title}
      subtitle={subtitle}
      {...(help !== undefined && { help })}
      {...(backTo !== undefined && { back: { to: backTo, label: t('Your liquidity') } })}
      actions={<SettingsAndHistory />}
    />
  )
}
