import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addressOf,
  deposit,
  malformedTransfer,
  transfer,
  withdrawal,
  WRAPPED,
} from '../../../../test/unit/support/receiptLogs'
import { receiptOf, recordOf } from '../../../../test/unit/support/transactionRecord'
import type { Address } from '../../../core/address'
import { currentSummary } from '../summary.rules'
import type { Movement, Movements, MovingAct } from '../transactions.slice'
import { movedAmountsIn } from './movedAmounts.rules'

const ACCOUNT = addressOf('1')
const [TOKEN, OTHER] = [addressOf('2'), addressOf('3')]
const [CONTRACT, STRANGER] = [addressOf('5'), addressOf('6')]
const sender = { account: ACCOUNT, contract: CONTRACT, wrappedNative: WRAPPED }

const movement = (direction: Movement['direction'], tokenAddress: Address | null, symbol = 'T'): Movement => ({
  asset: { tokenAddress, symbol, decimals: 18 },
  direction,
})
const moving = (kind: MovingAct, ...movements: Movement[]): Movements => ({ kind, movements })

const amount = fc.bigInt({ min: 1n, max: 2n ** 112n })
/** Events of the same receipt that are not the account's. */
const unrelatedEvents = fc.array(
  fc.oneof(
    amount.map((raw) => transfer(TOKEN, CONTRACT, STRANGER, raw)),
    amount.map((raw) => transfer(addressOf('9'), CONTRACT, ACCOUNT, raw)),
    amount.map((raw) => deposit(STRANGER, raw)),
    amount.map((raw) => withdrawal(STRANGER, raw)),
    fc.constant(malformedTransfer(TOKEN)),
    fc.constant({ address: OTHER, topics: [], data: '0x' }),
  ),
  { maxLength: 6 },
)

describe('the amounts of a receipt', () => {
  test('are the sums of the account’s transfers in each direction, whatever else the receipt contains', () => {
    fc.assert(
      fc.property(amount, amount, amount, unrelatedEvents, (staked, taxed, earned, others) => {
        const logs = [...others, transfer(TOKEN, ACCOUNT, CONTRACT, staked), transfer(TOKEN, ACCOUNT, STRANGER, taxed)]
        logs.push(transfer(OTHER, CONTRACT, ACCOUNT, earned), ...others)
        const movements = moving('stake', movement('out', TOKEN), movement('in', OTHER))
        expect(movedAmountsIn(logs, movements, sender)).toEqual([String(staked + taxed), String(earned)])
      }),
    )
  })

  test('separate a stake from a reward in the same token', () => {
    const logs = [transfer(TOKEN, ACCOUNT, CONTRACT, 9n), transfer(TOKEN, STRANGER, ACCOUNT, 2n)]
    const movements = moving('stake', movement('out', TOKEN), movement('in', TOKEN))
    expect(movedAmountsIn(logs, movements, sender)).toEqual(['9', '2'])
  })

  test('of the native coin are what the contract or the account wraps or unwraps', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(CONTRACT, ACCOUNT), unrelatedEvents, (raw, by, others) => {
        const logs = [...others, deposit(by, raw), ...others]
        expect(movedAmountsIn(logs, moving('wrap', movement('out', null)), sender)).toEqual([String(raw)])
        const back = [...others, withdrawal(by, raw)]
        expect(movedAmountsIn(back, moving('unwrap', movement('in', null)), sender)).toEqual([String(raw)])
      }),
    )
  })

  test('are unknown when the logs do not show them', () => {
    const movements = moving('remove', movement('in', TOKEN), movement('in', null), movement('out', OTHER))
    expect(movedAmountsIn([], movements, sender)).toEqual([null, null, null])
    expect(movedAmountsIn([transfer(TOKEN, ACCOUNT, CONTRACT, 5n)], movements, sender)).toEqual([null, null, null])
  })
})

describe('the sentence about an included transaction', () => {
  const summary = { sentence: 'Stake %amount% %symbol%', values: { amount: '7', symbol: 'LP' } }
  const staking = moving('stake', movement('out', TOKEN, 'LP'), movement('in', OTHER, 'CAKE'))
  const ONE = String(10n ** 18n)
  const sentence = (amounts: (string | null)[] | undefined, arrival = staking, status = 1) =>
    currentSummary(recordOf({ summary, arrival, receipt: receiptOf({ status, ...(amounts && { amounts }) }) }))

  test('has the amounts of the receipt', () => {
    expect(sentence([ONE, '420000000000000000'])).toEqual({
      sentence: 'Staked %amountA% %symbolA% and harvested %amountB% %symbolB%',
      values: { amountA: { amount: '1' }, symbolA: 'LP', amountB: { amount: '0.42' }, symbolB: 'CAKE' },
    })
  })

  test('omits a last amount that the logs do not show, such as a reward of 0', () => {
    expect(sentence([ONE, null])).toMatchObject({
      sentence: 'Staked %amountA% %symbolA%',
      values: { amountA: { amount: '1' } },
    })
  })

  test.each([[[null, ONE]], [[]], [undefined]])('has no amount when the logs do not show the first (%j)', (amounts) => {
    expect(sentence(amounts).sentence).toBe('Confirmed. The receipt shows the amounts.')
  })

  test('states the request while it is pending and when it failed', () => {
    expect(currentSummary(recordOf({ summary, arrival: staking }))).toEqual(summary)
    expect(sentence([ONE, ONE], staking, 0)).toEqual(summary)
  })

  test.each<[MovingAct, string]>([
    ['wrap', 'Wrapped %amountA% %symbolA% to W%symbolA%'],
    ['unwrap', 'Unwrapped %amountA% W%symbolA% to %symbolA%'],
    ['unstake', 'Unstaked %amountA% %symbolA%'],
    ['receive', 'Received %amountA% %symbolA%'],
    ['harvest', 'Harvested %amountA% %symbolA%'],
    ['compound', 'Compounded %amountA% %symbolA%'],
    ['claim', 'Claimed %amountA% %symbolA%'],
  ])('has the amount of a write that moves one: %s', (kind, expected) => {
    expect(sentence([ONE], moving(kind, movement('in', TOKEN))).sentence).toBe(expected)
  })

  test.each<[MovingAct, string]>([
    ['add', 'Added %amountA% %symbolA% and %amountB% %symbolB%, and received %amountC% %symbolC%'],
    ['remove', 'Received %amountA% %symbolA% and %amountB% %symbolB% for %amountC% %symbolC%'],
  ])('has the amounts of a write of liquidity: %s', (kind, expected) => {
    const three = moving(kind, movement('out', TOKEN), movement('out', OTHER), movement('in', addressOf('8')))
    expect(sentence([ONE, ONE, ONE], three).sentence).toBe(expected)
    expect(sentence([ONE, ONE, null], three).sentence).not.toContain('%amountC%')
  })
})
