/**
 * Answers which of the pages 1 to `count` have a button beside the page in sight: the first, the last and its
 * neighbours; null stands for those left out, of which there are always two or more. As many for every page, so that
 * the buttons do not move under the pointer.
 */
export function pagesShown(page: number, count: number): readonly (number | null)[] {
  const all = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step)
  if (count <= 7) return all(1, count)
  if (page <= 4) return [...all(1, 5), null, count]
  if (page >= count - 3) return [1, null, ...all(count - 4, count)]
  return [1, null, page - 1, page, page + 1, null, count]
}
