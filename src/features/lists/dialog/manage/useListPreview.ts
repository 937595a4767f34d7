import { useEffect, useState } from 'react'
import { isListLocation } from '../../loading/listLocation.rules'
import type { TokenList } from '../../tokenList'

/** trading 9: debounce before a list is fetched. */
const FETCH_DEBOUNCE_MS = 500

/** Preview of the list at a typed location. */
export type ListPreview =
  | { status: 'empty' | 'invalid' | 'loading' }
  /** `url` is the location in its stored form. */
  | { status: 'ready'; url: string; list: TokenList }
  | { status: 'failed'; error: string }

type Fetched = { location: string; attempt: number } & ({ url: string; list: TokenList } | { error: string })

async function fetchPreview(location: string, attempt: number): Promise<Fetched> {
  try {
    const { loadList, storedLocation } = await import('../../lists.chain')
    const list = await loadList(location)
    return { location, attempt, url: await storedLocation(location), list }
  } catch (error) {
    return { location, attempt, error: (error as Error).message }
  }
}

function previewOf(location: string, attempt: number, fetched: Fetched | null): ListPreview {
  if (!location) return { status: 'empty' }
  if (!isListLocation(location)) return { status: 'invalid' }
  if (fetched?.location !== location || fetched.attempt !== attempt) return { status: 'loading' }
  return 'list' in fetched
    ? { status: 'ready', url: fetched.url, list: fetched.list }
    : { status: 'failed', error: fetched.error }
}

/** Fetches the list at a location for preview, without importing it; `retry` fetches again at once. */
export function useListPreview(location: string): { preview: ListPreview; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const preview = previewOf(location, attempt, fetched)
  const isLoading = preview.status === 'loading'

  useEffect(() => {
    if (!isLoading) return undefined
    let isWanted = true
    async function show(): Promise<void> {
      const answer = await fetchPreview(location, attempt)
      if (isWanted) setFetched(answer)
    }
    const timer = setTimeout(() => void show(), attempt === 0 ? FETCH_DEBOUNCE_MS : 0)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [location, attempt, isLoading])

  return { preview, retry: () => setAttempt((count) => count + 1) }
}
