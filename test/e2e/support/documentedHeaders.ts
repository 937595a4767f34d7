import { readFileSync } from 'node:fs'

/** Returns the response headers that docs/hosting.md requires of a host, from its table. */
export function documentedHeaders(): Record<string, string> {
  const guide = readFileSync('docs/hosting.md', 'utf8')
  const rows = guide.matchAll(/^\| `([A-Z][\w-]+): ([^`]+)` \|/gm)
  return Object.fromEntries([...rows].map(([, name = '', value = '']) => [name, value]))
}
