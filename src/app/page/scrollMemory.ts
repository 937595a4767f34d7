/** sessionStorage key of the scroll positions, which survive a reload. */
const KEY = 'hotcake_scroll'
/** Maximum number of stored positions; older ones are dropped. */
const MOST = 100

type Positions = Map<string, number>

function stored(): Positions {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    const isEntry = (entry: unknown): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

/** Records the scroll position of each history entry of this tab, in pixels; survives a reload. */
export function startScrollMemory() {
  const positions = stored()
  let place: string | null = null
  // The browser would restore the position before the page has its full height.
  history.scrollRestoration = 'manual'
  addEventListener(
    'scroll',
    () => {
      if (place !== null) positions.set(place, Math.round(scrollY))
    },
    { passive: true },
  )
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-MOST)))
    } catch {
      // Storage is full or unavailable: a reload starts at the top.
    }
  })
  return {
    /** Assigns subsequent scrolling to this place. */
    enter(entered: string): void {
      place = entered
    },
    /** Returns the last scroll position of a place, in pixels; undefined for one that was never scrolled. */
    of: (requestedPlace: string): number | undefined => positions.get(requestedPlace),
  }
}
