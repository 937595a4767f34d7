import { RefusedError } from '../../../chain/send/refusal'
import type { AmountValue } from '../../../core/amount'
import { sanitizedText } from '../../../core/sanitizedText'
import { translate, type TranslationValues } from '../../../i18n'
import { catalogue } from './catalogue'
import type { CatalogueRow } from './catalogueRow'
import { causeOf, type Cause } from './cause'
import { CANNOT_SUCCEED } from './contractRows'
import { readableMessage } from './readableMessage'
import { lastRow } from './pageRows'

/** Message of a failed write, and its remedy. */
export interface Failure {
  /** Id of the row of the catalogue. */
  id: string
  sentence: string
  values: TranslationValues
  advice: string | null
  /** The original message of the wallet, the node or the contract, on demand; null when it adds nothing. */
  detail: string | null
}

/** Sanitises a value: symbols of tokens and texts of nodes are untrusted. */
const safeValue = (value: string | AmountValue) =>
  typeof value === 'string' ? sanitizedText(value) : { ...value, symbol: sanitizedText(value.symbol ?? '') }

function valuesOf(error: unknown, { reason, message }: Cause, { substitute }: CatalogueRow): TranslationValues {
  if (error instanceof RefusedError) {
    return Object.fromEntries(Object.entries(error.values).map(([name, value]) => [name, safeValue(value)]))
  }
  // Messages of contracts and wallets are untrusted text; those of the page are translated.
  if (substitute) return { reason: translate(substitute), message: translate(substitute) }
  return {
    reason: sanitizedText(reason ?? ''),
    message: readableMessage(message) || translate('Unknown error, check the logs'),
  }
}

const isCode = (code: unknown): boolean => typeof code === 'number' || (typeof code === 'string' && code !== '')

/**
 * Returns each distinct message of an error's layers, outermost first, with its code; null when there is nothing new.
 */
function detailOf({ layers }: Cause, shown: string): string | null {
  const messages = layers.map(({ code, message }) => [isCode(code) ? code : '', message].filter(Boolean).join(': '))
  const distinct = messages.filter((text, at) => !messages.some((other, from) => from > at && other.endsWith(text)))
  const detail = sanitizedText(distinct.filter((text) => text !== shown).join(' · '))
  return detail === '' ? null : detail
}

/**
 * Returns whether a message can come from a wallet, a node or a contract; refusals of the page and limits have none.
 */
const hasExternalMessage = ({ by }: CatalogueRow): boolean => by !== 'page' && by !== 'limit'

/**
 * Returns the message for any thrown value. `fallback` states what failed, with %message%; it is used when trading 8
 * has no message for the cause. A contract's revert that a wallet passes on has `fallback` as its sentence, with the
 * advice for the revert.
 */
export function failureOf(error: unknown, fallback: string): Failure {
  const cause = causeOf(error)
  const row = catalogue.find(({ fits }) => fits(cause)) ?? lastRow
  const isReportedByWallet = row.sentence === CANNOT_SUCCEED && !cause.isRevert
  const sentence = (isReportedByWallet ? null : row.sentence) ?? fallback
  const values = valuesOf(error, cause, row)
  const reported = values['reason'] ?? values['message']
  const shown = typeof reported === 'string' ? reported : ''
  const detail = hasExternalMessage(row) || row === lastRow ? detailOf(cause, shown) : null
  return { id: row.id, sentence, values, advice: row.advice, detail }
}
