import { expect, it } from 'vitest'
import { burnReducer, removalCleared, removalTyped, selectTypedRemoval } from './burn.slice'

it('starts at 0 percent, stores the typed value, and can be cleared', () => {
  const start = burnReducer(undefined, { type: '@@init' })
  expect(selectTypedRemoval({ burn: start })).toEqual({ independentField: 'percent', typedValue: '0' })
  const typed = burnReducer(start, removalTyped({ field: 'currencyB', typedValue: '1.5' }))
  expect(selectTypedRemoval({ burn: typed })).toEqual({ independentField: 'currencyB', typedValue: '1.5' })
  expect(burnReducer(typed, removalCleared())).toEqual(start)
})
