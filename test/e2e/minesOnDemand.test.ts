import { demoAccount, receiptOf, rpc, sendFrom } from './support/chain.ts'
import { expect, test } from './support/journey.ts'

test('a transaction gets a block before the regular one', async () => {
  // Longer than `receiptOf` waits for a receipt.
  await rpc('evm_setIntervalMining', [3_600])
  const head = Number(await rpc('eth_blockNumber'))
  const hash = await sendFrom(demoAccount('Third'), { to: demoAccount('Second').address })
  expect(Number((await receiptOf(hash)).blockNumber)).toBe(head + 1)
})
