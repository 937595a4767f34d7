import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../../../state/storeHooks'
import { sidesSwitched } from '../mint.slice'
import { choiceTarget } from './paths.rules'

/** The form stays the same with another token, so it keeps its focus. */
const SAME_PLACE = { state: { keepsFocus: true } }

/** Returns the functions that select a currency for either side, by changing the path, and that undo a selection. */
export function usePick(aId: string | null, bId: string | null) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const pick = useCallback(
    (side: 'a' | 'b', chosenId: string) => {
      const { path, isSwitched } = choiceTarget(side, chosenId, { aId, bId })
      if (isSwitched) dispatch(sidesSwitched())
      void navigate(path, SAME_PLACE)
    },
    [aId, bId, dispatch, navigate],
  )
  return {
    pickA: useCallback((id: string) => pick('a', id), [pick]),
    pickB: useCallback((id: string) => pick('b', id), [pick]),
    decline: useCallback(() => void navigate('/add'), [navigate]),
  }
}
