import { RefusedError } from '../../../chain/send/rehearse'
import type { Waiting } from '../../../chain/send/replacement'
import { alterationsOf } from '../follow/next.rules'
import type { TransactionRecord } from '../transactions.slice'

/** Whether a transaction can be sent again from here: what was sent, its nonce and its fee are proven and as stored. */
export const isReplaceable = (record: TransactionRecord): boolean =>
  record.isProven === true &&
  record.nonce !== undefined &&
  record.request !== undefined &&
  alterationsOf(record, { nonce: record.nonce, request: record.request }).length === 0

/**
 * Returns what is signed again: recipient, data and value of the request that was stored when it was sent, nonce and fee
 * as they were proven. Throws RefusedError where nothing proves them, or where they belong to another request.
 */
export function provenRequest(record: TransactionRecord): Waiting {
  const { isProven, nonce, request, signed } = record
  if (!isProven || nonce === undefined || !request) throw new RefusedError('unprovenRequest')
  if (alterationsOf(record, { nonce, request }).length > 0) throw new RefusedError('otherRequest')
  return { ...request, nonce, ...(signed && { to: signed.to, data: signed.data, valueRaw: signed.valueRaw }) }
}
