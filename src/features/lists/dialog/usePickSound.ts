import { useSelector } from 'react-redux'
import { selectUser } from '../../user'

/** Answers a function that plays the sound of a choice, where the person has sounds on (trading 2.7). */
export function usePickSound(): () => void {
  const { isAudioOn } = useSelector(selectUser)
  return () => {
    if (isAudioOn) void import('../../../ui/sound/chime').then(({ chime }) => chime())
  }
}
