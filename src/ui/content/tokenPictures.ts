import { boundedMap } from '../../core/boundedMap'
import { siteUrl } from '../../core/site'
import noted from './keptPictures.json'

/** As many digits of each address are noted as keep most misses from being asked for. */
const NOTED_DIGITS = 6

/** More than the tokens of several lists; a picture that is forgotten is asked for once more. */
const MOST_FAILED = 5_000
const failed = boundedMap<string, true>(MOST_FAILED)

/** Notes that a picture could not be shown, so that no row asks for it again. */
export const pictureFailed = (source: string): void => failed.set(source, true)

/** Answers the product's own picture of an address (or of the native coin's id), in a list of none or one. */
function ownPictures(address: string): string[] {
  const id = address.toLowerCase()
  const isNoted = noted.includes(id.replace('0x', '').slice(0, NOTED_DIGITS))
  return isNoted ? [siteUrl(`images/tokens/${id}.svg`)] : []
}

/** Answers where to look for a token's picture next: our own first, then the others in their order, none that failed. */
export const nextPicture = (address: string, others: readonly string[]): string | undefined =>
  [...ownPictures(address), ...others].find((source) => !failed.has(source))
