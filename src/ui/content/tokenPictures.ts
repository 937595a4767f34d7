import { boundedMap } from '../../core/boundedMap'
import { siteUrl } from '../../core/site'
import bundled from './bundledPictures.json'

/** Number of address digits in the index; enough to avoid most requests for missing pictures. */
const PREFIX_DIGITS = 6

/** Exceeds the number of tokens of several lists; an evicted picture is requested once more. */
const MOST_FAILED = 5_000
const failed = boundedMap<string, true>(MOST_FAILED)

/** Records that a picture failed to load, so that no row requests it again. */
export const pictureFailed = (source: string): void => failed.set(source, true)

/** Returns the bundled picture of an address or of the native coin's id: a list of at most one URL. */
function ownPictures(address: string): string[] {
  const id = address.toLowerCase()
  const isBundled = bundled.includes(id.replace('0x', '').slice(0, PREFIX_DIGITS))
  return isBundled ? [siteUrl(`images/tokens/${id}.svg`)] : []
}

/** Returns the next URL to try for a token's picture: the bundled one, then the others in order, skipping failures. */
export const nextPicture = (address: string, others: readonly string[]): string | undefined =>
  [...ownPictures(address), ...others].find((source) => !failed.has(source))
