import { flatPart } from '../../core/storedPart'
import { readStoredUser } from './user.slice'

/** Defines the persistence of the settings: each setting is one field. */
export const storedUser = flatPart(readStoredUser, [
  ...([
    'slippageBps',
    'deadlineSeconds',
    'isExpert',
    'isSingleHopOnly',
    'approvesExactly',
    'isAudioOn',
    'theme',
  ] as const),
  ...(['recentRecipients', 'ownNode'] as const),
])
