import type { Area, AreaDeclaration, AreaLink, AreaRoutePlace } from '../../../core/area'

/** A route of the app in the navigation, with the area that a deployment must enable. */
export type PlaceFacts = AreaRoutePlace & Pick<AreaDeclaration, 'area'>

/** Several places under one name. */
export interface GroupFacts {
  label: string
  items: readonly (PlaceFacts | AreaLink)[]
}

export type EntryFacts = PlaceFacts | AreaLink | GroupFacts

/** Returns the navigation entries that areas declare, in order; a group is at the position of its first place. */
export function entriesOf(areas: readonly AreaDeclaration[]): EntryFacts[] {
  const groups = new Map<string, (PlaceFacts | AreaLink)[]>()
  return areas.flatMap(({ area, places = [] }) =>
    places.flatMap((place): EntryFacts[] => {
      const item = 'to' in place ? { ...place, area } : place
      const { group } = place
      if (group === undefined) return [item]
      const items = groups.get(group)
      if (items?.push(item)) return []
      const first = [item]
      groups.set(group, first)
      return [{ label: group, items: first }]
    }),
  )
}

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
  const lineFor = (line: PlaceFacts | AreaLink): Line[] => {
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
export const contains = (entry: Entry, place: PlaceFacts | null): boolean =>
  place !== null && linesOf(entry).includes(place)

/** Returns the aria-current value of a link: 'page' for its own page, 'true' for a page that belongs to it. */
export function currentMark(line: Line, place: PlaceFacts | null, pathname: string): 'page' | 'true' | undefined {
  if (place === null || line !== place) return undefined
  return [place.to, ...(place.also ?? [])].includes(pathname) ? 'page' : 'true'
}
