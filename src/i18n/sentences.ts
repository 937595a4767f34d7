import { siteUrl } from '../core/site'
import { DEFAULT_LOCALE } from './offered'
import type { Sentence } from './translate'

/** Sentences of a language by their English key. A Map, because untrusted text may be "constructor". */
export type Sentences = ReadonlyMap<string, Sentence>

const PATIENCE_MS = 20_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

function isSentence(value: unknown): value is Sentence {
  return isText(value) || (isRecord(value) && 'other' in value && Object.values(value).every(isText))
}

/** Parses the content of a language file; throws when its shape is invalid. */
export function readSentences(file: unknown): Sentences {
  const sentences = new Map<string, Sentence>()
  if (!isRecord(file)) throw new TypeError('A language file is not an object')
  for (const [key, sentence] of Object.entries(file)) {
    if (!isSentence(sentence)) throw new TypeError(`A language file has no sentence for: ${key}`)
    sentences.set(key, sentence)
  }
  return sentences
}

/**
 * Returns the integrity hash that the page states for a file, from its import map. Empty in development, which has no
 * map.
 */
function statedHash(file: string): string {
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}'
  const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> }
  return Object.entries(integrity).find(([path]) => path.endsWith(`/${file}`))?.[1] ?? ''
}

/** Fetches a language file; the browser rejects one that differs from the build. */
async function fetchSentences(locale: string): Promise<Sentences> {
  const file = `locales/${locale}.json`
  const url = siteUrl(file)
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), integrity: statedHash(file) })
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
  return readSentences(await response.json())
}

const requests = new Map<string, Promise<Sentences>>([[DEFAULT_LOCALE, Promise.resolve(new Map())]])

/** Returns the sentences of a language, fetched once. A failure is not cached, so the next call retries. */
export async function sentencesOf(locale: string): Promise<Sentences> {
  const request = requests.get(locale) ?? fetchSentences(locale)
  requests.set(locale, request)
  try {
    return await request
  } catch (error) {
    if (requests.get(locale) === request) requests.delete(locale)
    throw error
  }
}
