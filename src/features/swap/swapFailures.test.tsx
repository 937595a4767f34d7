import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { revertedWith } from '../../../test/unit/support/revert'
import { failing, scriptedNode, type ScriptedNode } from '../../../test/unit/support/scriptedNode'
import { swapScene } from '../../../test/unit/support/swapScene'
import { carryOut, flowWith, quoteOf, serve, type Staging } from '../../../test/unit/support/swapStage'
import { HASH, SENDER } from '../../../test/unit/support/transactionRecord'
import { numbersRecalled } from '../../chain/multicall/multicall.slice'
import { RpcError } from '../../chain/rpc/nodes'
import { followView } from '../../chain/wallet/view/viewedAccount'
import { deployment } from '../../core/deployment'
import type { Quote } from './quote.rules'
import { chooseSwap } from './swap.chain'
import { swapFailure } from './swapFailure'
import { SWAP_SENTENCES } from './swapFailureSentences'
import { SwapFailed } from './SwapFailed'
import type { SwapFlow } from './useSwapFlow'

const { chainId } = deployment
const [buying, wanting] = [quoteOf(true), quoteOf(false)]
const shown = ({ inputRaw, outputRaw }: Quote) => [inputRaw, outputRaw, true, inputRaw] as const
const willing = () => swapScene({ measured: shown(buying) }).node
const refusing = (reason: string) => swapScene({ measured: null, refused: () => reason }).node

/** Answers what a person reads of a failure. */
function read(state: SwapFlow['state']): string {
  if (state.stage !== 'failed') throw new Error(`The swap is ${state.stage}`)
  const { container, unmount } = render(<SwapFailed failure={state.failure} />)
  const words = container.textContent
  unmount()
  return words
}

const provoked = new Set<string>()
const notePlace = (state: SwapFlow['state']) => {
  if (state.stage !== 'failed') return
  provoked.add(state.failure.sentence)
  for (const value of Object.values(state.failure.values)) provoked.add(String(value))
}

afterEach(() => {
  followView('')
  vi.unstubAllGlobals()
})

interface Row extends Staging {
  situation: string
  node: () => ScriptedNode | null
  answer?: () => unknown
  words: string
  /** False where the wallet must not be opened. */
  isAsked: boolean
  isOld?: boolean
}

const thrown = (error: unknown) => (): never => {
  throw error
}
const CANNOT = 'The transaction cannot succeed due to error'

const rows: Row[] = [
  {
    situation: 'static call succeeds after failed estimate',
    node: () => {
      const node = willing()
      node.script['eth_estimateGas'] = failing(new RpcError('gas required exceeds allowance', -32000))
      return node
    },
    words: 'Unexpected issue with estimating the gas. Please try again.',
    isAsked: false,
  },
  {
    situation: 'static call reveals revert',
    node: () => refusing('PancakeRouter: EXPIRED'),
    words: `${CANNOT}: PancakeRouter: EXPIRED.The deadline has passed. Try again, or set a longer one in Settings.`,
    isAsked: false,
  },
  {
    situation: 'the price moves past the limit',
    node: () => refusing('PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT'),
    words: `${CANNOT}: PancakeRouter: INSUFFICIENT_OUTPUT_AMOUNT.The price has moved, or a token takes a part of each transfer. Raise the slippage tolerance in Settings or swap less.`,
    isAsked: false,
  },
  {
    situation: 'the token does not let itself be taken',
    node: () => refusing('TransferHelper: TRANSFER_FROM_FAILED'),
    words: `${CANNOT}: TransferHelper: TRANSFER_FROM_FAILED.The token could not be taken from your account. Check your balance and enable the token again.`,
    isAsked: false,
  },
  {
    situation: 'static call reveals a revert without a reason',
    node: () => {
      const node = willing()
      const revert = failing(new RpcError('execution reverted', 3, '0x'))
      const count = node.script['eth_call']
      node.script['eth_estimateGas'] = revert
      node.script['eth_call'] = (params) =>
        (params[0] as { to: string }).to === deployment.contracts.router ? revert() : count?.(params)
      return node
    },
    words: `${CANNOT}: Unknown error, check the logs.`,
    isAsked: false,
  },
  {
    situation: 'the swap fails between its rehearsal and the last look before the wallet',
    node: () => {
      const node = willing()
      const count = node.script['eth_call']
      node.script['eth_call'] = (params) =>
        (params[0] as { to: string }).to === deployment.contracts.router
          ? failing(revertedWith('Pausable: paused'))()
          : count?.(params)
      return node
    },
    words: `${CANNOT}: Pausable: paused.`,
    isAsked: false,
  },
  {
    situation: 'wallet rejection (code 4001)',
    node: willing,
    answer: thrown({ code: 4001, message: 'User denied transaction signature.' }),
    words: 'Transaction rejected.',
    isAsked: true,
  },
  {
    situation: 'other send failure',
    node: willing,
    answer: thrown({ code: -32000, message: 'nonce too low' }),
    words: 'Swap failed: nonce too lowYour wallet did not send it. Your tokens have not moved.',
    isAsked: true,
  },
  {
    situation: 'a wallet that fails without a word',
    node: willing,
    answer: thrown({ code: -32603 }),
    words: 'Swap failed: The wallet gave no reasonYour wallet did not send it. Your tokens have not moved.',
    isAsked: true,
  },
  {
    situation: 'a wallet that answers no hash',
    node: willing,
    answer: () => 'sent',
    words: 'Swap failed: No transaction hash foundYour wallet did not send it. Your tokens have not moved.',
    isAsked: true,
  },
  {
    situation: 'missing pieces: no account',
    node: willing,
    wallet: { status: 'disconnected', account: null, library: null },
    words: 'Swap failed: Missing dependencies',
    isAsked: false,
  },
  {
    situation: 'an account that is only viewed',
    node: willing,
    wallet: { status: 'viewOnly', library: null },
    words: 'Swap failed: This account is only viewed. Nothing can be signed.',
    isAsked: false,
  },
  {
    situation: 'numbers of an earlier visit',
    node: willing,
    isOld: true,
    words: 'The numbers shown are those of your last visit.Nothing was sent. Try again when fresh ones are read.',
    isAsked: false,
  },
  {
    situation: 'no node that answers',
    node: () => null,
    words: 'The network does not answer.Nothing was sent. Try again in a moment.',
    isAsked: false,
  },
  {
    situation: 'less arrives than was asked for',
    quote: wanting,
    node: () => swapScene({ measured: [wanting.inputRaw, 9n * 10n ** 17n, true, 1n] }).node,
    words:
      'In the rehearsal only 0.9 CAKE arrived, less than the 1 CAKE shown.A token takes a part of each transfer. Type the amount you pay instead, and allow more slippage.',
    isAsked: false,
  },
  {
    situation: 'more leaves than was typed',
    node: () => swapScene({ measured: [11n * 10n ** 17n, buying.outputRaw, true, 10n ** 18n] }).node,
    words:
      'In the rehearsal 1.1 BNB left your account, more than the 1 BNB shown.The price has moved, or a token takes a part of each transfer. Raise the slippage tolerance in Settings or swap less.',
    isAsked: false,
  },
]

test.each(rows)('$situation: $words', async (row) => {
  serve(row.node())
  const { flow, request, store } = flowWith(row.answer ?? (() => HASH), row)
  if (row.wallet?.status === 'viewOnly') followView(`?as=${SENDER}`)
  if (row.isOld) act(() => void store.dispatch(numbersRecalled({ chainId, blockNumber: 7, data: {} })))
  await carryOut(flow)
  notePlace(flow().state)
  expect(read(flow().state)).toBe(row.words)
  expect(request).toHaveBeenCalledTimes(row.isAsked ? 1 : 0)
  expect(store.getState().transactions).toEqual({})
  act(() => flow().close())
  expect(flow().state).toEqual({ stage: 'closed' })
})

test('none of the calls threw an error', async () => {
  const error: unknown = await chooseSwap(scriptedNode({}), SENDER, []).catch((thrownError: unknown) => thrownError)
  const failure = swapFailure(error)
  provoked.add(failure.sentence)
  render(<SwapFailed failure={failure} />)
  expect(
    screen.getByText('Unexpected error. Please contact support: none of the calls threw an error.'),
  ).toBeInTheDocument()
})

test('every sentence of the catalogue was provoked above', () => {
  const sentences: readonly string[] = Object.values(SWAP_SENTENCES)
  expect(sentences.filter((sentence) => !provoked.has(sentence))).toEqual([])
})
