/**
 * Returns the first pattern that fits a path below the site, as the router does; `:name` is any one segment. If none
 * fits, returns the first segment, so that a redirected path has the pattern of its target (trading 2.1).
 */
export function pagePattern(path: string, patterns: readonly string[]): string {
  const segments = path.replace(/\/$/, '').split('/')
  const fits = (pattern: string): boolean => {
    const parts = pattern.split('/')
    return parts.length === segments.length && parts.every((part, at) => part.startsWith(':') || part === segments[at])
  }
  return patterns.find(fits) ?? segments[0] ?? ''
}
