import { useSelector } from 'react-redux'
import { selectUser } from '../../user'

/** Returns a function that plays the selection sound if sounds are enabled (trading 2.7). */
export function usePickSound(): () => void {
  const { isAudioOn } = useSelector(selectUser)
  return () => {
    if (isAudioOn) void import('../../../ui/sound/chime').then(({ chime }) => chime())
  }
}
