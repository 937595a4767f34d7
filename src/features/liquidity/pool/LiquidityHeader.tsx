import { History, Settings } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { PageHeader } from '../../../ui/content/PageHeader'
import { IconButton } from '../../../ui/controls/IconButton'
import { RecentTransactions } from '../../transactions'
import { SettingsDialog } from '../../user'

interface LiquidityHeaderProps {
  title: string
  subtitle: string
  help?: string
  /** Where the way back leads; none where left out. */
  backTo?: string
}

/** The top of a liquidity screen, with settings and history (trading 2.4, 2.6). */
export function LiquidityHeader({ title, subtitle, help, backTo }: LiquidityHeaderProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'settings' | 'transactions' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        {...(help !== undefined && { help })}
        {...(backTo !== undefined && { back: { to: backTo, label: t('Your Liquidity') } })}
        actions={
          <>
            <IconButton
              icon={Settings}
              label={t('Settings')}
              onPointerEnter={SettingsDialog.preload}
              onClick={() => setOpen('settings')}
            />
            <IconButton
              icon={History}
              label={t('Recent transactions')}
              onPointerEnter={RecentTransactions.preload}
              onClick={() => setOpen('transactions')}
            />
          </>
        }
      />
      {open === 'settings' && <SettingsDialog onClose={close} />}
      {open === 'transactions' && <RecentTransactions onClose={close} />}
    </>
  )
}
