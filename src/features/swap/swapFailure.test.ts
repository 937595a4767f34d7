// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { revertedWith } from '../../../test/unit/support/revert'
import { failing, scriptedNode } from '../../../test/unit/support/scriptedNode'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { NodesUnreachableError } from '../../chain/rpc/nodes'
import { RevertError } from '../../chain/send/rehearse'
import { OldNumbersError, RejectedError, sendIntent, SendFailedError } from '../../chain/send/sendIntent'
import { translate } from '../../i18n'
import { chooseSwap, wrapIntent } from './swap.chain'
import { isRejection, swapFailure } from './swapFailure'
import { SwapImpossibleError } from './SwapImpossibleError'

const CANNOT = 'The transaction cannot succeed due to error: %reason%.'
const wordsFor = (error: unknown) => {
  const { sentence, values } = swapFailure(error)
  return translate(sentence, values)
}

test.each([
  [new RejectedError('4001'), 'Transaction rejected.'],
  [new SendFailedError('nonce too low'), 'Swap failed: nonce too low'],
  [new SendFailedError('No transaction hash found'), 'Swap failed: No transaction hash found'],
  [new Error('Missing dependencies'), 'Swap failed: Missing dependencies'],
  ['gone', 'Swap failed: gone'],
  [new RevertError('Pancake: K'), 'The transaction cannot succeed due to error: Pancake: K.'],
  [new RevertError(null), 'The transaction cannot succeed due to error: Unknown error, check the logs.'],
  [
    new SwapImpossibleError(CANNOT, { reason: 'PancakeRouter: EXPIRED' }),
    'The transaction cannot succeed due to error: PancakeRouter: EXPIRED.',
  ],
  [
    new SwapImpossibleError('Unexpected issue with estimating the gas. Please try again.'),
    'Unexpected issue with estimating the gas. Please try again.',
  ],
  [new NodesUnreachableError('None'), 'The network does not answer.'],
  [new OldNumbersError(), 'The numbers shown are those of your last visit.'],
])('%s is told as: %s', (error, words) => {
  expect(wordsFor(error)).toBe(words)
})

test.each([
  ['PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT', /slippage tolerance/],
  ['PancakeRouter: EXCESSIVE_INPUT_AMOUNT', /slippage tolerance/],
  ['Pancake: K', /slippage tolerance/],
  ['PancakeRouter: EXPIRED', /deadline/],
  ['TransferHelper: TRANSFER_FROM_FAILED', /enable the token/],
  ['insufficient funds', /native coin/],
])('%s comes with advice', (reason, advice) => {
  expect(swapFailure(new RevertError(reason)).advice).toMatch(advice)
  expect(swapFailure(new SwapImpossibleError(CANNOT, { reason })).advice).toMatch(advice)
})

test.each([
  [new SendFailedError('boom'), /have not moved/],
  [new NodesUnreachableError('None'), /Nothing was sent/],
  [new OldNumbersError(), /Nothing was sent/],
])('says what it means for the person’s tokens (%#)', (error, advice) => {
  expect(swapFailure(error).advice).toMatch(advice)
})

test.each([new RejectedError('no'), new RevertError('Pausable: paused'), new Error('boom')])(
  'gives no advice where it has none (%#)',
  (error) => {
    expect(swapFailure(error)).not.toHaveProperty('advice')
  },
)

test('a no in the wallet is told from a failure', () => {
  expect(isRejection(new RejectedError('4001'))).toBe(true)
  expect(isRejection(new SendFailedError('boom'))).toBe(false)
})

const hostile = `Send \u202Eyllaer\u202C\u0000 ${'x'.repeat(5_000)}`
const node = scriptedNode({ eth_call: () => '0x' })
const revertingNode = scriptedNode({ eth_call: failing(revertedWith(hostile)) })
const signer = (request: () => Promise<unknown>) => ({ account: SENDER, request })
const refused = signer(() => Promise.reject({ code: -32000, message: hostile }))

test.each([
  ['a contract', () => sendIntent(revertingNode, refused, wrapIntent(1n))],
  ['a contract, when the gas is asked for', () => chooseSwap(revertingNode, SENDER, [wrapIntent(1n)])],
  ['a wallet', () => sendIntent(node, refused, wrapIntent(1n))],
])('words of %s are cut to a sane length, without hidden characters', async (_whose, send) => {
  const words = wordsFor(await send().catch((error: unknown) => error))
  expect(words).toContain('Send')
  expect(words).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  expect(words.length).toBeLessThan(400)
})
