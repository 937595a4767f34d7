import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { derived } from './derived'

interface State {
  left: number
  right: number
  other: number
}

const left = ({ left: value }: State) => value
const right = ({ right: value }: State) => value

test('returns what a fresh computation would, and computes only when an input changed', () => {
  const small = fc.integer({ min: 0, max: 2 })
  const states = fc.array(fc.record({ left: small, right: small, other: small }), { minLength: 1 })
  fc.assert(
    fc.property(states, (all) => {
      const compute = vi.fn<(one: number, two: number) => string>((one, two) => `${one} ${two}`)
      const select = derived([left, right], compute)
      let changes = 0
      let before: State | null = null
      for (const state of all) {
        if (before?.left !== state.left || before.right !== state.right) changes += 1
        before = state
        expect(select(state)).toBe(`${state.left} ${state.right}`)
      }
      expect(compute).toHaveBeenCalledTimes(changes)
    }),
  )
})

test('keeps the previous result while the new one is equal to it', () => {
  const select = derived(
    [left],
    (value) => [Math.floor(value / 10)],
    ([one], [other]) => one === other,
  )
  const first = select({ left: 11, right: 0, other: 0 })
  expect(select({ left: 12, right: 0, other: 0 })).toBe(first)
  expect(select({ left: 21, right: 0, other: 0 })).toEqual([2])
})
