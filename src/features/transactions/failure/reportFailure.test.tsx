import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RevertError } from '../../../chain/send/rehearse'
import { RejectedError } from '../../../chain/send/sendIntent'
import { DeclinedError } from '../../../chain/wallet/rejection'
import { ViewOnlyError } from '../../../chain/wallet/view/viewedAccount'
import { dismissToast, useToasts } from '../../../ui/toast/toastStore'
import { reportFailure, reportFailureAs } from './reportFailure'

const MESSAGE = { title: 'Error', body: 'Please try again.' }

async function toastFor(error: unknown) {
  const { result } = renderHook(useToasts)
  await act(() => reportFailureAs(MESSAGE, error))
  const toast = result.current.at(-1)
  act(() => dismissToast(toast?.id ?? -1))
  return toast
}

test.each([
  ['a failure without a dialog', (error: unknown) => reportFailure(error, 'Swap failed: %message%')],
  ['a write of a farm or pool', (error: unknown) => reportFailureAs(MESSAGE, error)],
])('a rejection in the wallet is neutral and has one text: %s', async (_, report) => {
  const { result } = renderHook(useToasts)
  for (const error of [
    new RejectedError('Transaction rejected.', { cause: { code: 4001 } }),
    { code: 4001 },
    new Error('User denied transaction signature.'),
  ]) {
    await act(() => report(error))
    const toast = result.current.at(-1)
    expect(toast).toMatchObject({ kind: 'info', title: 'You rejected this. Nothing was sent.' })
    expect(toast?.body).toBeUndefined()
    act(() => dismissToast(toast?.id ?? -1))
  }
})

test.each<[why: string, error: unknown, body: string | RegExp]>([
  ['an unknown error', new Error('boom'), 'Please try again.'],
  [
    'a contract’s reason, with its advice',
    new RevertError('withdraw: not good'),
    'The transaction cannot succeed due to error: withdraw: not good. This is more than you have staked. Enter a smaller amount. Please try again.',
  ],
  [
    'view-only mode, without the advice to try again',
    new ViewOnlyError(),
    /^You are in view-only mode(?!.*Please try)/,
  ],
])('a toast with the general title reports %s', async (_, error, body) => {
  const toast = await toastFor(error)
  expect(toast).toMatchObject({ kind: 'bad', title: 'Error' })
  expect(toast?.body).toMatch(typeof body === 'string' ? new RegExp(`^${body.replaceAll('.', '\\.')}$`) : body)
})

test('a write that the user declined on the page is not reported', async () => {
  const { result } = renderHook(useToasts)
  await act(() => reportFailure(new DeclinedError(), 'Wrapping failed: %message%'))
  await act(() => reportFailureAs(MESSAGE, new DeclinedError()))
  expect(result.current).toEqual([])
})
