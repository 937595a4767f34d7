import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../../../state/storeHooks'
import { sidesSwitched } from '../mint.slice'
import { choiceTarget } from './paths.rules'

/** Another token does not change the form, so the focus remains where it is. */
const SAME_PLACE = { state: { keepsFocus: true } }

/** Returns functions that select a currency for either side by changing the path, and one that resets both sides. */
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
