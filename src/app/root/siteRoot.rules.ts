const unique = (roots: readonly string[]): string[] => [...new Set(roots)]

/**
 * Returns the folders in which the site may be hosted, most likely first, for a requested path. A host serves the same
 * page for every path, and the page does not contain its depth (trading 2.1). `routeNames` are the first segments of the
 * product's own paths. Every folder starts and ends with a slash.
 */
export function possibleRoots(pathname: string, routeNames: readonly string[]): string[] {
  const segments = pathname.split('/').slice(1)
  const rootAt = (depth: number): string => ['', ...segments.slice(0, depth), ''].join('/')
  const depths = segments.map((_, depth) => depth)
  const ownFolder = rootAt(segments.length - 1)
  const beforeRoutes = depths.filter((depth) => routeNames.includes(segments[depth] ?? '')).map(rootAt)
  // The site's own URL without its trailing slash.
  const asFolder = pathname.endsWith('/') ? [] : [`${pathname}/`]
  return unique([
    ...beforeRoutes.slice(0, 1),
    ownFolder,
    ...beforeRoutes,
    ...depths.map(rootAt).toReversed(),
    ...asFolder,
  ])
}
