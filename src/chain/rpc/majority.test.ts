import { expect, test } from 'vitest'
import { majority } from './majority'

const replies = (answers: string[]) => answers.map((reply, index) => ({ host: `n${index}`, reply }))

test.each([
  [[], true, undefined, null],
  [['a'], true, 'a', null],
  [['a', 'a'], true, 'a', null],
  [['a', 'b'], false, undefined, null],
  [['a', 'b', 'b'], false, 'b', 'n0'],
  [['b', 'a', 'b'], false, 'b', 'n1'],
  [['a', 'b', 'c'], false, undefined, null],
  [['a', 'b', 'c', 'a'], false, 'a', null],
])('%j: unanimous %j, agreed on %j, outlier %j', (answers, isUnanimous, agreed, outlier) => {
  expect(majority(replies(answers))).toEqual({ isUnanimous, agreed, outlier })
})
