import type { StoragePage } from '../../../src/app/storedState'

/** One tab's view of a storage that it shares with others. */
export interface StorageTab {
  page: StoragePage
  /** Delivers the oldest pending storage event of this tab; returns false without one. */
  deliver(): boolean
  /** Fires a lifecycle event of the tab: pagehide, pageshow. */
  fire(type: string): void
  /** Closes the tab: the last event that it fires, the last write that it does. Its pending events are lost. */
  close(): void
}

/**
 * Creates a storage in memory for several tabs. If it is late, as in a browser with a process for each tab, a tab reads
 * another's write only once its event is delivered, and may overwrite it before that.
 */
export function sharedStorage(isLate = false): { texts: Map<string, string>; openTab(): StorageTab } {
  const texts = new Map<string, string>()
  const waiting = new Map<StorageTab, string[]>()

  function openTab(): StorageTab {
    const target = new EventTarget()
    const seen = isLate ? new Map(texts) : texts
    const write = (key: string, text: string | null) => {
      if (!waiting.has(tab)) return
      if ((seen.get(key) ?? null) === text) return
      for (const each of [seen, texts]) {
        if (text === null) each.delete(key)
        else each.set(key, text)
      }
      for (const [other, keys] of waiting) if (other !== tab) keys.push(key)
    }
    const tab: StorageTab = {
      page: {
        localStorage: {
          getItem: (key) => seen.get(key) ?? null,
          setItem: write,
          removeItem: (key) => write(key, null),
          key: (at) => [...seen.keys()][at] ?? null,
          get length() {
            return seen.size
          },
        },
        addEventListener: (type, listener) => target.addEventListener(type, listener),
      },
      deliver() {
        const key = waiting.get(tab)?.shift()
        if (key === undefined) return false
        const text = texts.get(key)
        if (text === undefined) seen.delete(key)
        else seen.set(key, text)
        target.dispatchEvent(Object.assign(new Event('storage'), { key }))
        return true
      },
      fire: (type) => void target.dispatchEvent(new Event(type)),
      close() {
        tab.fire('pagehide')
        waiting.delete(tab)
      },
    }
    waiting.set(tab, [])
    return tab
  }
  return { texts, openTab }
}
