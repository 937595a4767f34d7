import { expect, test } from 'vitest'
import { failing, scriptedNode } from '../../../../test/unit/support/scriptedNode'
import { SENDER } from '../../../../test/unit/support/transactionRecord'
import { NodesUnreachableError } from '../../../chain/rpc/nodes'
import { RefusedError } from '../../../chain/send/refusal'
import { RevertError } from '../../../chain/send/rehearse'
import { toAddress } from '../../../core/address'
import { causeOfFailure } from './allowance.chain'

const spending = {
  tokenAddress: toAddress(`0x${'a'.repeat(40)}`),
  symbol: 'CAKE-BNB LP',
  spender: toAddress(`0x${'b'.repeat(40)}`),
}
const allowing = (amountRaw: bigint) =>
  scriptedNode({ eth_call: () => `0x${amountRaw.toString(16).padStart(64, '0')}` })
const causeOf = (error: unknown, node = allowing(6n)) =>
  causeOfFailure(node, SENDER, { ...spending, amountRaw: 7n }, error)

test.each(['ds-math-sub-underflow', 'arithmetic overflow', 'BEP20: transfer amount exceeds allowance', null])(
  'a revert with the reason "%s" means that the amount is not enabled when the allowance is lower',
  async (reason) => {
    const cause = await causeOf(new RevertError(reason))
    expect(cause).toBeInstanceOf(RefusedError)
    expect(cause).toMatchObject({ ground: 'notEnabled', values: { symbol: 'CAKE-BNB LP' } })
  },
)

test('a revert has another cause when the allowance is sufficient', async () => {
  const error = new RevertError('ds-math-sub-underflow')
  expect(await causeOf(error, allowing(7n))).toBe(error)
})

test('an error that is no revert, or whose cause cannot be read, is returned unchanged', async () => {
  const unreachable = new NodesUnreachableError('None')
  expect(await causeOf(unreachable)).toBe(unreachable)
  const error = new RevertError('ds-math-sub-underflow')
  expect(await causeOf(error, scriptedNode({ eth_call: failing(unreachable) }))).toBe(error)
})
