import { CHOICE_FIELDS } from '../../core/listChoices'
import { flatPart } from '../../core/storedPart'
import { readStoredFarms } from './farms.slice'

/** How the choices are stored; all else of the state is not. */
export const storedFarms = flatPart(readStoredFarms, CHOICE_FIELDS)
