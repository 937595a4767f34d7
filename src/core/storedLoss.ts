import { isFields } from './storedFields'

/** Answers the paths, as `/part/name`, of what stands in stored data and not in what was kept of it. */
export function lostFrom(stored: unknown, kept: unknown, path = ''): string[] {
  if (Object.is(stored, kept)) return []
  // What was kept has an end, however deep garbage goes.
  if (!isFields(stored) || !isFields(kept)) return [path]
  return Object.entries(stored).flatMap(([name, value]) =>
    lostFrom(value, Object.hasOwn(kept, name) ? kept[name] : undefined, `${path}/${name}`),
  )
}
