import { Interface } from 'ethers'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { toTransaction } from './intent'

const account = toAddress(`0x${'1'.repeat(40)}`)
const address = toAddress(`0x${'2'.repeat(40)}`)
const contract = { address, interface: new Interface(['function approve(address spender, uint256 amount)']) }

test('converts an intent to the transaction that ethers would encode, with its value in hex', () => {
  const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
  fc.assert(
    fc.property(uint256, uint256, (amountRaw, valueRaw) => {
      const transaction = toTransaction({ contract, method: 'approve', args: [account, amountRaw], valueRaw }, account)
      expect(transaction).toEqual({
        from: account,
        to: address,
        data: contract.interface.encodeFunctionData('approve', [account, amountRaw]),
        value: `0x${valueRaw.toString(16)}`,
      })
    }),
  )
})

test('the error of a missing method names the method and the contract', () => {
  const intent = { contract, method: 'mint', args: [], valueRaw: 0n }
  expect(() => toTransaction(intent, account)).toThrow(`Method mint doesn't exist on ${address}`)
})
