import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ImpactTier } from '../../market/impactTier'
import type { ApprovalState } from '../transactions'
import { type ButtonFacts, swapButton } from './swapButton.rules'

const ready: ButtonFacts = {
  isConnected: true,
  isWrongNetwork: false,
  wrap: null,
  wrapError: null,
  error: null,
  isQuoteLoading: false,
  hasRoute: true,
  hasAmount: true,
  hasBothCurrencies: true,
  approval: 'approved',
  wasApprovedHere: false,
  tier: 0,
  isExpert: false,
}
const button = (facts: Partial<ButtonFacts>) => swapButton({ ...ready, ...facts })
const error = { sentence: 'Enter an amount' }

test.each<[what: string, facts: Partial<ButtonFacts>, state: object]>([
  [
    'an asset that is not traded here',
    { isUnsupported: true, isConnected: false, wrap: 'wrap' },
    { kind: 'unsupported' },
  ],
  ['on a wrong network', { isConnected: false, isWrongNetwork: true }, { kind: 'switchNetwork' }],
  ['without a wallet', { isConnected: false, error: { sentence: 'Connect wallet' } }, { kind: 'connect' }],
  ['without a wallet, in wrap mode', { isConnected: false, wrap: 'wrap' }, { kind: 'connect' }],
  ['native to wrapped', { wrap: 'wrap', hasRoute: false }, { kind: 'wrap', error: null }],
  ['wrapped to native', { wrap: 'unwrap', hasRoute: false }, { kind: 'unwrap', error: null }],
  ['a wrap that is not possible', { wrap: 'wrap', wrapError: error }, { kind: 'wrap', error }],
  ['no route', { hasRoute: false }, { kind: 'noRoute' }],
  ['no route, before any other error', { hasRoute: false, error }, { kind: 'noRoute' }],
  ['nothing typed', { hasRoute: false, hasAmount: false, error }, { kind: 'inputError', error }],
  ['no second token', { hasRoute: false, hasBothCurrencies: false, error }, { kind: 'inputError', error }],
  ['while a route is searched', { hasRoute: false, isQuoteLoading: true }, { kind: 'loading' }],
  [
    'an error while a route is searched',
    { hasRoute: false, isQuoteLoading: true, error },
    { kind: 'inputError', error },
  ],
  ['an allowance not yet known', { approval: 'unknown' }, { kind: 'loading' }],
])('returns the state of the button: %s', (_what, facts, state) => {
  expect(button(facts)).toEqual(state)
})

const swap = { kind: 'swap', label: 'Swap', isDisabled: false, isDanger: false, approve: null }

test.each<[approval: ApprovalState, wasApprovedHere: boolean, state: object]>([
  ['approved', false, {}],
  ['approved', true, { approve: 'enabled' }],
  ['notApproved', false, { approve: 'enable', isDisabled: true }],
  ['notApproved', true, { approve: 'enable', isDisabled: true }],
  ['pending', false, { approve: 'enabling', isDisabled: true }],
  ['pending', true, { approve: 'enabling', isDisabled: true }],
])('with the approval %s (approved in this session: %s) the button has %j', (approval, wasApprovedHere, state) => {
  expect(button({ approval, wasApprovedHere })).toEqual({ ...swap, ...state })
})

test.each<[tier: ImpactTier, isExpert: boolean, approval: ApprovalState, state: object]>([
  [2, false, 'approved', {}],
  [3, false, 'approved', { label: 'Swap anyway', isDanger: true }],
  [3, false, 'notApproved', { label: 'Swap anyway', isDanger: true, isDisabled: true, approve: 'enable' }],
  [4, false, 'approved', { label: 'Price impact too high', isDanger: true, isDisabled: true }],
  [4, false, 'notApproved', { label: 'Price impact high', isDanger: true, isDisabled: true }],
  [4, false, 'pending', { label: 'Price impact high', isDanger: true, isDisabled: true }],
  [4, true, 'approved', { label: 'Swap anyway', isDanger: true }],
  [4, true, 'notApproved', { label: 'Swap anyway', isDanger: true, isDisabled: true, approve: 'enable' }],
])('in tier %i (expert: %s) with the approval %s, the button has %j', (tier, isExpert, approval, state) => {
  expect(button({ tier, isExpert, approval })).toEqual({ ...swap, ...state })
})

test('swap is enabled only when every fact is known and allows it', () => {
  const facts = fc.record({
    isConnected: fc.boolean(),
    isWrongNetwork: fc.boolean(),
    isUnsupported: fc.boolean(),
    wrap: fc.constantFrom(null, 'wrap' as const, 'unwrap' as const),
    wrapError: fc.constantFrom(null, error),
    error: fc.constantFrom(null, error),
    isQuoteLoading: fc.boolean(),
    hasRoute: fc.boolean(),
    hasAmount: fc.constant(true),
    hasBothCurrencies: fc.constant(true),
    approval: fc.constantFrom<ApprovalState>('unknown', 'notApproved', 'pending', 'approved'),
    wasApprovedHere: fc.boolean(),
    tier: fc.constantFrom<ImpactTier>(0, 1, 2, 3, 4),
    isExpert: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, (known) => {
      const state = swapButton(known)
      const canSwap = state.kind === 'swap' && !state.isDisabled
      const isBarred = known.isUnsupported || known.isWrongNetwork || known.wrap !== null || known.error !== null
      const isReady = known.isConnected && !isBarred && known.hasRoute
      const isKnown = !known.isQuoteLoading && known.approval === 'approved'
      expect(canSwap).toBe(isReady && isKnown && (known.tier < 4 || known.isExpert))
    }),
    { numRuns: 1_000 },
  )
})
