import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { routerAddress, wrappedNativeAddress } from '../../deployment/contracts'
import { expertModeSet } from '../user'
import { presetsFrom } from './presets.rules'
import {
  amountTyped,
  currencyChosen,
  presetsRead,
  recipientReviewed,
  recipientTyped,
  sidesSwitched,
  swapReducer,
} from './swap.slice'

const A = toAddress(`0x${'aA'.repeat(20)}`)
const B = toAddress(`0x${'0b'.repeat(20)}`)
const start = swapReducer(undefined, { type: 'start' })
const chosen = { ...start, inputId: A, outputId: B, typedValue: '5' }

test('starts with the native coin and no amount', () => {
  const empty = { independentField: 'input', typedValue: '', inputId: 'BNB', outputId: null }
  expect(start).toEqual({ ...empty, recipient: null, reviewedRecipient: null })
})

test.each(['input', 'output'] as const)('typing into the %s makes it the independent field', (field) => {
  expect(swapReducer(chosen, amountTyped({ field, typedValue: '7' }))).toEqual({
    ...chosen,
    independentField: field,
    typedValue: '7',
  })
})

test.each([
  ['input', 'BNB', { inputId: 'BNB' }],
  ['output', 'BNB', { outputId: 'BNB' }],
  ['input', A, {}],
  ['input', B, { inputId: B, outputId: A, independentField: 'output' }],
  ['output', A, { inputId: B, outputId: A, independentField: 'output' }],
] as const)('selecting for the %s the currency %s sets %j', (field, currencyId, change) => {
  expect(swapReducer(chosen, currencyChosen({ field, currencyId }))).toEqual({ ...chosen, ...change })
})

test('a currency that the URL names in lower case is the same currency', () => {
  const query = new URLSearchParams({
    inputCurrency: wrappedNativeAddress.toLowerCase(),
    outputCurrency: routerAddress,
  })
  const preset = swapReducer(undefined, presetsRead(presetsFrom(query)))
  const state = swapReducer(preset, currencyChosen({ field: 'output', currencyId: wrappedNativeAddress }))
  const ids = [state.inputId, state.outputId].map((id) => id?.toLowerCase())
  expect(ids).toEqual([routerAddress.toLowerCase(), wrappedNativeAddress.toLowerCase()])
})

test('the arrow swaps the currencies and the independent field; twice restores the state', () => {
  const switched = swapReducer(chosen, sidesSwitched())
  expect(switched).toEqual({ ...chosen, inputId: B, outputId: A, independentField: 'output' })
  expect(swapReducer(switched, sidesSwitched())).toEqual(chosen)
})

test('presets replace everything except the last reviewed recipient, and never set a recipient', () => {
  const reviewed = swapReducer(swapReducer(chosen, recipientTyped('bakery.eth')), recipientReviewed(A))
  expect(swapReducer(reviewed, presetsRead({ outputId: A }))).toEqual({ ...start, outputId: A, reviewedRecipient: A })
})

test('the recipient can be entered and removed, and is cleared when expert mode is turned off', () => {
  const typed = swapReducer(chosen, recipientTyped('bakery.eth'))
  expect(typed).toEqual({ ...chosen, recipient: 'bakery.eth' })
  expect(swapReducer(typed, recipientTyped(null))).toEqual(chosen)
  expect(swapReducer(typed, expertModeSet(true))).toEqual(typed)
  expect(swapReducer(typed, expertModeSet(false))).toEqual(chosen)
})
