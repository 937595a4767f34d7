/** The fields of a stored part by path. Each is replaced as a whole. */
export type PartFields = Readonly<Record<string, unknown>>

/** When each field was last changed, in milliseconds since 1970. A time without a field is that of a deletion. */
export type FieldTimes = Readonly<Record<string, number>>

/** How a slice is stored, and merged with what another tab has stored. */
export interface StoredPart<State> {
  /** Returns the state in stored data of any shape. */
  read(stored: unknown): State
  /** Returns what is stored of a state. */
  toStore(state: State): unknown
  /** Returns the fields that are merged one by one; an unchanged field keeps its identity. */
  fieldsOf(state: State): PartFields
  /** Returns the state with other fields; what is not stored stays as it is. */
  withFields(state: State, fields: PartFields, times: FieldTimes): State
  /** Joins two values of one field where both hold a part of the truth; without it the later value wins. */
  join?(ours: unknown, theirs: unknown): unknown
}

/** Returns a part whose fields are those of the state that are named. */
export function flatPart<State extends object>(
  read: (stored: unknown) => State,
  keys: readonly (keyof State & string)[],
): StoredPart<State> {
  const pick = (state: State) => Object.fromEntries(keys.map((key) => [key, state[key]]))
  return { read, toStore: pick, fieldsOf: pick, withFields: (state, fields) => ({ ...state, ...fields }) }
}

type Nested<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>

/** Returns the values of a record of records, by `outer\ninner`. */
export const flatten = (nested: Nested<unknown>): PartFields =>
  Object.fromEntries(
    Object.entries(nested).flatMap(([outer, inner]) =>
      Object.entries(inner).map(([key, value]) => [`${outer}\n${key}`, value] as const),
    ),
  )

/** Returns the record of records that has these fields; reverses `flatten`. */
export function unflatten<Value>(fields: PartFields): Record<string, Record<string, Value>> {
  const nested = new Map<string, [string, Value][]>()
  for (const [path, value] of Object.entries(fields)) {
    const [outer = '', ...inner] = path.split('\n')
    nested.set(outer, [...(nested.get(outer) ?? []), [inner.join('\n'), value as Value]])
  }
  return Object.fromEntries([...nested].map(([outer, entries]) => [outer, Object.fromEntries(entries)]))
}

/** Returns a part of records of records, each of which is one field. */
export const nestedPart = <State extends object>(read: (stored: unknown) => State): StoredPart<State> => ({
  read,
  toStore: (state) => state,
  fieldsOf: (state) => flatten(state as Nested<unknown>),
  withFields: (_state, fields) => unflatten(fields) as State,
})
