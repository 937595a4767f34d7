/** Where in this tab's storage the positions outlive a reload. */
const KEY = 'hotcake_scroll'
/** The places of a long visit; older ones are forgotten. */
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

/** Keeps how far each place of this tab's history was scrolled, in pixels, across a reload too. */
export function startScrollMemory() {
  const positions = stored()
  let place: string | null = null
  // The browser scrolls back before the page is there to be scrolled.
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
      // Storage is full or closed: a reload begins at the top.
    }
  })
  return {
    /** From here on what is scrolled belongs to this place. */
    enter(entered: string): void {
      place = entered
    },
    /** Answers how far a place was scrolled when it was left; undefined for one that never was. */
    of: (asked: string): number | undefined => positions.get(asked),
  }
}
