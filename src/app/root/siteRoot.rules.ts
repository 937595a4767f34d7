const unique = (roots: readonly string[]): string[] => [...new Set(roots)]

/**
 * Answers the folders in which the site may stand, the likeliest first, for the path of a page that was asked for: a host
 * answers every path with the same page, and nothing in it can say how deep it stands (trading 2.1). `words` are what the
 * first segments of the product's own paths say. Every folder begins and ends with a slash.
 */
export function possibleRoots(pathname: string, words: readonly string[]): string[] {
  const segments = pathname.split('/').slice(1)
  const rootAt = (depth: number): string => ['', ...segments.slice(0, depth), ''].join('/')
  const depths = segments.map((_, depth) => depth)
  const ownFolder = rootAt(segments.length - 1)
  const beforeWords = depths.filter((depth) => words.includes(segments[depth] ?? '')).map(rootAt)
  // A site whose address was typed without its last slash.
  const asFolder = pathname.endsWith('/') ? [] : [`${pathname}/`]
  return unique([
    ...beforeWords.slice(0, 1),
    ownFolder,
    ...beforeWords,
    ...depths.map(rootAt).toReversed(),
    ...asFolder,
  ])
}
