/** The amount fields in sight by their id: how each takes a text ahead of its page, and lets go of it again with null. */
const figures = new Map<string, (text: string | null) => void>()

/** Lets a field be written ahead of its page; answers what ends that. */
export function takeAhead(id: string, show: (text: string | null) => void): () => void {
  figures.set(id, show)
  return () => {
    if (figures.get(id) === show) figures.delete(id)
  }
}

/**
 * Writes a text into an amount field before the page has worked out the rest, so that a figure never waits for what
 * depends on it. It stands until null is given; from then on the field shows what its page says.
 */
export const showAhead = (id: string, text: string | null): void => figures.get(id)?.(text)
