import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { createWatches, watchState } from './watchState'

const { actions, reducer } = createSlice({
  name: 'pair',
  initialState: { left: 0, right: 0 },
  reducers: {
    leftSet: (state, { payload }: PayloadAction<number>) => ({ ...state, left: payload }),
    rightSet: (state, { payload }: PayloadAction<number>) => ({ ...state, right: payload }),
  },
})
const openStore = () => configureStore({ reducer, middleware: (standard) => standard().prepend(createWatches()) })

test('calls the function with each new value, and for no other change', () => {
  const store = openStore()
  const values: number[] = []
  watchState(
    store,
    ({ left }) => left,
    (value) => values.push(value),
  )
  for (const action of [actions.rightSet(1), actions.leftSet(1), actions.leftSet(1), actions.leftSet(2)])
    store.dispatch(action)
  expect(values).toEqual([1, 2])
})

test('calls the function once for a value, also if the function dispatches', () => {
  const store = openStore()
  const values: number[] = []
  watchState(
    store,
    ({ left }) => left,
    (value) => {
      values.push(value)
      store.dispatch(actions.rightSet(value))
      if (value < 3) store.dispatch(actions.leftSet(3))
    },
  )
  store.dispatch(actions.leftSet(1))
  expect(values).toEqual([1, 3])
  expect(store.getState()).toEqual({ left: 3, right: 3 })
})

test('calls nothing once it is stopped', () => {
  const store = openStore()
  const values: number[] = []
  const stop = watchState(
    store,
    ({ left }) => left,
    (value) => values.push(value),
  )
  store.dispatch(actions.leftSet(1))
  stop()
  store.dispatch(actions.leftSet(2))
  expect(values).toEqual([1])
})
