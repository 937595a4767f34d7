import { useEffect, useId } from 'react'
import { useTranslation } from '../../../../i18n'
import { useAppDispatch, useAppSelector } from '../../../../state/storeHooks'
import { announce } from '../../../../ui/toast/announce'
import { isRemovable } from '../../lists.rules'
import { listRemoved, selectActiveUrls, selectListsByUrl, type ListsState } from '../../lists.slice'
import { useLoadMissingLists } from '../../useTokenLists'
import type { PickerView } from '../pickerViews'
import { ListImport } from './ListImport'
import { ListRow } from './ListRow'
import { Stack } from '../../../../ui/layout/Stack'
import { Text } from '../../../../ui/layout/Text'

/** Returns the known lists: active ones first, each group sorted by name. */
function listsInOrder(byUrl: ListsState['byUrl'], activeUrls: ListsState['activeUrls']): string[] {
  const nameOf = (url: string) => byUrl[url]?.current?.name ?? url
  const placeOf = (url: string) => Number(!activeUrls.includes(url))
  return Object.keys(byUrl).toSorted((a, b) => placeOf(a) - placeOf(b) || nameOf(a).localeCompare(nameOf(b)))
}

/** The known lists, with controls to enable, update, remove and add (trading 2.7). */
export function ListsTab({ open }: { open: (view: PickerView) => void }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const byUrl = useAppSelector(selectListsByUrl)
  const activeUrls = useAppSelector(selectActiveUrls)
  const loadMissing = useLoadMissingLists()
  const fieldId = useId()
  useEffect(loadMissing, [loadMissing])
  const urls = listsInOrder(byUrl, activeUrls)

  function remove(url: string): void {
    dispatch(listRemoved(url))
    announce(t('List removed'))
    // The focused row is gone.
    document.getElementById(fieldId)?.focus()
  }

  return (
    <Stack $gap={16}>
      <ListImport id={fieldId} open={open} />
      {urls.length === 0 && (
        <Text $tone="quiet" $size={14}>
          {t('Lists bring more tokens into the search. None is known here yet.')}
        </Text>
      )}
      <Stack as="ul" aria-label={t('Lists')}>
        {urls.map((url) => {
          const state = byUrl[url]
          if (!state) return null
          const isActive = activeUrls.includes(url)
          const canRemove = isRemovable(urls.length)
          return (
            <ListRow key={url} url={url} state={state} isActive={isActive} canRemove={canRemove} onRemove={remove} />
          )
        })}
      </Stack>
    </Stack>
  )
}
