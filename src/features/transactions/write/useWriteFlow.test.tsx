import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeableWallet } from '../../../../test/unit/support/changeableWallet'
import { REVIEW_CLOSED, WALLET_CHANGES } from '../../../../test/unit/support/earnStage'
import { walletOf } from '../../../../test/unit/support/walletOf'
import { DeclinedError } from '../../../chain/wallet/rejection'
import { toAddress } from '../../../core/address'
import { dismissToast, useToasts } from '../../../ui/toast/toastStore'
import { useWriteFlow, type WriteSteps } from './useWriteFlow'

const HASH = `0x${'ab'.repeat(32)}`

interface Run {
  agreed: string
  showNote: (note: { sentence: string; values: Record<string, string> }) => void
  succeed: (hash: string | null) => void
  fail: (error: unknown) => void
}

const stepsThat = vi.fn<(agreed: string, showNote: Run['showNote']) => Promise<string | null>>()

/** Renders a flow whose runs the test ends, with a wallet that the test can change. */
function stage(overrides: Partial<WriteSteps<string>> = {}) {
  const runs: Run[] = []
  const onSent = vi.fn<() => void>()
  const { Provider, change } = changeableWallet(walletOf())
  stepsThat.mockImplementation(
    (agreed, showNote) =>
      new Promise((resolve, reject) => void runs.push({ agreed, showNote, succeed: resolve, fail: reject })),
  )
  const steps: WriteSteps<string> = {
    ...{ execute: stepsThat, fallback: 'Swap failed: %message%', onSent, ...overrides },
  }
  const { result, unmount } = renderHook(() => useWriteFlow(steps), { wrapper: Provider })
  const run = (index: number): Run => {
    const found = runs[index]
    if (!found) throw new Error(`Run ${index} has not started`)
    return found
  }
  return { flow: () => result.current, run, onSent, unmount, change }
}

/** Rendered once: waitFor would wait again for a render inside it. */
let shown = renderHook(useToasts)
const toasts = () => shown.result.current.map(({ title }) => title)
beforeEach(() => {
  shown = renderHook(useToasts)
})
const confirmed = (flow: () => ReturnType<typeof useWriteFlow<string>>, agreed: string) => {
  act(() => flow().begin(agreed))
  act(() => flow().confirm())
}
afterEach(() => {
  for (const { id } of shown.result.current) act(() => dismissToast(id))
})

test('a run whose dialog was closed neither opens a dialog nor clears what was typed since', async () => {
  const { flow, run, onSent } = stage()
  confirmed(flow, 'first')
  act(() => flow().close())
  await act(async () => run(0).succeed(HASH))
  expect(flow().state).toEqual({ stage: 'closed' })
  act(() => flow().close())
  expect(onSent).not.toHaveBeenCalled()
  expect(toasts()).toEqual(['Transaction submitted'])
})

test('a closed run’s hash, note and failure do not reach the dialog of the next one', async () => {
  const { flow, run, onSent } = stage()
  confirmed(flow, 'first')
  act(() => flow().close())
  act(() => flow().begin('second'))
  await act(async () => run(0).succeed(HASH))
  expect(flow().state).toEqual({ stage: 'review', agreed: 'second' })
  act(() => flow().confirm())
  act(() => run(0).showNote({ sentence: 'old', values: {} }))
  expect(flow().state).toEqual({ stage: 'waiting', agreed: 'second', note: null })
  await act(async () => run(1).succeed(`${HASH}2`))
  expect(flow().state).toMatchObject({ stage: 'submitted', agreed: 'second' })
  act(() => flow().close())
  expect(onSent).toHaveBeenCalledTimes(1)
})

test('the failure of a closed run is shown in a toast, whatever dialog is open', async () => {
  const { flow, run } = stage()
  confirmed(flow, 'first')
  act(() => flow().close())
  confirmed(flow, 'second')
  await act(async () => run(0).fail(Object.assign(new Error('nonce too low'), { name: 'SendFailedError' })))
  await waitFor(() => expect(toasts()).toEqual(['Swap failed: nonce too low']))
  expect(flow().state).toMatchObject({ stage: 'waiting', agreed: 'second' })
})

test('a run whose page was left shows its failure in a toast', async () => {
  const { flow, run, unmount } = stage()
  confirmed(flow, 'first')
  unmount()
  run(0).fail(Object.assign(new Error('nonce too low'), { name: 'SendFailedError' }))
  await waitFor(() => expect(toasts()).toEqual(['Swap failed: nonce too low']))
})

test('a review that has to be repeated opens again, unless it was closed', async () => {
  const { flow, run } = stage()
  confirmed(flow, 'first')
  await act(async () => run(0).succeed(null))
  expect(flow().state).toEqual({ stage: 'review', agreed: 'first' })
  act(() => flow().confirm())
  act(() => flow().close())
  await act(async () => run(1).succeed(null))
  expect(flow().state).toEqual({ stage: 'closed' })
  expect(toasts()).toEqual([])
})

test('a rejection returns to the review, or to the page without one, and a toast says that nothing was sent', async () => {
  const { flow, run } = stage()
  confirmed(flow, 'first')
  await act(async () => run(0).fail({ code: 4001 }))
  expect(flow().state).toEqual({ stage: 'review', agreed: 'first' })
  act(() => flow().close())
  act(() => flow().run('second'))
  await act(async () => run(1).fail({ code: 4001 }))
  expect(flow().state).toEqual({ stage: 'closed' })
  expect(shown.result.current).toMatchObject([
    { kind: 'info', title: 'You rejected this. Nothing was sent.' },
    { kind: 'info', title: 'You rejected this. Nothing was sent.' },
  ])
})

test('declining to sign returns silently to the review', async () => {
  const { flow, run } = stage()
  confirmed(flow, 'first')
  await act(async () => run(0).fail(new DeclinedError()))
  expect(flow().state).toEqual({ stage: 'review', agreed: 'first' })
  expect(toasts()).toEqual([])
})

test('declining to sign without a review returns silently to the page', async () => {
  const { flow, run } = stage()
  act(() => flow().run('first'))
  await act(async () => run(0).fail(new DeclinedError()))
  expect([flow().state, toasts()]).toEqual([{ stage: 'closed' }, []])
})

test('a closed run that is declined shows nothing', async () => {
  const { flow, run } = stage()
  confirmed(flow, 'first')
  act(() => flow().close())
  await act(async () => run(0).fail(new DeclinedError()))
  expect(toasts()).toEqual([])
})

test.each(WALLET_CHANGES)('when %s the review closes with a notice that says why', (_what, next) => {
  const { flow, change } = stage()
  act(() => flow().begin('first'))
  change(next)
  expect(flow().state).toEqual({ stage: 'closed' })
  expect(toasts()).toEqual([REVIEW_CLOSED])
})

test('a change of account without a review shows no notice', () => {
  const { flow, change } = stage()
  change({ account: toAddress(`0x${'9'.repeat(40)}`) })
  act(() => flow().begin('first'))
  expect([flow().state.stage, toasts()]).toEqual(['review', []])
})
