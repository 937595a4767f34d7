import { readFileSync } from 'node:fs'
import { Interface, type JsonFragment } from 'ethers'
import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import * as reads from './reads'
import * as writes from './writes'

const publishedOf = (version: 'V1' | 'V2') =>
  new Interface(JSON.parse(readFileSync(`test/fixtures/abi/ifo${version}.json`, 'utf8')) as JsonFragment[])
/** The published contracts (protocol 9). */
const [first, second] = [publishedOf('V1'), publishedOf('V2')]
const SALE = toAddress(`0x${'ef'.repeat(20)}`)
const ACCOUNT = toAddress(`0x${'Cd'.repeat(20)}`.toLowerCase())

test.each([
  ['startBlock', reads.startBlock, first, 7],
  ['endBlock', reads.endBlock, first, 7],
  ['startBlock', reads.startBlock, second, 7],
  ['endBlock', reads.endBlock, second, 7],
  ['raisingAmount', reads.raisingAmount, first, 7n],
  ['offeringAmount', reads.offeringAmount, first, 7n],
  ['totalAmount', reads.totalAmount, first, 7n],
  ['numberPoints', reads.numberPoints, second, 7n],
  ['thresholdPoints', reads.thresholdPoints, second, 7n],
] as const)('encodes %s like the contract and decodes its result', (method, read, published, expected) => {
  const call = read(SALE)
  expect([call.address, call.callData]).toEqual([SALE, published.encodeFunctionData(method)])
  expect(call.decode(published.encodeFunctionResult(method, [7n]))).toBe(expected)
})

test.each([
  ['getOfferingAmount', reads.getOfferingAmount],
  ['getRefundingAmount', reads.getRefundingAmount],
] as const)('encodes %s of version 1 like the contract', (method, read) => {
  const call = read(SALE, ACCOUNT)
  expect(call.callData).toBe(first.encodeFunctionData(method, [ACCOUNT]))
  expect(call.decode(first.encodeFunctionResult(method, [9n]))).toBe(9n)
})

test('decodes the commitment of version 1', () => {
  const call = reads.userInfo(SALE, ACCOUNT)
  expect(call.callData).toBe(first.encodeFunctionData('userInfo', [ACCOUNT]))
  expect(call.decode(first.encodeFunctionResult('userInfo', [5n, true]))).toEqual({ amountRaw: 5n, isHarvested: true })
})

test('decodes a pool of version 2 in the order of the contract (protocol 9.2.2)', () => {
  const call = reads.viewPoolInformation(SALE, 1)
  expect(call.callData).toBe(second.encodeFunctionData('viewPoolInformation', [1]))
  expect(call.decode(second.encodeFunctionResult('viewPoolInformation', [1n, 2n, 3n, true, 4n, 5n]))).toEqual({
    ...{ raisingRaw: 1n, offeringRaw: 2n, limitRaw: 3n, hasTax: true, committedRaw: 4n },
  })
})

test('decodes the commitments of both pools, and refuses another number of pools', () => {
  const call = reads.viewUserInfo(SALE, ACCOUNT)
  expect(call.callData).toBe(second.encodeFunctionData('viewUserInfo', [ACCOUNT, [0, 1]]))
  const encode = (amounts: bigint[], flags: boolean[]) => second.encodeFunctionResult('viewUserInfo', [amounts, flags])
  expect(call.decode(encode([5n, 6n], [false, true]))).toEqual([
    { amountRaw: 5n, isHarvested: false },
    { amountRaw: 6n, isHarvested: true },
  ])
  expect(() => call.decode(encode([5n], [false]))).toThrow('another number')
})

test('decodes the results of both pools', () => {
  const method = 'viewUserOfferingAndRefundingAmountsForPools'
  const call = reads.viewResults(SALE, ACCOUNT)
  expect(call.callData).toBe(second.encodeFunctionData(method, [ACCOUNT, [0, 1]]))
  const results = [
    [1n, 2n, 3n],
    [4n, 5n, 6n],
  ]
  expect(call.decode(second.encodeFunctionResult(method, [results]))).toEqual([
    { offeredRaw: 1n, refundRaw: 2n, taxRaw: 3n },
    { offeredRaw: 4n, refundRaw: 5n, taxRaw: 6n },
  ])
})

test.each([
  [writes.deposit(SALE, 5n), first, 'deposit', [5n]],
  [writes.harvest(SALE), first, 'harvest', []],
  [writes.depositPool(SALE, 5n, 1), second, 'depositPool', [5n, 1]],
  [writes.harvestPool(SALE, 1), second, 'harvestPool', [1]],
] as const)(
  'encodes the writes like the contracts',
  ({ contract, method, args, valueRaw }, published, name, values) => {
    expect([contract.address, valueRaw]).toEqual([SALE, 0n])
    expect(contract.interface.encodeFunctionData(method, args)).toBe(published.encodeFunctionData(name, values))
  },
)
