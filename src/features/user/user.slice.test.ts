import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDeadline, isSlippage } from './user.rules'
import {
  audioToggled,
  deadlineChosen,
  readStoredUser,
  selectUser,
  singleHopToggled,
  slippageChosen,
  themeChosen,
  userReducer,
} from './user.slice'

const FIRST = {
  ...{ slippageBps: 50, deadlineSeconds: 1_200, isSingleHopOnly: false, isAudioOn: true, theme: 'system' },
} as const
const first = userReducer(undefined, { type: 'start' })

test('everybody starts with the same settings', () => {
  expect(selectUser({ user: first })).toEqual(FIRST)
})

test('keeps what a person chooses', () => {
  const chosen = [slippageChosen(100), deadlineChosen(60), singleHopToggled(), audioToggled(), themeChosen('dark')]
  const state = chosen.reduce(userReducer, first)
  expect(state).toEqual({
    ...{ slippageBps: 100, deadlineSeconds: 60, isSingleHopOnly: true, isAudioOn: false, theme: 'dark' },
  })
  expect(userReducer(state, singleHopToggled()).isSingleHopOnly).toBe(false)
})

test.each([-1, 10_001, 0.5, Number.NaN])('refuses a slippage of %d', (bps) => {
  expect(() => userReducer(first, slippageChosen(bps))).toThrow('Unexpected slippage value')
})

test.each([0, -1, 1.5, Number.POSITIVE_INFINITY])('refuses a deadline of %d', (seconds) => {
  expect(() => userReducer(first, deadlineChosen(seconds))).toThrow('Unexpected deadline value')
})

test('what was stored is what is read', () => {
  const settings = fc.record({
    slippageBps: fc.integer({ min: 0, max: 10_000 }),
    deadlineSeconds: fc.integer({ min: 1 }),
    isSingleHopOnly: fc.boolean(),
    isAudioOn: fc.boolean(),
    theme: fc.constantFrom('light', 'dark', 'system'),
  })
  fc.assert(
    fc.property(settings, (stored) => {
      expect(readStoredUser(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
    }),
  )
})

test('of garbage each field that makes sense is kept, the others start anew', () => {
  const fields = fc.record(
    {
      slippageBps: fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.jsonValue()),
      deadlineSeconds: fc.oneof(fc.nat(), fc.jsonValue()),
      isSingleHopOnly: fc.oneof(fc.boolean(), fc.jsonValue()),
      isAudioOn: fc.oneof(fc.boolean(), fc.jsonValue()),
      theme: fc.oneof(fc.constantFrom('light', 'dark', 'system'), fc.jsonValue()),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fields, ({ slippageBps, deadlineSeconds, isSingleHopOnly, isAudioOn, theme }) => {
      expect(readStoredUser({ slippageBps, deadlineSeconds, isSingleHopOnly, isAudioOn, theme })).toEqual({
        slippageBps: isSlippage(slippageBps) ? slippageBps : FIRST.slippageBps,
        deadlineSeconds: isDeadline(deadlineSeconds) ? deadlineSeconds : FIRST.deadlineSeconds,
        isSingleHopOnly: isSingleHopOnly === true,
        isAudioOn: isAudioOn !== false,
        theme: theme === 'light' || theme === 'dark' ? theme : FIRST.theme,
      })
    }),
    { numRuns: 1_000 },
  )
})

test.each([undefined, null, 7, 'text', true, [], {}])('nothing useful stored (%j) is a first visit', (stored) => {
  expect(readStoredUser(stored)).toEqual(FIRST)
})
