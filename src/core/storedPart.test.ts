import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { flatPart, flatten, nestedPart, unflatten } from './storedPart'

const key = fc.string({ minLength: 1 }).filter((text) => !text.includes('\n') && text !== '__proto__')

test('flattens nested records and restores them, including line breaks in inner names', () => {
  const inner = fc.string().filter((text) => text !== '__proto__')
  fc.assert(
    fc.property(fc.dictionary(key, fc.dictionary(inner, fc.integer(), { minKeys: 1 })), (nested) => {
      expect({ ...unflatten(flatten(nested)) }).toEqual({ ...nested })
    }),
  )
  expect(unflatten(flatten({ a: { 'x\ny\nz': 1 } }))).toEqual({ a: { 'x\ny\nz': 1 } })
})

test('a flat part stores the named fields and keeps the others', () => {
  const part = flatPart((stored) => stored as { a: number; b: number }, ['a'])
  expect(part.toStore({ a: 1, b: 2 })).toEqual({ a: 1 })
  expect(part.fieldsOf({ a: 1, b: 2 })).toEqual({ a: 1 })
  expect(part.withFields({ a: 1, b: 2 }, { a: 5 }, {})).toEqual({ a: 5, b: 2 })
})

test('a nested part stores its state whole and has a field for each entry', () => {
  const part = nestedPart((stored) => stored as Record<string, Record<string, number>>)
  const state = { 56: { x: 1 } }
  expect(part.read(state)).toBe(state)
  expect(part.toStore(state)).toBe(state)
  expect(part.fieldsOf(state)).toEqual({ '56\nx': 1 })
  expect(part.withFields(state, { '56\ny': 2 }, {})).toEqual({ 56: { y: 2 } })
})
