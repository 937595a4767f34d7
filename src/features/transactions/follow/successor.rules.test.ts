import { expect, test } from 'vitest'
import { HASH, recordOf, SENDER } from '../../../../test/unit/support/transactionRecord'
import { successorOf } from './successor.rules'

const NEXT = `0x${'ef'.repeat(32)}`
const request = { to: SENDER, data: '0xab', valueRaw: '5', gasLimit: '21000', maxFeeRaw: '200' }
const replacement = { hash: NEXT, nonce: 7, blockNumber: 101, blockHash: HASH, request }
const replaced = recordOf({ ending: { kind: 'replaced', by: NEXT } })

test('the same call at another price succeeds the replaced one, with its nonce and its time', () => {
  const approval = { tokenAddress: SENDER, spender: SENDER }
  const paid = { tokenAddress: SENDER, symbol: 'CAKE', decimals: 18 }
  const arrival = { kind: 'swap', paid, received: { ...paid, tokenAddress: null }, recipient: SENDER } as const
  const signed = { chainId: 56, to: SENDER, data: '0xab', valueRaw: '5', gasLimit: '21000' }
  const successor = successorOf({ ...replaced, approval, arrival, signed, tab: 'one' }, replacement)
  expect(successor).toMatchObject({
    ...{ hash: NEXT, from: SENDER, nonce: 7, addedTime: replaced.addedTime, summary: replaced.summary },
    ...{ approval, arrival, signed, tab: 'one', replaces: { hash: HASH, kind: 'speedUp', nonce: 7 } },
  })
  expect(successor).not.toHaveProperty('ending')
  expect(successor).not.toHaveProperty('receipt')
})

test('a successor has no field that the replaced record does not have', () => {
  const successor = successorOf(replaced, replacement)
  expect(successor).not.toHaveProperty('approval')
  expect(successor).not.toHaveProperty('arrival')
  expect(successor).not.toHaveProperty('signed')
  expect(successor).not.toHaveProperty('tab')
})

test.each([
  ['none replaced it', replaced, null],
  ['it did not end', recordOf(), replacement],
  ['it was cancelled', recordOf({ ending: { kind: 'cancelled', by: NEXT } }), replacement],
  ['another one replaced it', recordOf({ ending: { kind: 'replaced', by: HASH } }), replacement],
])('there is no successor when %s', (_why, record, other) => {
  expect(successorOf(record, other)).toBeNull()
})
