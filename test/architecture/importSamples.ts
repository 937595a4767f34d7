import type { Sample } from './samples.ts'

const entry = {
  'src/features/lists/index.ts': `export { a } from './a'`,
  'src/features/lists/a.ts': 'export const a = 1',
}

export const importSamples: readonly Sample[] = [
  {
    rule: 'who may import whom (the import table)',
    holds: {
      ...entry,
      'src/core/amount.ts': 'export const a = 1',
      'src/deployment/farms.ts': `import type { a } from '../core/amount'`,
      'src/chain/read.ts': `import { a } from '../core/amount'\nimport '../deployment/farms'\nexport const b = a`,
      'src/features/swap/SwapPage.tsx': `import { a } from '../lists'\nimport { b } from './swap.rules'\nexport const c = a + b`,
      'src/features/swap/swap.rules.ts': `import type { a } from '../../core/amount'\nexport const b: typeof a = 1`,
      'src/features/swap/swap.test.ts': `import { node } from '../../../test/unit/node'`,
      'src/app/areas.ts': `import { swapArea } from '../features/swap/area'`,
    },
    breaks: [
      {
        files: { 'src/core/a.ts': `import { b } from '../chain/b'`, 'src/chain/b.ts': '' },
        says: 'src/core/a.ts:1 (core) imports src/chain/b.ts (chain)',
      },
      { files: { 'src/core/a.ts': `import '../deployment/b'` }, says: '(core) imports src/deployment/b (deployment)' },
      { files: { 'src/deployment/a.ts': `import '../chain/b'` }, says: '(deployment) imports src/chain/b (chain)' },
      {
        files: { 'src/chain/a.ts': `\n\nexport * from '../market/b'` },
        says: 'src/chain/a.ts:3 (chain) imports src/market/b',
      },
      { files: { 'src/ui/a.ts': `type A = import('../chain/b').B` }, says: '(ui) imports src/chain/b (chain)' },
      { files: { 'src/market/a.ts': `void import('../i18n')` }, says: '(market) imports src/i18n (i18n)' },
      {
        files: { 'src/features/swap/a.ts': `import { b } from '../farms'` },
        says: '(feature) imports src/features/farms (feature)',
      },
      {
        files: { 'src/features/user/a.ts': `import { b } from '../swap'` },
        says: '(base) imports src/features/swap (feature)',
      },
      {
        files: { 'src/features/swap/a.ts': `import '../../app/store'` },
        says: '(feature) imports src/app/store (app)',
      },
      {
        files: { ...entry, 'src/features/swap/a.ts': `import { a } from '../lists/a'` },
        says: 'bypasses the index.ts of lists',
      },
      {
        files: { 'src/app/store.ts': `import { a } from '../features/swap/swap.slice'` },
        says: 'bypasses the index.ts of swap',
      },
      {
        files: { 'src/app/AppRoutes.tsx': `import { P } from '../features/swap/SwapPage'` },
        says: 'bypasses the index.ts of swap',
      },
      {
        files: { 'src/app/store.ts': `void import('../features/swap/SwapPage')` },
        says: 'bypasses the index.ts of swap',
      },
      {
        files: { 'src/app/AppRoutes.tsx': `void import('../features/swap/swap.chain')` },
        says: 'bypasses the index.ts of swap',
      },
      {
        files: { 'src/features/swap/a.ts': `import { userArea } from '../user/area'` },
        says: 'bypasses the index.ts of user',
      },
      { files: { 'src/chain/a.ts': `import { b } from '../../devnet/start.ts'` }, says: 'outside the layers of src' },
    ],
  },
  {
    rule: 'every file of src is in a layer',
    holds: { 'src/main.tsx': '', 'src/vite-env.d.ts': '', 'src/core/a.ts': '', 'src/features/swap/a.ts': '' },
    breaks: [
      { files: { 'src/shared/a.ts': '' }, says: 'src/shared/a.ts:1 is in no layer' },
      { files: { 'src/features/a.ts': '' }, says: 'src/features/a.ts:1 is in no layer' },
      { files: { 'src/other.ts': '' }, says: 'src/other.ts:1 is in no layer' },
    ],
  },
  {
    rule: 'a feature is entered by index.ts: 15 lines at most, named exports, never the page',
    holds: {
      ...entry,
      'src/features/swap/index.ts': `export { a } from './swap.slice'\n`.repeat(15),
      'src/features/swap/swap.slice.ts': `export const load = () => import('./SwapPage')`,
      'src/features/swap/SwapPage.tsx': '',
    },
    breaks: [
      {
        files: { 'src/features/swap/index.ts': `export { a } from './a'\n`.repeat(16) },
        says: 'has 16 lines, 15 at most',
      },
      { files: { 'src/features/swap/index.ts': `export * from './a'` }, says: 'exports everything' },
      {
        files: {
          'src/features/swap/index.ts': `export { SwapPage } from './SwapPage'`,
          'src/features/swap/SwapPage.tsx': '',
        },
        says: 'loads src/features/swap/SwapPage.tsx statically',
      },
      {
        files: {
          'src/features/swap/index.ts': `export { a } from './a'`,
          'src/features/swap/a.ts': `export { SwapPage } from './SwapPage'`,
          'src/features/swap/SwapPage.tsx': '',
        },
        says: 'loads src/features/swap/SwapPage.tsx statically',
      },
    ],
  },
  {
    rule: 'base features have no import cycle',
    holds: {
      'src/features/user/a.ts': `import { b } from '../lists'\nimport { c } from '../wallet'`,
      'src/features/lists/b.ts': `import { c } from '../wallet'`,
    },
    breaks: [
      {
        files: {
          'src/features/user/a.ts': `import { b } from '../lists'`,
          'src/features/lists/b.ts': `import { c } from '../wallet'`,
          'src/features/wallet/c.ts': `import { a } from '../user'`,
        },
        says: 'user -> lists -> wallet -> user',
      },
    ],
  },
  {
    rule: 'which layer may import which package (the package table)',
    holds: {
      'src/chain/a.ts': `import { Interface } from 'ethers'\nimport { useWeb3React } from '@web3-react/core'`,
      'src/features/swap/swap.chain.ts': `import { id } from 'ethers/hash'\nimport 'virtual:list-validator'`,
      'src/deployment/farms.ts': `import farms from '#deployment/farms.json'`,
      'src/core/a.test.ts': `import { id } from 'ethers'\nimport { readFileSync } from 'node:fs'`,
    },
    breaks: [
      { files: { 'src/features/swap/swap.rules.ts': `import { id } from 'ethers'` }, says: 'imports ethers' },
      { files: { 'src/core/a.ts': `import { id } from 'ethers/hash'` }, says: 'src/core/a.ts:1 imports ethers/hash' },
      { files: { 'src/app/a.tsx': `void import('@web3-react/core')` }, says: 'imports @web3-react/core' },
      { files: { 'src/features/wallet/fakeShell.tsx': `import { vi } from 'vitest'` }, says: 'imports vitest' },
      {
        files: { 'src/ui/a.tsx': `import farms from '#deployment/farms.json'` },
        says: 'imports #deployment/farms.json',
      },
      {
        files: { 'src/chain/a.ts': `import farms from '#deployment/farms.json'` },
        says: 'imports #deployment/farms.json',
      },
      {
        files: { 'src/features/swap/a.ts': `import { debounce } from 'lodash'` },
        says: 'imports lodash, which is in no row of the table',
      },
      { files: { 'src/chain/a.ts': `import 'node:fs'` }, says: 'imports node:fs, which is in no row of the table' },
      { files: { 'src/ui/a.ts': `import 'virtual:farm-aprs'` }, says: 'imports virtual:farm-aprs' },
      { files: { 'src/chain/a.ts': `import { a } from '#other/a'` }, says: 'which is in no row of the table' },
    ],
  },
  {
    rule: 'bignumber.js only in core/decimal',
    holds: { 'src/core/decimal.ts': `import BigNumber from 'bignumber.js'` },
    breaks: [
      { files: { 'src/features/a/a.rules.ts': `import BigNumber from 'bignumber.js'` }, says: 'imports bignumber.js' },
    ],
  },
  {
    rule: 'react never in core, *.chain.ts, *.rules.ts, *.slice.ts',
    holds: { 'src/chain/useCalls.ts': `import { useMemo } from 'react'`, 'src/features/swap/A.tsx': `import 'react'` },
    breaks: [
      { files: { 'src/core/a.ts': `import type { ReactNode } from 'react'` }, says: 'imports react' },
      { files: { 'src/features/swap/swap.chain.ts': `import { useMemo } from 'react'` }, says: 'imports react' },
      {
        files: { 'src/features/swap/swap.rules.ts': `import { css } from 'styled-components'` },
        says: 'imports styled-components',
      },
      {
        files: { 'src/features/swap/swap.slice.ts': `import { useSelector } from 'react-redux'` },
        says: 'imports react-redux',
      },
    ],
  },
  {
    rule: 'the store never in core, *.rules.ts, *.chain.ts',
    holds: { 'src/features/swap/swap.slice.ts': `import { createSlice } from '@reduxjs/toolkit'` },
    breaks: [
      { files: { 'src/core/a.ts': `import { nanoid } from '@reduxjs/toolkit'` }, says: 'imports @reduxjs/toolkit' },
      {
        files: { 'src/features/swap/swap.chain.ts': `import { nanoid } from '@reduxjs/toolkit'` },
        says: 'imports @reduxjs/toolkit',
      },
    ],
  },
  {
    rule: 'ui and i18n know no token, no chain and no deployment',
    holds: {
      'src/ui/a.ts': `import { b } from '../core/amount'`,
      'src/chain/a.ts': `import { deployment } from '../deployment/deployment'`,
    },
    breaks: [
      {
        files: { 'src/ui/a.ts': `import { deployment } from '../deployment/deployment'` },
        says: 'imports ../deployment/deployment',
      },
      {
        files: { 'src/i18n/a.ts': `import list from '#deployment/token-list.json'` },
        says: 'imports #deployment/token-list.json',
      },
    ],
  },
]
