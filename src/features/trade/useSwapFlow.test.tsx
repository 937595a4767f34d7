import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { carryOut, flowWith, quoteOf, serve } from '../../../test/unit/support/swapStage'
import { swapScene } from '../../../test/unit/support/swapScene'
import { HASH, SENDER } from '../../../test/unit/support/transactionRecord'
import { deployment } from '../../core/deployment'
import { translate } from '../../i18n'

const { chainId } = deployment
const OTHER = `0x${'7'.repeat(40)}`
const buying = quoteOf(true)
const willing = () => swapScene({ measured: [buying.inputRaw, buying.outputRaw, true, buying.inputRaw] }).node

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  [null, /^Swap 1 BNB for 79\.7 CAKE$/],
  [OTHER, /^Swap 1 BNB for 79\.7 CAKE to 0x7777…7777$/],
])('a swap that goes through is recorded with who gets it (%s)', async (recipient, words) => {
  serve(willing())
  const { flow, store, request } = flowWith(() => HASH, { recipient })
  await carryOut(flow)
  expect(flow().state).toMatchObject({ stage: 'submitted', hash: HASH, agreed: { recipient } })
  const { summary } = store.getState().transactions[chainId]?.[HASH] ?? {}
  expect(summary && translate(summary.sentence, summary.values)).toMatch(words)
  const [, [transaction]] = request.mock.calls[0] as unknown as [string, [{ data: string }]]
  expect(transaction.data).toContain((recipient ?? SENDER).slice(2))
})

test('what cannot be sold again leads back to the review, until it is accepted', async () => {
  serve(swapScene({ measured: [buying.inputRaw, buying.outputRaw, false, 0n] }).node)
  const { flow, request } = flowWith(() => HASH)
  act(() => flow().begin())
  act(() => flow().confirm(false))
  expect(flow().state.stage).toBe('waiting')
  await waitFor(() => expect(flow().state.stage).toBe('review'))
  expect(request).not.toHaveBeenCalled()
  act(() => flow().confirm(true))
  await waitFor(() => expect(flow().state.stage).toBe('submitted'))
})
