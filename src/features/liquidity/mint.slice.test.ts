import { expect, it } from 'vitest'
import { amountsCleared, amountTyped, mintReducer, selectMint, sidesSwitched } from './mint.slice'

const start = mintReducer(undefined, { type: '@@init' })

it('keeps what stands in the other field while the pool is new', () => {
  const first = mintReducer(start, amountTyped({ field: 'currencyA', typedValue: '5', isNewPool: true }))
  const second = mintReducer(first, amountTyped({ field: 'currencyB', typedValue: '7', isNewPool: true }))
  expect(second).toEqual({ independentField: 'currencyB', typedValue: '7', otherTypedValue: '5' })
  const third = mintReducer(second, amountTyped({ field: 'currencyB', typedValue: '78', isNewPool: true }))
  expect(selectMint({ mint: third })).toEqual({ independentField: 'currencyB', typedValue: '78', otherTypedValue: '5' })
})

it('forgets the other field where the pool sets the price', () => {
  const first = mintReducer(start, amountTyped({ field: 'currencyA', typedValue: '5', isNewPool: true }))
  const second = mintReducer(first, amountTyped({ field: 'currencyB', typedValue: '7', isNewPool: false }))
  expect(second).toEqual({ independentField: 'currencyB', typedValue: '7', otherTypedValue: '' })
})

it('goes along when the sides change places, and can be cleared', () => {
  const typed = mintReducer(start, amountTyped({ field: 'currencyA', typedValue: '5', isNewPool: false }))
  expect(mintReducer(typed, sidesSwitched()).independentField).toBe('currencyB')
  expect(mintReducer(mintReducer(typed, sidesSwitched()), sidesSwitched())).toEqual(typed)
  expect(mintReducer(typed, amountsCleared())).toEqual(start)
})
