import { CHOICE_FIELDS } from '../../core/listChoices'
import { flatPart } from '../../core/storedPart'
import { readStoredPools } from './pools.slice'

/** How the choices are stored; all else of the state is not. */
export const storedPools = flatPart(readStoredPools, CHOICE_FIELDS)
