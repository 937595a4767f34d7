import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { isDeadline, isSlippage } from './user.rules'
import {
  approvalAmountChosen,
  audioToggled,
  deadlineChosen,
  expertModeSet,
  ownNodeChosen,
  recipientUsed,
  selectSlippageBps,
  singleHopToggled,
  slippageChosen,
  themeChosen,
  tokenSlippageApplied,
  tokensTraded,
  type UserState,
  userReducer,
} from './user.slice'
import { storedUser } from './storedUser'

const DEFAULTS = {
  ...{
    slippageBps: 50,
    deadlineSeconds: 1_200,
    isExpert: false,
    isSingleHopOnly: false,
    approvesExactly: false,
    isAudioOn: true,
  },
  ...{ theme: 'system', recentRecipients: [], ownNode: null },
  ...{ tokenSlippages: {}, tokenSlippage: null },
} as const
const A = toAddress(`0x${'aA'.repeat(20)}`)
const B = toAddress(`0x${'0b'.repeat(20)}`)
const NODE = 'https://node.example/'
const initial = userReducer(undefined, { type: 'start' })

test('starts with the default settings', () => {
  expect(initial).toEqual(DEFAULTS)
})

test('stores each choice', () => {
  const chosen = [
    ...[slippageChosen(100), deadlineChosen(60), expertModeSet(true), singleHopToggled(), audioToggled()],
    ...[themeChosen('dark'), recipientUsed(A), ownNodeChosen(NODE), approvalAmountChosen('exact')],
  ]
  const state = chosen.reduce(userReducer, initial)
  expect(state).toEqual({
    ...{
      slippageBps: 100,
      deadlineSeconds: 60,
      isExpert: true,
      isSingleHopOnly: true,
      approvesExactly: true,
      isAudioOn: false,
    },
    ...{ theme: 'dark', recentRecipients: [A], ownNode: NODE },
    ...{ tokenSlippages: {}, tokenSlippage: null },
  })
  expect(userReducer(state, expertModeSet(false)).isExpert).toBe(false)
  expect(userReducer(state, singleHopToggled()).isSingleHopOnly).toBe(false)
  expect(userReducer(state, approvalAmountChosen('unlimited')).approvesExactly).toBe(false)
})

test('stores recipients once each, newest first, up to a limit', () => {
  const sent = [A, B, toAddress(A.toLowerCase())].map((address) => recipientUsed(address))
  expect(sent.reduce(userReducer, initial).recentRecipients).toEqual([A.toLowerCase(), B])
  const many = Array.from({ length: 50 }, (_, index) =>
    recipientUsed(toAddress(`0x${String(index).padStart(40, '0')}`)),
  )
  const recipients = many.reduce(userReducer, initial).recentRecipients
  expect(recipients).toHaveLength(20)
  expect(recipients[0]).toBe(toAddress(`0x${'49'.padStart(40, '0')}`))
})

test.each([-1, 10_001, 0.5, Number.NaN])('rejects a slippage of %d', (bps) => {
  expect(() => userReducer(initial, slippageChosen(bps))).toThrow('Unexpected slippage value')
})

test.each([0, -1, 1.5, Number.POSITIVE_INFINITY])('rejects a deadline of %d', (seconds) => {
  expect(() => userReducer(initial, deadlineChosen(seconds))).toThrow('Unexpected deadline value')
})

test('reads the stored settings back', () => {
  const settings = fc.record({
    slippageBps: fc.integer({ min: 0, max: 10_000 }),
    deadlineSeconds: fc.integer({ min: 1 }),
    isExpert: fc.boolean(),
    isSingleHopOnly: fc.boolean(),
    approvesExactly: fc.boolean(),
    isAudioOn: fc.boolean(),
    theme: fc.constantFrom('light', 'dark', 'system'),
    recentRecipients: fc.constantFrom([], [A], [B, A]),
    ownNode: fc.constantFrom(null, NODE),
  })
  fc.assert(
    fc.property(settings, (stored) => {
      expect(storedUser.toStore(storedUser.read(JSON.parse(JSON.stringify(stored))))).toEqual(stored)
    }),
  )
})

test('keeps each valid field of invalid data and defaults the others', () => {
  const fields = fc.record(
    {
      slippageBps: fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.jsonValue()),
      deadlineSeconds: fc.oneof(fc.nat(), fc.jsonValue()),
      isExpert: fc.oneof(fc.boolean(), fc.jsonValue()),
      isSingleHopOnly: fc.oneof(fc.boolean(), fc.jsonValue()),
      approvesExactly: fc.oneof(fc.boolean(), fc.jsonValue()),
      isAudioOn: fc.oneof(fc.boolean(), fc.jsonValue()),
      theme: fc.oneof(fc.constantFrom('light', 'dark', 'system'), fc.jsonValue()),
      ownNode: fc.oneof(fc.constantFrom(NODE, 'ftp://elsewhere.example', 'https://[', 'node'), fc.jsonValue()),
      recentRecipients: fc.oneof(fc.array(fc.constantFrom<unknown>(A, B, '0x', 7, null)), fc.jsonValue()),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fields, (stored) => {
      const { slippageBps, deadlineSeconds, isExpert, isSingleHopOnly, isAudioOn, theme, recentRecipients, ownNode } =
        stored
      const recipients: unknown[] = Array.isArray(recentRecipients) ? recentRecipients : []
      expect(storedUser.toStore(storedUser.read(stored))).toEqual({
        slippageBps: isSlippage(slippageBps) ? slippageBps : DEFAULTS.slippageBps,
        deadlineSeconds: isDeadline(deadlineSeconds) ? deadlineSeconds : DEFAULTS.deadlineSeconds,
        isExpert: isExpert === true,
        isSingleHopOnly: isSingleHopOnly === true,
        approvesExactly: stored.approvesExactly === true,
        isAudioOn: isAudioOn !== false,
        theme: theme === 'light' || theme === 'dark' ? theme : DEFAULTS.theme,
        ownNode: ownNode === NODE ? NODE : null,
        recentRecipients: [...new Set(recipients.filter((entry) => entry === A || entry === B))],
      })
    }),
    { numRuns: 1_000 },
  )
})

test.each([undefined, null, 7, 'text', true, [], {}])('unreadable stored data (%j) gives the defaults', (stored) => {
  expect(storedUser.read(stored)).toEqual(DEFAULTS)
})

test('a slippage for one token applies while it is traded, until the user chooses one for all', () => {
  const [taxed, other] = [toAddress(`0x${'aB'.repeat(20)}`), toAddress(`0x${'cd'.repeat(20)}`)]
  const after = (...events: Parameters<typeof userReducer>[1][]) => events.reduce(userReducer, initial)
  const slippage = (user: UserState) => selectSlippageBps({ user })
  const apply = tokenSlippageApplied({ address: taxed, symbol: 'TAX', slippageBps: 1_200 })
  expect(slippage(initial)).toBe(50)
  expect(slippage(after(apply))).toBe(1_200)
  expect(slippage(after(apply, tokensTraded([other, null])))).toBe(50)
  expect(slippage(after(apply, tokensTraded([null, taxed.toLowerCase()])))).toBe(1_200)
  expect(slippage(after(apply, tokensTraded([])))).toBe(50)
  expect(slippage(after(apply, slippageChosen(80), tokensTraded([taxed])))).toBe(80)
  const more = tokenSlippageApplied({ address: other, symbol: 'MORE', slippageBps: 1_500 })
  expect(slippage(after(apply, more, tokensTraded([taxed, other])))).toBe(1_500)
})

test('a slippage for one token is not stored', () => {
  const user = userReducer(initial, tokenSlippageApplied({ address: A, symbol: 'TAX', slippageBps: 1_200 }))
  expect(storedUser.read(JSON.parse(JSON.stringify(storedUser.toStore(user))))).toEqual(DEFAULTS)
  expect(JSON.stringify(storedUser.toStore(user))).not.toContain('TAX')
})
