import { flatPart } from '../../core/storedPart'
import { readStoredUser } from './user.slice'

/** How the settings are stored: each by itself. */
export const storedUser = flatPart(readStoredUser, [
  ...(['slippageBps', 'deadlineSeconds', 'isExpert', 'isSingleHopOnly', 'isAudioOn', 'theme'] as const),
  ...(['recentRecipients', 'ownNode'] as const),
])
