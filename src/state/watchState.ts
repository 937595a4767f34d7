import {
  type Action,
  addListener,
  createListenerMiddleware,
  type Dispatch,
  type Middleware,
  type UnsubscribeListener,
} from '@reduxjs/toolkit'

/** Dispatch of a store with the middleware of `createWatches`. */
type WatchedDispatch = ((action: Action<'listenerMiddleware/add'>) => UnsubscribeListener) & Dispatch

/** What watching needs of a store. */
export interface WatchedStore<State> {
  getState(): State
  dispatch: WatchedDispatch
}

/** Throws an error of a watch again, so that it is reported as an uncaught error is. */
function onError(error: unknown): never {
  throw error
}

/** Creates the middleware of a store whose values are watched. Each store needs its own. */
export const createWatches = () => createListenerMiddleware({ onError }).middleware as Middleware<WatchedDispatch>

/**
 * Calls a function each time a value of the store's state has changed, with the new value. Returns the function that
 * stops it.
 */
export function watchState<State, Value>(
  { getState, dispatch }: WatchedStore<State>,
  select: (state: State) => Value,
  onChange: (value: Value) => void,
): () => void {
  let last = select(getState())
  return dispatch(
    addListener({
      predicate: () => !Object.is(select(getState()), last),
      effect() {
        last = select(getState())
        onChange(last)
      },
    }),
  )
}
