import { useAppSelector } from '../../../state/storeHooks'
import { selectIsAudioOn } from '../../user'

/** Returns a function that plays the selection sound if sounds are enabled (trading 2.7). */
export function usePickSound(): () => void {
  const isAudioOn = useAppSelector(selectIsAudioOn)
  return () => {
    if (isAudioOn) void import('../../../ui/sound/chime').then(({ chime }) => chime())
  }
}
