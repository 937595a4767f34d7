import { CHOICE_FIELDS } from '../../core/listChoices'
import { flatPart } from '../../core/storedPart'
import { readStoredPools } from './pools.slice'

/** Stored part of the state: the choices only. */
export const storedPools = flatPart(readStoredPools, CHOICE_FIELDS)
