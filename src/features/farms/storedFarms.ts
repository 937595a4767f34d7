import { CHOICE_FIELDS } from '../../core/listChoices'
import { flatPart } from '../../core/storedPart'
import { readStoredFarms } from './farms.slice'

/** Stored part of the state: the choices only. */
export const storedFarms = flatPart(readStoredFarms, CHOICE_FIELDS)
