import { RefusedError } from '../../../chain/send/rehearse'
import { outsideText } from '../../../core/outsideText'
import { translate, type TranslationValues } from '../../../i18n'
import { catalogue } from './catalogue'
import type { CatalogueRow } from './catalogueRow'
import { causeOf, type Cause } from './cause'
import { CANNOT_SUCCEED } from './contractRows'
import { outsideWords } from './outsideWords'
import { lastRow } from './pageRows'

/** Why a write did not happen, in words, and what the person can do about it. */
export interface Failure {
  /** The row of the catalogue. */
  id: string
  sentence: string
  values: TranslationValues
  advice: string | null
  /** What the wallet, the node or the contract said, for who wants to know; null where that adds nothing. */
  detail: string | null
}

function valuesOf(error: unknown, { reason, message }: Cause, { stand }: CatalogueRow): TranslationValues {
  if (error instanceof RefusedError) {
    return Object.fromEntries(Object.entries(error.values).map(([name, text]) => [name, outsideText(text)]))
  }
  // What a contract or a wallet says is anybody's; ours is said in the language of the page.
  if (stand) return { reason: translate(stand), message: translate(stand) }
  return {
    reason: outsideText(reason ?? ''),
    message: outsideWords(message) || translate('Unknown error, check the logs'),
  }
}

const isCode = (code: unknown): boolean => typeof code === 'number' || (typeof code === 'string' && code !== '')

/** Answers each thing once that the layers of an error say, outermost first, with its code; null where that is nothing new. */
function detailOf({ layers }: Cause, shown: string): string | null {
  const said = layers.map(({ code, message }) => [isCode(code) ? code : '', message].filter(Boolean).join(': '))
  const each = said.filter((text, at) => !said.some((other, from) => from > at && other.endsWith(text)))
  const detail = outsideText(each.filter((text) => text !== shown).join(' · '))
  return detail === '' ? null : detail
}

/** Who says no knows why, and refusals of the page's own have no words of others to tell. */
const hasOutsideWords = ({ id, by }: CatalogueRow): boolean => id !== 'rejected' && by !== 'page' && by !== 'limit'

/**
 * Answers the words for whatever a write threw; `fallback` says what failed, with %message%, where trading 8 has no words
 * for why. A contract that refuses through the wallet is told by its meaning, under the sentence of what failed.
 */
export function failureOf(error: unknown, fallback: string): Failure {
  const cause = causeOf(error)
  const row = catalogue.find(({ fits }) => fits(cause)) ?? lastRow
  const isToldByWallet = row.sentence === CANNOT_SUCCEED && !cause.isRevert
  const sentence = (isToldByWallet ? null : row.sentence) ?? fallback
  const values = valuesOf(error, cause, row)
  const shown = String(values['reason'] ?? values['message'] ?? '')
  const detail = hasOutsideWords(row) || row === lastRow ? detailOf(cause, shown) : null
  return { id: row.id, sentence, values, advice: row.advice, detail }
}
