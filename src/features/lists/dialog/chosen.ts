import { useCallback } from 'react'
import { deployment } from '../../../deployment/deployment'
import { useTranslation } from '../../../i18n'
import { useAppDispatch, useAppStore } from '../../../state/storeHooks'
import { showToast } from '../../../ui/toast/toastStore'
import { MAX_FAVOURITES, withRecent, withToggled, type ChosenTimes } from '../chosen.rules'
import { chosenReplaced, type WithLists } from '../lists.slice'

const { chainId } = deployment
const NONE: ChosenTimes = {}

/** Returns the user's favourites on the deployment's chain. */
export const selectFavourites = ({ lists }: WithLists): ChosenTimes => lists.favourites[chainId] ?? NONE

/** Returns the currencies that the user chose last on the deployment's chain. */
export const selectRecents = ({ lists }: WithLists): ChosenTimes => lists.recents[chainId] ?? NONE

/** Returns a function that makes a currency the most recent one (trading 2.7.12). */
export function useRecordPick(): (id: string) => void {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  return useCallback(
    (id) => {
      const times = withRecent(selectRecents(store.getState()), id, Date.now())
      dispatch(chosenReplaced({ kind: 'recents', chainId, times }))
    },
    [dispatch, store],
  )
}

/** Returns a function that adds or removes a favourite; it reports that no other can be added (trading 2.7.12). */
export function useToggleFavourite(): (token: { id: string }) => void {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  return useCallback(
    ({ id }) => {
      const times = withToggled(selectFavourites(store.getState()), id, Date.now())
      if (times) dispatch(chosenReplaced({ kind: 'favourites', chainId, times }))
      else {
        showToast({
          kind: 'info',
          title: t('You have %count% favourites', { count: MAX_FAVOURITES }),
          body: t('Remove one to add another.'),
        })
      }
    },
    [dispatch, store, t],
  )
}
