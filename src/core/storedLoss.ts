import { isFields } from './storedFields'

/** Returns the paths, as `/part/name`, of values in stored data that are missing from the parsed result. */
export function lostFrom(stored: unknown, kept: unknown, path = ''): string[] {
  if (Object.is(stored, kept)) return []
  // The recursion ends at the depth of the parsed result, however deep invalid data is.
  if (!isFields(stored) || !isFields(kept)) return [path]
  return Object.entries(stored).flatMap(([name, value]) =>
    lostFrom(value, Object.hasOwn(kept, name) ? kept[name] : undefined, `${path}/${name}`),
  )
}
