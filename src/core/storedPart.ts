/** Fields of a stored part by path. A field is always replaced as a whole. */
export type PartFields = Readonly<Record<string, unknown>>

/** Time of the last change of each field, in milliseconds since 1970. A time without a field is that of a deletion. */
export type FieldTimes = Readonly<Record<string, number>>

/** Defines how a slice is persisted and merged with the stored state of another tab. */
export interface StoredPart<State> {
  /** Parses the state from stored data of any shape. */
  read(stored: unknown): State
  /** Returns the serialisable data of a state. */
  toStore(state: State): unknown
  /** Returns the fields, which are merged one by one; an unchanged field keeps its identity. */
  fieldsOf(state: State): PartFields
  /** Returns the state with its stored fields replaced; fields that are not stored are unchanged. */
  withFields(state: State, fields: PartFields, times: FieldTimes): State
  /** Joins two values of one field where each holds data the other lacks; without it the later value wins. */
  join?(local: unknown, remote: unknown): unknown
}

/** Creates a part whose fields are the named keys of the state. */
export function flatPart<State extends object>(
  read: (stored: unknown) => State,
  keys: readonly (keyof State & string)[],
): StoredPart<State> {
  const pick = (state: State) => Object.fromEntries(keys.map((key) => [key, state[key]]))
  return { read, toStore: pick, fieldsOf: pick, withFields: (state, fields) => ({ ...state, ...fields }) }
}

type Nested<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>

/** Returns the values of nested records by `outer\ninner`. */
export const flatten = (nested: Nested<unknown>): PartFields =>
  Object.fromEntries(
    Object.entries(nested).flatMap(([outer, inner]) =>
      Object.entries(inner).map(([key, value]) => [`${outer}\n${key}`, value] as const),
    ),
  )

/** Rebuilds nested records from flat fields; inverse of `flatten`. */
export function unflatten<Value>(fields: PartFields): Record<string, Record<string, Value>> {
  const nested = new Map<string, [string, Value][]>()
  for (const [path, value] of Object.entries(fields)) {
    const [outer = '', ...inner] = path.split('\n')
    nested.set(outer, [...(nested.get(outer) ?? []), [inner.join('\n'), value as Value]])
  }
  return Object.fromEntries([...nested].map(([outer, entries]) => [outer, Object.fromEntries(entries)]))
}

/** Creates a part of nested records in which each inner record entry is one field. */
export const nestedPart = <State extends object>(read: (stored: unknown) => State): StoredPart<State> => ({
  read,
  toStore: (state) => state,
  fieldsOf: (state) => flatten(state as Nested<unknown>),
  withFields: (_state, fields) => unflatten(fields) as State,
})
