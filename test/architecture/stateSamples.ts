import type { Sample } from './samples.ts'

export const stateSamples: readonly Sample[] = [
  {
    rule: 'state outside Redux is in an external store (core/externalStore)',
    holds: {
      'src/core/externalStore.ts':
        'const listeners = new Set<() => void>()\nfor (const listener of listeners) listener()',
      'src/ui/a.ts': 'const keys = new Set<string>()\nfor (const key of keys) show(key)\nfor (const [f] of pairs) f()',
      'src/ui/a.test.ts': 'const listeners = new Set<() => void>()',
    },
    breaks: [
      {
        files: { 'src/ui/a.ts': '\nconst listeners = new Set<() => void>()' },
        says: 'src/ui/a.ts:2 has its own set of listeners',
      },
      {
        files: { 'src/chain/a.ts': 'function tell() {\n  for (const each of all) {\n    each()\n  }\n}' },
        says: 'src/chain/a.ts:2 notifies listeners itself',
      },
    ],
  },
  {
    rule: 'the store is used through the typed hooks of state/storeHooks',
    holds: {
      'src/state/storeHooks.ts': `import { useDispatch, useSelector } from 'react-redux'`,
      'src/features/swap/a.tsx': `import { Provider, shallowEqual } from 'react-redux'\nuseAppSelector(selectInputId)`,
    },
    breaks: [
      {
        files: { 'src/features/swap/a.tsx': `import { Provider, useSelector } from 'react-redux'` },
        says: 'src/features/swap/a.tsx:1 imports useSelector of react-redux',
      },
      { files: { 'src/chain/a.ts': `import { useDispatch as send } from 'react-redux'` }, says: 'imports useDispatch' },
      { files: { 'src/market/a.test.tsx': `import * as redux from 'react-redux'` }, says: 'imports * of react-redux' },
    ],
  },
  {
    rule: 'changes of the store are followed by watchState (state/watchState)',
    holds: {
      'src/chain/a.ts': 'watchState(store, selectBlock, update)\nwallets.subscribe(check)',
      'src/app/a.test.ts': 'store.subscribe(check)',
    },
    breaks: [
      { files: { 'src/app/a.ts': '\nstore.subscribe(update)' }, says: 'src/app/a.ts:2 subscribes to a store itself' },
      {
        files: { 'src/app/a.ts': 'const follow = appStore.subscribe' },
        says: 'src/app/a.ts:1 subscribes to a store itself',
      },
      {
        files: { 'src/chain/a.ts': 'interface Own {\n  subscribe(listener: () => void): () => void\n}' },
        says: 'src/chain/a.ts:2 declares a store of its own',
      },
    ],
  },
  {
    rule: 'only the parts of Redux Toolkit that are in the build are used',
    holds: {
      'src/features/swap/swap.slice.ts': `import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
createSlice({ name: 'swap', initialState, reducers: {}, extraReducers: (builder) => builder.addCase(reset, clear) })`,
      'src/state/watchState.ts': `import { addListener, createListenerMiddleware } from '@reduxjs/toolkit'`,
      'src/app/a.ts': `import type { ThunkDispatch } from '@reduxjs/toolkit'`,
    },
    breaks: [
      {
        files: { 'src/app/a.ts': `import { createAsyncThunk } from '@reduxjs/toolkit'` },
        says: 'src/app/a.ts:1 imports createAsyncThunk of Redux Toolkit',
      },
      {
        files: { 'src/app/a.ts': `import { addListener } from '@reduxjs/toolkit'` },
        says: 'src/app/a.ts:1 imports addListener of Redux Toolkit',
      },
      { files: { 'src/app/a.ts': `import * as toolkit from '@reduxjs/toolkit'` }, says: 'imports * of Redux Toolkit' },
      {
        files: { 'src/features/swap/swap.slice.ts': `createSlice({\n  name: 'swap',\n  selectors: { inputId } })` },
        says: 'src/features/swap/swap.slice.ts:3 gives createSlice the option selectors',
      },
      {
        files: { 'src/features/swap/swap.slice.ts': `createSlice({ reducers: (create) => ({}) })` },
        says: 'gives createSlice the option reducers',
      },
    ],
  },
  {
    rule: 'a component selects single values, by the selectors of their slices',
    holds: {
      'src/features/swap/swap.slice.ts':
        'export const selectSwap = (state: WithSwap) => state.swap\nexport const selectInputId = ({ swap }: WithSwap) => swap.inputId',
      'src/features/swap/a.tsx':
        'const id = useAppSelector(selectInputId)\nconst has = useAppSelector((state) => selectInputId(state) !== null)\nselectSwap(store.getState())',
    },
    breaks: [
      {
        files: {
          'src/features/swap/swap.slice.ts': 'export const selectSwap = (state: WithSwap) => state.swap',
          'src/features/swap/a.tsx': '\nconst swap = useAppSelector(selectSwap)',
        },
        says: 'src/features/swap/a.tsx:2 selects a whole slice',
      },
      {
        files: {
          'src/features/swap/swap.slice.ts': 'export const selectSwap = ({ swap }: WithSwap) => swap',
          'src/features/swap/a.tsx': 'show(useAppSelector(selectSwap))',
        },
        says: 'selects a whole slice',
      },
      {
        files: { 'src/features/farms/a.tsx': 'const id = useAppSelector((state) => state.swap.inputId)' },
        says: 'src/features/farms/a.tsx:1 reads a slice itself',
      },
      {
        files: { 'src/features/farms/a.tsx': 'const id = useAppSelector(({ swap }) => swap.inputId)' },
        says: 'reads a slice itself',
      },
      {
        files: { 'src/features/swap/a.tsx': 'const { inputId } = useAppSelector(selectForm)' },
        says: 'src/features/swap/a.tsx:1 selects more than it names',
      },
    ],
  },
]
