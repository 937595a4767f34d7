/**
 * Returns the page numbers with a button: the first, the last, the current and its neighbours. Null marks a gap of at
 * least two pages. The number of places is constant, so that buttons do not move under the pointer.
 */
export function pagesShown(page: number, count: number): readonly (number | null)[] {
  const all = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step)
  if (count <= 7) return all(1, count)
  if (page <= 4) return [...all(1, 5), null, count]
  if (page >= count - 3) return [1, null, ...all(count - 4, count)]
  return [1, null, page - 1, page, page + 1, null, count]
}
