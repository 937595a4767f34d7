import { LIMITS } from '../../../core/limits'
import type { CatalogueRow } from './catalogueRow'

/** Refusals of the page during input; most of them are shown on the submit button. */
export const limitRows: readonly CatalogueRow[] = Object.entries(LIMITS).map(([id, sentence]) => ({
  ...{ id, by: 'limit', sentence, advice: null },
  fits: ({ message }) => message === sentence,
}))
