import { isFields } from './storedFields'
import type { FieldTimes, PartFields, StoredPart } from './storedPart'

/** The latest time that a Date can represent, in milliseconds. */
const LAST_MS = 8.64e15

/**
 * Returns the times in stored data of any shape. Times without a field (deletions) are kept only if later than
 * `sinceMs`.
 */
export function timesIn(stored: unknown, fields: PartFields, sinceMs = 0): Record<string, number> {
  const isTime = ([path, time]: [string, unknown]) =>
    Number.isSafeInteger(time) &&
    Number(time) <= LAST_MS &&
    (path in fields ? Number(time) > 0 : Number(time) > sinceMs)
  return Object.fromEntries(Object.entries(isFields(stored) ? stored : {}).filter(isTime)) as Record<string, number>
}

interface Timed {
  fields: PartFields
  times: FieldTimes
}

/** Returns the paths that occur in any of the objects. */
const pathsOf = (...each: object[]): Set<string> => new Set(each.flatMap(Object.keys))

/** Returns the paths of the fields that differ. */
export const changedPaths = (before: PartFields, after: PartFields): string[] =>
  [...pathsOf(before, after)].filter((path) => before[path] !== after[path])

/** Returns a value as text to compare. A missing one sorts first: at equal times, the value that exists wins. */
const textOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value))

/** Returns the fields that differ as text, deleted ones as times without a value, each changed at `timeMs`. */
export function changesBetween(before: PartFields, after: PartFields, timeMs: unknown): Timed {
  const paths = [...pathsOf(before, after)].filter((path) => textOf(before[path]) !== textOf(after[path]))
  const fields = Object.fromEntries(paths.flatMap((path) => (path in after ? [[path, after[path]]] : [])))
  return { fields, times: timesIn(Object.fromEntries(paths.map((path) => [path, timeMs])), fields) }
}

/**
 * Merges the fields of two tabs. With `join`, it joins two existing values of a field. Otherwise the later value wins,
 * a deletion included; at equal times the greater JSON wins, so that the order of merging does not matter. `isAhead` is
 * true if `remote` lacks a value or a time of the result.
 */
export function mergeTimed(
  local: Timed,
  remote: Timed,
  join?: StoredPart<unknown>['join'],
): Timed & { isAhead: boolean } {
  const fields: Record<string, unknown> = {}
  const times: Record<string, number> = {}
  let isAhead = false
  for (const path of pathsOf(local.fields, local.times, remote.fields, remote.times)) {
    const [localValue, remoteValue] = [local.fields[path], remote.fields[path]]
    const [localTime, remoteTime] = [local.times[path] ?? 0, remote.times[path] ?? 0]
    let value: unknown
    if (join && localValue !== undefined && remoteValue !== undefined) {
      value = join(localValue, remoteValue)
      isAhead ||= localTime > remoteTime || textOf(value) !== textOf(remoteValue)
    } else {
      const [localText, remoteText] =
        localTime === remoteTime ? [textOf(localValue), textOf(remoteValue)] : [localTime, remoteTime]
      value = remoteText > localText ? remoteValue : localValue
      isAhead ||= localText > remoteText
    }
    if (value !== undefined) fields[path] = value
    if (localTime || remoteTime) times[path] = Math.max(localTime, remoteTime)
  }
  return { fields, times, isAhead }
}
