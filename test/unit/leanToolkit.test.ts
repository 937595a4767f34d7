import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as toolkit from '@reduxjs/toolkit'
import { afterAll, describe, expect, test } from 'vitest'
import { leanToolkit, TOOLKIT_CODE } from '../../scripts/build/leanToolkit.ts'

const path = resolve('node_modules/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs')
const code = readFileSync(path, 'utf8')
const lean = leanToolkit(code)

// Inside the repository, so that the imports of the code resolve.
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync('.cache/lean-toolkit-')
const file = join(folder, 'toolkit.mjs')
writeFileSync(file, lean.replace(/^\/\/# sourceMappingURL=.*$/m, ''))
afterAll(() => rmSync(folder, { recursive: true }))

type Toolkit = Pick<
  typeof toolkit,
  'addListener' | 'configureStore' | 'createAction' | 'createListenerMiddleware' | 'createSlice'
>
const leanPackage = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Toolkit

function statesOf({ addListener, configureStore, createAction, createListenerMiddleware, createSlice }: Toolkit) {
  const states: unknown[] = []
  const reset = createAction<number>('reset')
  const { actions, reducer } = createSlice({
    name: 'count',
    initialState: { value: 1 },
    reducers: {
      added(state, { payload }: toolkit.PayloadAction<number>) {
        state.value += payload
      },
      doubled: (state) => ({ value: state.value * 2 }),
    },
    extraReducers: (builder) => builder.addCase(reset, (state, { payload }) => void (state.value = payload)),
  })
  const watches = createListenerMiddleware({ onError: () => states.push('an error') })
  const store = configureStore({
    reducer: { count: reducer },
    preloadedState: { count: { value: 5 } },
    middleware: (standard) => standard({ serializableCheck: false, immutableCheck: false }).prepend(watches.middleware),
  })
  states.push(store.getState())
  const stop = store.dispatch(
    addListener({
      predicate: (_action, now, before) => now !== before,
      effect: (action, { dispatch }) => {
        states.push(['changed by', action])
        if (actions.doubled.match(action)) dispatch(actions.added(1))
        if (reset.match(action)) throw new Error('an error of a listener')
      },
    }),
  )
  store.subscribe(() => states.push(store.getState()))
  for (const action of [actions.added(2), actions.doubled(), { type: 'unknown' }, reset(7)]) store.dispatch(action)
  stop()
  store.dispatch(actions.added(4))
  return [...states, reducer(undefined, { type: 'first' }), actions.added(3), reset.match(reset(1))]
}

test('the file is the one that bundlers take', () => {
  expect(TOOLKIT_CODE.test(path)).toBe(true)
})

test('a store of the lean code has the states of the whole package', () => {
  expect(statesOf(leanPackage)).toEqual(statesOf(toolkit))
})

describe('parts that the lean code does not reach', () => {
  test.each([
    'autoBatchEnhancer(typeof',
    'composeWithDevTools({',
    'middlewareArray.push(thunk)',
    'injectInto(',
    'fork:',
  ])('%s', (part) => {
    expect(code).toContain(part)
    expect(lean).not.toContain(part)
  })
})

test('a release with other code fails the build', () => {
  expect(() => leanToolkit(code.replace('injectInto(injectable', 'injectInto(target'))).toThrow(
    'Redux Toolkit has changed where it reaches: injected slices',
  )
})
