import type { Sample } from './samples.ts'

const area = {
  'src/features/lottery/area.ts': `import { a } from './lottery.slice'\nexport const page = () => import('./LotteryPage')`,
  'src/features/lottery/lottery.slice.ts': 'export const a = 1',
  'src/features/lottery/LotteryPage.tsx': '',
}
const lateArea = {
  'src/features/lottery/area.ts': `export const late = () => import('./lotteryParts')`,
  'src/features/lottery/lotteryParts.ts': `import { a } from './lottery.slice'`,
  'src/features/lottery/lottery.slice.ts': 'export const a = 1',
}
const list = { 'src/app/areas.ts': `import { page } from '../features/lottery/area'` }

export const areaSamples: readonly Sample[] = [
  {
    rule: 'an area.ts is imported by src/app/areas.ts and by no other file',
    holds: { ...area, ...list, 'src/features/lottery/area.test.ts': `import { page } from './area'` },
    breaks: [
      { files: area, says: 'src/features/lottery/area.ts:1 is not in src/app/areas.ts' },
      {
        files: { ...area, ...list, 'src/app/routes.ts': `import { page } from '../features/lottery/area'` },
        says: 'src/app/routes.ts:1 imports src/features/lottery/area.ts',
      },
      {
        files: { ...area, ...list, 'src/features/lottery/a.ts': `import { page } from './area'` },
        says: 'src/features/lottery/a.ts:1 imports src/features/lottery/area.ts',
      },
    ],
  },
  {
    rule: 'a page, and late parts, are imported by the area.ts of their feature only, by import()',
    holds: { ...area, 'src/features/lottery/page.test.tsx': `import { P } from './LotteryPage'` },
    breaks: [
      {
        files: { ...area, 'src/features/lottery/area.ts': `import { P } from './LotteryPage'` },
        says: 'imports src/features/lottery/LotteryPage.tsx statically',
      },
      {
        files: { ...area, 'src/features/lottery/a.ts': `void import('./LotteryPage')` },
        says: 'src/features/lottery/a.ts:1 imports src/features/lottery/LotteryPage.tsx',
      },
      {
        files: { ...area, 'src/app/AppRoutes.tsx': `void import('../features/lottery/LotteryPage')` },
        says: 'src/app/AppRoutes.tsx:1 imports',
      },
      {
        files: { ...area, 'src/features/prediction/area.ts': `void import('../lottery/LotteryPage')` },
        says: 'src/features/prediction/area.ts:1 imports',
      },
      {
        files: { ...lateArea, 'src/features/lottery/area.ts': `import { parts } from './lotteryParts'` },
        says: 'src/features/lottery/area.ts:1 imports src/features/lottery/lotteryParts.ts statically',
      },
    ],
  },
  {
    rule: 'slices and updaters of a feature with late parts are imported within that feature, and not by its area.ts',
    holds: { ...lateArea, 'src/features/lottery/LotteryPage.tsx': `import { a } from './lottery.slice'` },
    breaks: [
      {
        files: { ...lateArea, 'src/features/lottery/area.ts': `import { a } from './lottery.slice'` },
        says: 'src/features/lottery/area.ts:1 imports src/features/lottery/lottery.slice.ts',
      },
      {
        files: { ...lateArea, 'src/features/home/a.ts': `import { a } from '../lottery/lottery.slice'` },
        says: 'src/features/home/a.ts:1 imports',
      },
    ],
  },
  {
    rule: 'area.ts imports slices, updaters and read* modules of its feature; everything else by import()',
    holds: {
      ...area,
      'src/features/lists/lists.updater.ts': '',
      'src/features/lists/area.ts': [
        `import type { AreaDeclaration } from '../../core/area'`,
        `import { readStoredLists } from './readLists'`,
        `import { startListsUpdater } from './lists.updater'`,
        `export const load = () => import('./storedLists')`,
      ].join('\n'),
    },
    breaks: [
      {
        files: { 'src/features/lottery/area.ts': `import { storedLottery } from './storedLottery'` },
        says: 'imports ./storedLottery statically',
      },
      { files: { 'src/features/lottery/area.ts': `import { memo } from 'react'` }, says: 'imports react statically' },
      {
        files: { 'src/features/lottery/area.ts': `import { a } from '../lists/lists.slice'` },
        says: 'imports ../lists/lists.slice statically',
      },
    ],
  },
]
