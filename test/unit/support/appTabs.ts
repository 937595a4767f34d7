import { createStore } from '../../../src/app/store'
import { loadPersistence } from '../../../src/app/storedParts'
import type { AppStore } from '../../../src/state/storeHooks'
import { sharedStorage, type StorageTab } from './storageTabs'

const { persistAllParts } = await loadPersistence()

/** A tab with the app's store in it. */
export interface AppTab {
  tab: StorageTab
  store: AppStore
}

/** Opens tabs that share a storage, each with a store that persists from the start; `open` opens another. */
export function openAppTabs(count: number, { texts, openTab } = sharedStorage()) {
  const open = (): AppTab => {
    const tab = openTab()
    return { tab, store: createStore({ persist: persistAllParts, page: tab.page }) }
  }
  return { texts, open, tabs: Array.from({ length: count }, open) }
}
