import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { toAddress } from '../../core/address'
import { missingPaths } from '../../core/storedLoss'
import { pairSaved, pairsReducer, selectSavedPairs } from './pairs.slice'
import { storedPairs } from './storedPairs'

const A = { address: toAddress(`0x${'aA'.repeat(20)}`), symbol: 'A', decimals: 18 }
const B = { address: toAddress(`0x${'bB'.repeat(20)}`), symbol: 'B', decimals: 6, name: 'Bee' }
const start = pairsReducer(undefined, { type: '@@init' })
const KEY = `${A.address.toLowerCase()};${B.address.toLowerCase()}`

it('stores a pair once for either order of its tokens, and separately for each chain', () => {
  const once = pairsReducer(start, pairSaved({ chainId: 7, pair: [B, A] }))
  const twice = pairsReducer(once, pairSaved({ chainId: 7, pair: [A, B] }))
  expect(Object.keys(selectSavedPairs(7)({ pairs: twice }))).toEqual([KEY])
  expect(selectSavedPairs(8)({ pairs: twice })).toEqual({})
})

it('stores no pair of a token with itself', () => {
  const same = { ...A, address: toAddress(A.address.toLowerCase()) }
  expect(pairsReducer(start, pairSaved({ chainId: 7, pair: [A, same] }))).toEqual({})
})

it('reads back a stored state', () => {
  const state = pairsReducer(start, pairSaved({ chainId: 7, pair: [A, B] }))
  expect(storedPairs.read(JSON.parse(JSON.stringify(state)))).toEqual(state)
})

it('stores only the facts of a token, so that reading back loses nothing', () => {
  const listed = { ...B, chainId: 7, logoURI: 'https://example.test/b.png' }
  const state = pairsReducer(start, pairSaved({ chainId: 7, pair: [A, listed] }))
  const stored: unknown = JSON.parse(JSON.stringify(storedPairs.toStore(state)))
  expect(missingPaths(stored, storedPairs.read(stored))).toEqual([])
  expect(selectSavedPairs(7)({ pairs: state })[KEY]).toEqual([A, B])
})

it('drops invalid entries, and never throws', () => {
  const good = [A, B]
  const bad = [[A], [A, A], [A, { ...B, decimals: 1.5 }], [A, { ...B, address: '0x' }], [{ ...A, symbol: 5 }, B], null]
  expect(storedPairs.read({ 7: [good, ...bad], other: { x: good } })).toEqual({ 7: { [KEY]: good } })
  fc.assert(fc.property(fc.anything(), (stored) => void storedPairs.read(stored)))
})
