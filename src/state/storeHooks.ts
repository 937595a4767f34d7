import type { Dispatch, Store } from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore, type TypedUseSelectorHook } from 'react-redux'
import type { AppState } from './appState'
import type { WatchedStore } from './watchState'

/** The app's store: its values can be watched, and an area can add its slices. */
export type AppStore = Store<AppState> & WatchedStore<AppState>

/** Subscribes to a value of the store's state; the selector returns as little as the component shows. */
export const useAppSelector: TypedUseSelectorHook<AppState> = useSelector

/** Returns the store's dispatch. */
export const useAppDispatch: () => Dispatch = useDispatch

/** Returns the store, for handlers that read its state without rendering. */
export const useAppStore = useStore as () => AppStore
