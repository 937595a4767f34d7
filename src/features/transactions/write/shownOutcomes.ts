import { createExternalStore } from '../../../core/externalStore'

/** Hashes of the transactions that each open dialog follows. */
const shown = createExternalStore<readonly (readonly string[])[]>([])

/** Declares that an open dialog follows a transaction and its replacement; returns the function that revokes it. */
export function declareShown(hashes: readonly string[]): () => void {
  shown.set([...shown.getSnapshot(), hashes])
  return () => shown.set(shown.getSnapshot().filter((each) => each !== hashes))
}

/** Returns whether an open dialog shows the end of a transaction, so that no toast has to. */
export const isOutcomeShown = (hash: string): boolean => shown.getSnapshot().some((hashes) => hashes.includes(hash))
