import { History, Settings } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n'
import { IconButton } from '../../ui/controls/IconButton'
import { SettingsDialog } from '../user'
import { RecentTransactions } from './dialogs'

/**
 * Renders the buttons for settings and recent transactions in a trading screen's header, with their dialogs (trading
 * 2.3, 2.4, 2.6).
 */
export function SettingsAndHistory() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'settings' | 'transactions' | null>(null)
  const close = () => setOpen(null)
  return (
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
      {open === 'settings' && <SettingsDialog onClose={close} />}
      {open === 'transactions' && <RecentTransactions onClose={close} />}
    </>
  )
}
