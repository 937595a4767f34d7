import type { NameRefusal } from '../../../chain/services/profileNaming'
import type { NameFault } from '../profile.rules'

type Text = { text: string }

/** Why a name cannot be taken (games 5.1). */
export const NAME_ERRORS: Readonly<Record<NameFault | NameRefusal | 'unavailable', Text>> = {
  tooShort: { text: 'A name has at least %min% characters.' },
  tooLong: { text: 'A name has at most %max% characters.' },
  length: { text: 'A name has 3 to 15 characters.' },
  characters: { text: 'Only letters and digits, no spaces or special characters.' },
  taken: { text: 'This name is taken, or looks like one that is taken.' },
  reserved: { text: 'This name is reserved.' },
  named: { text: 'Your account already has a name.' },
  unavailable: { text: 'Unable to verify username' },
  host: { text: 'Names cannot be taken on this site.' },
  chain: { text: 'Names cannot be taken on this network.' },
  time: { text: 'Your clock is wrong. Correct it and try again.' },
  signature: { text: 'Your signature was not accepted. Try again.' },
  other: { text: 'The name was not accepted.' },
}
