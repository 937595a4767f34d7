import { describe, expect, it } from 'vitest'
import { rovingIndex } from './rovingIndex'

describe('rovingIndex', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 2, 1],
    ['Home', 1, 0],
    ['End', 1, 2],
    ['ArrowRight', 1, null],
    ['a', 1, null],
  ])('moves in a vertical list of three by %s from %i to %s', (key, from, to) => {
    expect(rovingIndex(key, from, 3, 'down')).toBe(to)
  })

  it('follows the reading direction in a horizontal list', () => {
    expect(rovingIndex('ArrowRight', 0, 3, 'along')).toBe(1)
    expect(rovingIndex('ArrowRight', 0, 3, 'along', true)).toBe(2)
    expect(rovingIndex('ArrowLeft', 0, 3, 'along', true)).toBe(1)
    expect(rovingIndex('ArrowDown', 0, 3, 'along')).toBeNull()
  })

  it.each([2, 3])('ends at both ends of a list of %i that does not wrap', (count) => {
    const move = (key: string, from: number) => rovingIndex(key, from, count, 'along', false, false)
    const last = count - 1
    expect([move('ArrowRight', last), move('ArrowLeft', 0)]).toEqual([null, null])
    expect([move('ArrowRight', 0), move('ArrowLeft', last)]).toEqual([1, last - 1])
    expect([move('Home', 1), move('End', last - 1)]).toEqual([0, last])
  })

  it('returns null for an empty list', () => {
    expect(rovingIndex('End', -1, 0, 'down')).toBeNull()
  })
})
