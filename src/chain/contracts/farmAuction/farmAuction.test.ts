import { readFileSync } from 'node:fs'
import { Interface, type JsonFragment } from 'ethers'
import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import * as reads from './reads'
import * as writes from './writes'

/** The published contract (protocol 11). */
const published = new Interface(
  JSON.parse(readFileSync('test/fixtures/abi/farmAuction.json', 'utf8')) as JsonFragment[],
)
const AUCTION = toAddress(`0x${'ef'.repeat(20)}`)
const [ANN, BOB] = [toAddress(`0x${'cd'.repeat(20)}`), toAddress(`0x${'ab'.repeat(20)}`)]

test('reads the newest auction and the white list', () => {
  const current = reads.currentAuctionId(AUCTION)
  expect([current.address, current.callData]).toEqual([AUCTION, published.encodeFunctionData('currentAuctionId')])
  expect(current.decode(published.encodeFunctionResult('currentAuctionId', [3n]))).toBe(3)
  const listed = reads.whitelisted(AUCTION, ANN)
  expect(listed.callData).toBe(published.encodeFunctionData('whitelisted', [ANN]))
  expect(listed.decode(published.encodeFunctionResult('whitelisted', [true]))).toBe(true)
})

test('decodes an auction in the order of the contract (protocol 11.1)', () => {
  const call = reads.auctions(AUCTION, 9)
  expect(call.callData).toBe(published.encodeFunctionData('auctions', [9n]))
  expect(call.decode(published.encodeFunctionResult('auctions', [2n, 100n, 200n, 50n, 4n, 10n ** 24n]))).toEqual({
    ...{ status: 2, startBlock: 100, endBlock: 200, initialBidRaw: 50n, places: 4, limitRaw: 10n ** 24n },
  })
})

test('decodes the bids of an auction, also of one without bids', () => {
  const call = reads.viewBidsPerAuction(AUCTION, 9, 500)
  expect(call.callData).toBe(published.encodeFunctionData('viewBidsPerAuction', [9n, 0n, 500n]))
  const bids = [
    [ANN, 70n, false],
    [BOB, 10n ** 24n, true],
  ]
  const decoded = call.decode(published.encodeFunctionResult('viewBidsPerAuction', [bids, 2n]))
  expect(decoded.map(({ account, ...bid }) => ({ ...bid, account: account.toLowerCase() }))).toEqual([
    { account: ANN.toLowerCase(), amountRaw: 70n, hasClaimed: false },
    { account: BOB.toLowerCase(), amountRaw: 10n ** 24n, hasClaimed: true },
  ])
  expect(call.decode(published.encodeFunctionResult('viewBidsPerAuction', [[], 0n]))).toEqual([])
  const nobody = [[`0x${'0'.repeat(40)}`, 1n, false]]
  expect(() => call.decode(published.encodeFunctionResult('viewBidsPerAuction', [nobody, 1n]))).toThrow('no account')
  expect(() => call.decode('0x')).toThrow('shorter')
})

test("decodes a bidder's auctions, also none", () => {
  const method = 'viewBidderAuctions'
  const call = reads.viewBidderAuctions(AUCTION, ANN, 500)
  expect(call.callData).toBe(published.encodeFunctionData(method, [ANN, 0n, 500n]))
  const page = [[1n, 4n], [70n, 80n], [true, false], 2n]
  expect(call.decode(published.encodeFunctionResult(method, page))).toEqual([
    { auctionId: 1, amountRaw: 70n, hasClaimed: true },
    { auctionId: 4, amountRaw: 80n, hasClaimed: false },
  ])
  expect(call.decode(published.encodeFunctionResult(method, [[], [], [], 0n]))).toEqual([])
})

test('writes bids and reclaims like the contract', () => {
  const encoded = [writes.bid(AUCTION, 10n ** 19n), writes.claimAuction(AUCTION, 2)].map(
    ({ contract, method, args, valueRaw }) => [
      ...[contract.address, contract.interface.encodeFunctionData(method, args), valueRaw],
    ],
  )
  expect(encoded).toEqual([
    [AUCTION, published.encodeFunctionData('bid', [10n ** 19n]), 0n],
    [AUCTION, published.encodeFunctionData('claimAuction', [2n]), 0n],
  ])
})
