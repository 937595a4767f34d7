import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { sidesSwitched } from '../mint.slice'
import { choiceTarget } from './paths.rules'

/** It is the same form with another token: the focus stays where it is. */
const SAME_PLACE = { state: { keepsFocus: true } }

/** Answers the functions that choose a currency for either side, which is a change of the path, and that give up a choice. */
export function usePick(aId: string | null, bId: string | null) {
  const dispatch = useDispatch()
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
