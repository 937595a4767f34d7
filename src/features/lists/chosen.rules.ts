/** Ids of currencies in lower case, each with the time at which it was chosen, in milliseconds. */
export type ChosenTimes = Readonly<Record<string, number>>

/** constants: PICKER_PINS; more would push the list itself out of view. */
export const MAX_FAVOURITES = 20
export const MAX_RECENTS = 5

/** Returns the newest entries, the newest first. */
export const newest = (times: ChosenTimes, count: number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(times)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, count),
  )

/** Returns the recent tokens after a choice (trading 2.7.12). */
export const withRecent = (times: ChosenTimes, id: string, atMs: number): Record<string, number> =>
  newest({ ...times, [id.toLowerCase()]: atMs }, MAX_RECENTS)

/** Returns the favourites with one added, or removed if it is among them; null if they are full (trading 2.7.12). */
export function withToggled(times: ChosenTimes, id: string, atMs: number): Record<string, number> | null {
  const key = id.toLowerCase()
  const { [key]: known, ...others } = times
  if (known !== undefined) return others
  return Object.keys(others).length < MAX_FAVOURITES ? { ...others, [key]: atMs } : null
}
