/** What watching needs of a store. */
export interface WatchedStore<State> {
  getState(): State
  subscribe(listener: () => void): () => void
}

/**
 * Calls a function each time a value of the store's state has changed, with the new value. Returns the function that
 * stops it.
 */
export function watchState<State, Value>(
  store: WatchedStore<State>,
  select: (state: State) => Value,
  onChange: (value: Value) => void,
): () => void {
  let last = select(store.getState())
  return store.subscribe(() => {
    const value = select(store.getState())
    if (Object.is(value, last)) return
    // The function may dispatch, which calls this listener again.
    last = value
    onChange(value)
  })
}
