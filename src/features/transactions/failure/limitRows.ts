import { LIMITS } from '../../../core/limits'
import type { CatalogueRow } from './catalogueRow'

/** What the page refuses while it is entered; most of it is said on the button that would send it. */
export const limitRows: readonly CatalogueRow[] = Object.entries(LIMITS).map(([id, sentence]) => ({
  ...{ id, by: 'limit', sentence, advice: null },
  fits: ({ message }) => message === sentence,
}))
