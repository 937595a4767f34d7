import { expect, it } from 'vitest'
import { amountsCleared, amountTyped, mintReducer, sidesSwitched } from './mint.slice'

const start = mintReducer(undefined, { type: '@@init' })

it('keeps the text of the other field while no pool sets a price', () => {
  const first = mintReducer(start, amountTyped({ field: 'currencyA', typedValue: '5', isFree: true }))
  const second = mintReducer(first, amountTyped({ field: 'currencyB', typedValue: '7', isFree: true }))
  expect(second).toEqual({ independentField: 'currencyB', typedValue: '7', otherTypedValue: '5' })
  const third = mintReducer(second, amountTyped({ field: 'currencyB', typedValue: '78', isFree: true }))
  expect(third).toEqual({ independentField: 'currencyB', typedValue: '78', otherTypedValue: '5' })
})

it('clears the other field when the pool sets the price', () => {
  const first = mintReducer(start, amountTyped({ field: 'currencyA', typedValue: '5', isFree: true }))
  const second = mintReducer(first, amountTyped({ field: 'currencyB', typedValue: '7', isFree: false }))
  expect(second).toEqual({ independentField: 'currencyB', typedValue: '7', otherTypedValue: '' })
})

it('switching sides switches the typed field, and the state can be cleared', () => {
  const typed = mintReducer(start, amountTyped({ field: 'currencyA', typedValue: '5', isFree: false }))
  expect(mintReducer(typed, sidesSwitched()).independentField).toBe('currencyB')
  expect(mintReducer(mintReducer(typed, sidesSwitched()), sidesSwitched())).toEqual(typed)
  expect(mintReducer(typed, amountsCleared())).toEqual(start)
})
