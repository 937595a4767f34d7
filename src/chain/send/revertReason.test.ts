import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorData, panicData } from '../../../test/unit/support/revert'
import { RpcError } from '../rpc/nodes'
import { revertReason } from './revertReason'

const EXPIRED = 'PancakeRouter: EXPIRED'
const hardhat = (rest: string) => `VM Exception while processing transaction: reverted with ${rest}`
const hardhatData = (data: string) => ({ message: 'Error', txHash: `0x${'a'.repeat(64)}`, data })

test.each<[node: string, message: string, data: unknown, reason: string | null]>([
  ['geth', `execution reverted: ${EXPIRED}`, errorData(EXPIRED), EXPIRED],
  ['geth without words', 'execution reverted', errorData(EXPIRED), EXPIRED],
  ['a node without data', `execution reverted: ${EXPIRED}`, undefined, EXPIRED],
  ['anvil', `execution reverted: revert: ${EXPIRED}`, undefined, EXPIRED],
  ['hardhat', hardhat(`reason string '${EXPIRED}'`), hardhatData(errorData(EXPIRED)), EXPIRED],
  ['hardhat without data', hardhat(`reason string '${EXPIRED}'`), undefined, EXPIRED],
  ['data within data', 'Internal error', { data: { data: errorData(EXPIRED) } }, EXPIRED],
  ['cut data', `execution reverted: ${EXPIRED}`, errorData(EXPIRED).slice(0, 140), EXPIRED],
  ['a failed assertion', 'execution reverted', panicData(0x01), 'assertion failed'],
  ['an overflow', hardhat('panic code 0x11 (overflow)'), hardhatData(panicData(0x11)), 'arithmetic overflow'],
  ['a division by zero', 'execution reverted: panic', panicData(0x12), 'division by zero'],
  ['an index out of range', 'execution reverted', panicData(0x32), 'index out of range'],
  ['another panic', 'execution reverted', panicData(0x21), 'panic 33'],
  ['a poor account', 'insufficient funds for gas * price + value: have 0 want 1', undefined, 'insufficient funds'],
  ['a revert without words', 'execution reverted', '0x', null],
  ['an empty reason', 'execution reverted: ', errorData(''), null],
  ['hardhat without a reason', 'Transaction reverted without a reason string', hardhatData('0x'), null],
  ['an error of the contract’s own', 'execution reverted', '0x12345678', null],
  ['an error of its own with a number', 'execution reverted', `0x12345678${panicData(0x11).slice(10)}`, null],
  ['a cut panic', 'execution reverted', panicData(1).slice(0, 20), null],
  ['data that is no hex', 'execution reverted', 'Reverted', null],
  ['data that is nothing', 'execution reverted', null, null],
])('returns the reason, or null, for %s: %s', (_node, message, data, reason) => {
  expect(revertReason(new RpcError(message, 3, data))).toBe(reason)
})

test('decodes a reason in any script, to the last character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (reason) => {
      expect(revertReason(new RpcError('execution reverted', 3, errorData(reason)))).toBe(reason)
    }),
  )
})

test.each([new Error('execution reverted: no'), 'execution reverted: no', null])(
  'returns null for an error of another source: %s',
  (error) => {
    expect(revertReason(error)).toBeNull()
  },
)
