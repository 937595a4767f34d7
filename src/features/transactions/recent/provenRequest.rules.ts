import { RefusedError } from '../../../chain/send/refusal'
import type { Waiting } from '../../../chain/send/replacement'
import { alterationsOf } from '../follow/next.rules'
import type { TransactionRecord } from '../transactions.slice'

/**
 * Returns whether a transaction can be sent again from here. Its content, its nonce and its fee have to be proven;
 * recipient, data and value have to be as stored.
 */
export const isReplaceable = (record: TransactionRecord): boolean =>
  record.isProven === true &&
  record.nonce !== undefined &&
  record.request !== undefined &&
  alterationsOf(record, { nonce: record.nonce, request: record.request }).length === 0

/**
 * Returns the request to sign again. Recipient, data and value are as stored when it was sent, nonce and fee as proven.
 * Throws RefusedError when nothing proves them, or when they belong to another request.
 */
export function provenRequest(record: TransactionRecord): Waiting {
  const { isProven, nonce, request, signed } = record
  if (!isProven || nonce === undefined || !request) throw new RefusedError('unprovenRequest')
  if (alterationsOf(record, { nonce, request }).length > 0) throw new RefusedError('otherRequest')
  return { ...request, nonce, ...(signed && { to: signed.to, data: signed.data, valueRaw: signed.valueRaw }) }
}
