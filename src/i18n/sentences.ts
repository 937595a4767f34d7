import { siteUrl } from '../core/site'
import { DEFAULT_LOCALE } from './offered'
import type { Sentence } from './translate'

/** The sentences of a language by their English; a Map, because words from outside may be called "constructor". */
export type Sentences = ReadonlyMap<string, Sentence>

const PATIENCE_MS = 20_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

function isSentence(value: unknown): value is Sentence {
  return isText(value) || (isRecord(value) && 'other' in value && Object.values(value).every(isText))
}

/** Answers the sentences of what a language file holds, or throws when it is of another shape. */
export function readSentences(file: unknown): Sentences {
  const sentences = new Map<string, Sentence>()
  if (!isRecord(file)) throw new TypeError('A language file is no record')
  for (const [key, sentence] of Object.entries(file)) {
    if (!isSentence(sentence)) throw new TypeError(`A language file has no sentence for: ${key}`)
    sentences.set(key, sentence)
  }
  return sentences
}

/** Returns the hash that the page states for a file, from its map of hashes; empty in development, which has no map. */
function statedHash(file: string): string {
  const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}'
  const { integrity = {} } = JSON.parse(map) as { integrity?: Record<string, string> }
  return Object.entries(integrity).find(([path]) => path.endsWith(`/${file}`))?.[1] ?? ''
}

/** Fetches a language's file; the browser refuses one that is not what was built. */
async function fetchSentences(locale: string): Promise<Sentences> {
  const file = `locales/${locale}.json`
  const url = siteUrl(file)
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), integrity: statedHash(file) })
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return readSentences(await response.json())
}

const asked = new Map<string, Promise<Sentences>>([[DEFAULT_LOCALE, Promise.resolve(new Map())]])

/** Answers the sentences of a language, fetched once; a failure is forgotten, so that asking again tries again. */
export async function sentencesOf(locale: string): Promise<Sentences> {
  const answer = asked.get(locale) ?? fetchSentences(locale)
  asked.set(locale, answer)
  try {
    return await answer
  } catch (error) {
    if (asked.get(locale) === answer) asked.delete(locale)
    throw error
  }
}
