import type { Area } from '../../../deployment/deployment'

/** A route of the app in the navigation table. */
export interface PlaceFacts {
  label: string
  to: string
  /** Area that a deployment must enable; null for a place of every deployment. */
  area: Area | null
  /** Other paths that belong to the place, including their subpaths. */
  also?: readonly string[]
  /** A badge beside the name. */
  tag?: 'beta' | 'win'
}

/** An external page; its URL is the deployment's entry of this name in links.json. */
export interface LinkFacts {
  label: string
  link: string
}

/** Several places under one name. */
export interface GroupFacts {
  label: string
  items: readonly (PlaceFacts | LinkFacts)[]
}

export type EntryFacts = PlaceFacts | LinkFacts | GroupFacts

/** A navigation link: a route of the app, or an external page. */
export type Line = PlaceFacts | { label: string; href: string }

/** A navigation entry: a link, or a group of links. */
export type Entry = Line | { label: string; items: readonly Line[] }

/** Returns the links of an entry; an entry that is no group is its own only link. */
export const linesOf = (entry: Entry): readonly Line[] => ('items' in entry ? entry.items : [entry])

/** Returns the entries that a deployment has: enabled areas, known links, no empty group (trading 2.1). */
export function entriesFor(
  facts: readonly EntryFacts[],
  areas: Readonly<Partial<Record<Area, boolean>>>,
  links: Readonly<Record<string, string | undefined>>,
): Entry[] {
  const lineFor = (line: PlaceFacts | LinkFacts): Line[] => {
    if ('to' in line) return line.area === null || areas[line.area] === true ? [line] : []
    const href = links[line.link]
    return href === undefined ? [] : [{ label: line.label, href }]
  }
  return facts.flatMap((entry): Entry[] => {
    if (!('items' in entry)) return lineFor(entry)
    const items = entry.items.flatMap(lineFor)
    return items.length > 0 ? [{ label: entry.label, items }] : []
  })
}

/** Returns the place of a path, by the longest matching path; null without a match. */
export function placeAt(entries: readonly Entry[], pathname: string): PlaceFacts | null {
  let [best, bestLength]: [PlaceFacts | null, number] = [null, 0]
  for (const line of entries.flatMap(linesOf)) {
    if (!('to' in line)) continue
    for (const path of [line.to, ...(line.also ?? [])]) {
      const fits = pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
      if (fits && path.length > bestLength) [best, bestLength] = [line, path.length]
    }
  }
  return best
}

/** Returns whether a place is the entry or is contained in it. */
export const holds = (entry: Entry, place: PlaceFacts | null): boolean =>
  place !== null && linesOf(entry).includes(place)

/** Returns the aria-current value of a link: 'page' for its own page, 'true' for a page that belongs to it. */
export function currentMark(line: Line, place: PlaceFacts | null, pathname: string): 'page' | 'true' | undefined {
  if (place === null || line !== place) return undefined
  return [place.to, ...(place.also ?? [])].includes(pathname) ? 'page' : 'true'
}
