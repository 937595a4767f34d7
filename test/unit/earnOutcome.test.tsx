import { act, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bountySummary, compoundSummary, harvestSummary, stakeSummary, unstakeSummary } from '../../src/features/earn'
import { reportOutcome } from '../../src/features/transactions/follow/reportOutcome'
import type { Summary } from '../../src/features/transactions'
import { SENDER } from './support/transactionRecord'
import { dismissToast, useToasts } from '../../src/ui/toast/toastStore'

/** Returns the toast when a transaction with this record ends. */
function toldOf(summary: Summary, status: number) {
  const hash = `0x${'a'.repeat(64)}`
  const receipt = {
    ...{ blockHash: '0x1', blockNumber: 1, contractAddress: null, from: null, to: null, status },
    ...{ transactionHash: hash, transactionIndex: 0 },
  }
  const { result } = renderHook(useToasts)
  act(() => reportOutcome({ chainId: 1, hash, from: SENDER, summary, addedTime: 0, receipt }))
  const toast = result.current.at(-1)
  act(() => dismissToast(toast?.id ?? -1))
  return toast
}

describe('the texts at the end (yield 8)', () => {
  test.each<[string, string, Summary]>([
    ['Staked!', 'Your OAT funds are staked and earning.', stakeSummary({ amount: '5' }, 'OAT')],
    [
      'Unstaked!',
      'Your CAKE earnings have also been harvested to your wallet!',
      unstakeSummary({ amount: '5' }, 'OAT', 'CAKE'),
    ],
    ['Harvested!', 'Your CAKE earnings have been sent to your wallet!', harvestSummary('CAKE')],
    ['Compounded!', 'Your CAKE earnings have been staked as well.', compoundSummary('CAKE')],
    ['Bounty claimed!', 'CAKE bounty has been sent to your wallet.', bountySummary()],
  ])('%s', (title, body, summary) => {
    expect(toldOf(summary, 1)).toMatchObject({ kind: 'good', title, body })
    expect(toldOf(summary, 0)).toMatchObject({
      kind: 'bad',
      title: 'Error',
      body: 'Please try again. Confirm the transaction and make sure you are paying enough gas!',
    })
  })
})

test('the texts of an outcome are filled with its own values', () => {
  const words = {
    title: 'Error',
    body: 'Please try again. Confirm the transaction and make sure you are paying enough gas!',
  }
  const done = { title: 'Contract enabled', body: 'You can now stake in the %symbol% pool!' }
  const outcome = { done, failed: words, values: { symbol: 'RYE' } }
  const summary: Summary = { sentence: 'Approve %symbol%', values: { symbol: 'OAT' }, outcome }
  expect(toldOf(summary, 1)).toMatchObject({ title: 'Contract enabled', body: 'You can now stake in the RYE pool!' })
})
