import { describe, expect, test } from 'vitest'
import { bountySummary, compoundSummary, ENABLED, harvestSummary, stakeSummary, unstakeSummary } from './earn.messages'

describe('messages of the outcome (yield 8)', () => {
  test.each([
    ['Contract enabled', 'You can now stake in the %symbol% pool!', { outcome: ENABLED, values: {} }, {}],
    [
      'Staked!',
      'Your %symbol% funds are staked and earning.',
      stakeSummary({ amount: '5' }, 'OAT'),
      { amount: { amount: '5' }, symbol: 'OAT' },
    ],
    [
      'Unstaked!',
      'Your %symbol% earnings have also been harvested to your wallet!',
      unstakeSummary({ amount: '5' }, 'OAT', 'CAKE'),
      { amount: { amount: '5' }, staked: 'OAT', symbol: 'CAKE' },
    ],
    ['Harvested!', 'Your %symbol% earnings have been sent to your wallet!', harvestSummary('CAKE'), { symbol: 'CAKE' }],
    ['Compounded!', 'Your %symbol% earnings have been staked as well.', compoundSummary('CAKE'), { symbol: 'CAKE' }],
    ['Bounty claimed!', 'CAKE bounty has been sent to your wallet.', bountySummary(), {}],
  ])('"%s" has the body and the values of its write', (title, body, { outcome, values }, expected) => {
    expect(outcome?.done).toEqual({ title, body })
    expect(outcome?.failed).toEqual({
      title: 'Error',
      body: 'Please try again. Confirm the transaction and make sure you are paying enough gas!',
    })
    expect(values).toEqual(expected)
  })
})
