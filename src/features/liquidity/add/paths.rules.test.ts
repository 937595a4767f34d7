import { expect, it } from 'vitest'
import { choiceTarget, currencyIdIn } from './paths.rules'

const [A, B, C] = ['a', 'b', 'c'].map((letter) => `0x${letter.repeat(40)}`) as [string, string, string]

it.each([
  [undefined, null],
  ['BNB', 'BNB'],
  ['bnb', 'BNB'],
  [A, A],
  [A.slice(0, -1), null],
  ['CAKE', null],
])('reads the path segment %s as %s', (segment, id) => {
  expect(currencyIdIn(segment)).toBe(id)
})

it.each([
  ['a', C, { aId: A, bId: B }, { path: `/add/${C}/${B}`, isSwitched: false }],
  ['b', C, { aId: A, bId: B }, { path: `/add/${A}/${C}`, isSwitched: false }],
  [
    'a',
    B.toUpperCase().replace('0X', '0x'),
    { aId: A, bId: B },
    { path: `/add/0x${'B'.repeat(40)}/${A}`, isSwitched: true },
  ],
  ['b', A, { aId: A, bId: B }, { path: `/add/${B}/${A}`, isSwitched: true }],
  ['b', 'BNB', { aId: 'BNB', bId: null }, { path: '/add/BNB', isSwitched: true }],
  ['b', C, { aId: 'BNB', bId: null }, { path: `/add/BNB/${C}`, isSwitched: false }],
  ['a', C, { aId: 'BNB', bId: null }, { path: `/add/${C}`, isSwitched: false }],
] as const)('on side %s the currency %s changes %o to %o', (side, chosen, ids, target) => {
  expect(choiceTarget(side, chosen, ids)).toEqual(target)
})
