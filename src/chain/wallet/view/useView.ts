import { useSyncExternalStore } from 'react'
import { currentView, subscribeToView } from './viewedAccount'
import type { View } from './viewParameter'

/** Subscribes to the viewed account from the URL, or its fault; null without the parameter. */
export const useView = (): View | null => useSyncExternalStore(subscribeToView, currentView)
