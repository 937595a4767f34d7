import { isFields } from './storedFields'

/** Returns the paths, as `/part/name`, of values in stored data that are missing from the parsed result. */
export function missingPaths(stored: unknown, current: unknown, path = ''): string[] {
  if (Object.is(stored, current)) return []
  // The recursion ends at the depth of the parsed result, however deep invalid data is.
  if (!isFields(stored) || !isFields(current)) return [path]
  return Object.entries(stored).flatMap(([name, value]) =>
    missingPaths(value, Object.hasOwn(current, name) ? current[name] : undefined, `${path}/${name}`),
  )
}
