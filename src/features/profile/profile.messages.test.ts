import { describe, expect, test } from 'vitest'
import {
  CAKE_APPROVED,
  creationSummary,
  PAUSE_SUMMARY,
  pictureApprovalSummary,
  pictureSummary,
  reactivationSummary,
  starterSummary,
} from './profile.messages'

const cake = { address: null, decimals: 18, symbol: 'CAKE' }

describe('messages of the outcome (games 8.2.2)', () => {
  test.each([
    ['a starter', starterSummary('Sleepy', 1n, cake).outcome],
    ['a profile', creationSummary('Syrup Storm').outcome],
    ['another picture', pictureSummary('Sleepy #1').outcome],
    ['a pause', PAUSE_SUMMARY.outcome],
    ['a reactivation', reactivationSummary('Sleepy #1').outcome],
  ])('%s that fails on the chain has the error of a confirmation', (_, outcome) => {
    expect(outcome?.failed).toEqual({ title: 'Error', body: 'An error occurred confirming transaction' })
  })

  test.each([
    ['CAKE', CAKE_APPROVED],
    ['a collectible', pictureApprovalSummary('Sleepy #1').outcome],
  ])('an approval of %s that fails on the chain has the error of an approval', (_, outcome) => {
    expect(outcome?.failed).toEqual({ title: 'Error', body: 'An error occurred approving transaction' })
  })
})
