/** Mounted amount fields by id; each callback sets the optimistic text of its field, and null clears it. */
const figures = new Map<string, (text: string | null) => void>()

/** Registers an amount field for optimistic text; returns the function that unregisters it. */
export function registerOptimisticInput(id: string, show: (text: string | null) => void): () => void {
  figures.set(id, show)
  return () => {
    if (figures.get(id) === show) figures.delete(id)
  }
}

/**
 * Shows an optimistic text in an amount field before the page has computed the dependent values. Input never waits for
 * them. The text stays until null is given; then the field shows its `value` again.
 */
export const showOptimisticInput = (id: string, text: string | null): void => figures.get(id)?.(text)
