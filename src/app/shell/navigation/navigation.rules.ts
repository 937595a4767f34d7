import type { Area } from '../../../core/deployment'

/** A place of the product as the navigation's table names it. */
export interface PlaceFacts {
  label: string
  to: string
  /** What a deployment must have on; null for what every deployment has. */
  area: Area | null
  /** Where the place goes on: paths that belong to it beside its own and those beneath it. */
  also?: readonly string[]
  /** A word beside the name. */
  tag?: 'beta' | 'win'
}

/** A page elsewhere; its address is the deployment's entry of this name in links.json. */
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

/** One line of the navigation: a place in the product, or a page elsewhere. */
export type Line = PlaceFacts | { label: string; href: string }

/** What stands in the bar: lines, and groups of lines. */
export type Entry = Line | { label: string; items: readonly Line[] }

/** Answers the lines of an entry; an entry that is no group is its own only line. */
export const linesOf = (entry: Entry): readonly Line[] => ('items' in entry ? entry.items : [entry])

/** Answers what a deployment has of the navigation: areas on, links known, no group that would be empty (trading 2.1). */
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

/** Answers the place that a path belongs to: of several that fit, the one that says most of it; null where none fits. */
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

/** Answers whether a place is the entry or stands in it. */
export const holds = (entry: Entry, place: PlaceFacts | null): boolean =>
  place !== null && linesOf(entry).includes(place)

/** Answers how a line is marked while a path is shown that belongs to `place`: its own page, or one further in. */
export function currentMark(line: Line, place: PlaceFacts | null, pathname: string): 'page' | 'true' | undefined {
  if (place === null || line !== place) return undefined
  return [place.to, ...(place.also ?? [])].includes(pathname) ? 'page' : 'true'
}
