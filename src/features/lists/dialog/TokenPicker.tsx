import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/controls/Button'
import { DialogStack, type DialogView } from '../../../ui/overlay/DialogStack'
import type { ViewStack } from '../../../ui/overlay/useViewStack'
import { useAppSelector } from '../../../state/storeHooks'
import { selectIsAudioOn } from '../../user'
import type { ListedToken } from '../listedTokens'
import { useRecordPick } from './chosen'
import { ImportListView } from './import/ImportListView'
import { ImportTokensView } from './import/ImportTokensView'
import { ManageView, type ManageTab } from './manage/ManageView'
import { backTo, type PickerView } from './pickerViews'
import { SearchView } from './search/SearchView'
import { useTokenQuery } from './search/useTokenQuery'

/** Returns a function that plays the selection sound if sounds are enabled (trading 2.7). */
function usePickSound(): () => void {
  const isAudioOn = useAppSelector(selectIsAudioOn)
  return () => {
    if (isAudioOn) void import('../../../ui/sound/chime').then(({ chime }) => chime())
  }
}

interface TokenPickerProps {
  /** Ids already selected on this side and on the other. */
  selectedId: string | null
  otherId: string | null
  onPick: (currencyId: string) => void
  onClose: () => void
}

const HOME: PickerView = { name: 'search' }

/** Dialog to select a currency among all known and importable ones, and to manage lists and tokens (trading 2.7). */
export function TokenPicker({ selectedId, otherId, onPick, onClose }: TokenPickerProps) {
  const { t } = useTranslation()
  const query = useTokenQuery()
  const [isReversed, setReversed] = useState(false)
  const [tab, setTab] = useState<ManageTab>('lists')
  const playPick = usePickSound()
  const recordPick = useRecordPick()

  function pick({ id }: ListedToken): void {
    playPick()
    recordPick(id)
    onPick(id)
  }

  function search({ open }: ViewStack<PickerView>): DialogView {
    const pickOrImport = (token: ListedToken) =>
      token.origin === 'chain' ? open({ name: 'importToken', token, isChoice: true }) : pick(token)
    return {
      title: t('Select a token'),
      flush: true,
      footer: (
        <Button wide icon={ListPlus} onClick={() => open({ name: 'manage' })}>
          {t('Manage tokens')}
        </Button>
      ),
      children: (
        <SearchView
          query={query}
          isReversed={isReversed}
          onReverse={() => setReversed((before) => !before)}
          selectedId={selectedId}
          otherId={otherId}
          onPick={pickOrImport}
        />
      ),
    }
  }

  return (
    <DialogStack home={HOME} backTo={backTo} onClose={onClose}>
      {(stack) => {
        const { view, open, back } = stack
        if (view.name === 'manage') {
          return { title: t('Manage'), children: <ManageView tab={tab} onTab={setTab} open={open} /> }
        }
        if (view.name === 'importList') {
          const manage = () => open({ name: 'manage' })
          return { title: t('Import list'), children: <ImportListView {...view} onImported={manage} /> }
        }
        if (view.name === 'importToken') {
          const imported = view.isChoice ? () => pick(view.token) : () => back?.()
          return {
            title: t('Import tokens'),
            children: <ImportTokensView tokens={[view.token]} onImported={imported} />,
          }
        }
        return search(stack)
      }}
    </DialogStack>
  )
}
