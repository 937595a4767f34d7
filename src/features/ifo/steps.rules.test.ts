import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { STEPS, type StepFacts, stepStates } from './steps.rules'

const NEWCOMER: StepFacts = {
  ...{ isProfileActive: false, balanceRaw: 0n, committedRaw: 0n, isFinished: false, isHarvested: false },
}
const statesOf = (facts: Partial<StepFacts>) => {
  const states = stepStates({ ...NEWCOMER, ...facts })
  return STEPS.map((step) => states[step])
}

test.each([
  [{}, ['next', 'waiting', 'waiting', 'waiting']],
  [{ isProfileActive: null, balanceRaw: null, committedRaw: null }, ['next', 'waiting', 'waiting', 'waiting']],
  [{ isProfileActive: true }, ['done', 'next', 'waiting', 'waiting']],
  [{ balanceRaw: 1n }, ['next', 'done', 'waiting', 'waiting']],
  [{ isProfileActive: true, balanceRaw: 1n }, ['done', 'done', 'next', 'waiting']],
  [{ isProfileActive: true, committedRaw: 1n }, ['done', 'done', 'done', 'waiting']],
  [{ isProfileActive: true, committedRaw: 1n, isFinished: true }, ['done', 'done', 'done', 'next']],
  [{ isProfileActive: true, committedRaw: 1n, isFinished: true, isHarvested: true }, ['done', 'done', 'done', 'done']],
  [{ isProfileActive: true, isFinished: true }, ['done', 'waiting', 'waiting', 'waiting']],
])('%o gives %o', (facts, states) => {
  expect(statesOf(facts)).toEqual(states)
})

test('at most one step is next, and a claim is done only after a commitment', () => {
  const facts = fc.record({
    isProfileActive: fc.option(fc.boolean()),
    balanceRaw: fc.option(fc.bigInt({ min: 0n, max: 3n })),
    committedRaw: fc.option(fc.bigInt({ min: 0n, max: 3n })),
    isFinished: fc.boolean(),
    isHarvested: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, (each) => {
      const states = stepStates(each)
      expect(STEPS.filter((step) => states[step] === 'next').length).toBeLessThanOrEqual(1)
      expect(states.claim !== 'done' || states.commit === 'done').toBe(true)
    }),
  )
})
