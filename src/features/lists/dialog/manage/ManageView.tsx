import { useTranslation } from '../../../../i18n'
import { Tabs } from '../../../../ui/panels/Tabs'
import type { PickerView } from '../pickerViews'
import { ListsTab } from './ListsTab'
import { TokensTab } from './TokensTab'

export type ManageTab = 'lists' | 'tokens'

interface Props {
  tab: ManageTab
  onTab: (tab: ManageTab) => void
  open: (view: PickerView) => void
}

/** Tabs with the token lists and the tokens that the user added (trading 2.7). */
export function ManageView({ tab, onTab, open }: Props) {
  const { t } = useTranslation()
  const tabs = [
    { value: 'lists', label: t('Lists') },
    { value: 'tokens', label: t('Tokens') },
  ] as const
  return (
    <Tabs label={t('Manage')} tabs={tabs} value={tab} onPick={onTab}>
      {tab === 'lists' ? <ListsTab open={open} /> : <TokensTab open={open} />}
    </Tabs>
  )
}
