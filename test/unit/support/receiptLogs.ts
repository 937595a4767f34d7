import { id, toBeHex, zeroPadValue } from 'ethers'
import type { Log } from '../../../src/chain/contracts/event.ts'
import { type Address, toAddress } from '../../../src/core/address.ts'

/** Returns the address that consists of one digit. */
export const addressOf = (digit: string): Address => toAddress(`0x${digit.repeat(40)}`)

export const WRAPPED = addressOf('4')

const event = (signature: string, emitter: Address, accounts: readonly Address[], raw: bigint): Log => ({
  address: emitter,
  topics: [id(signature), ...accounts.map((account) => zeroPadValue(account, 32))],
  data: toBeHex(raw, 32),
})

/** Returns the log of a token's transfer. */
export const transfer = (token: Address, from: Address, to: Address, raw: bigint): Log =>
  event('Transfer(address,address,uint256)', token, [from, to], raw)

/** Returns the log of wrapping the native coin. */
export const deposit = (to: Address, raw: bigint): Log => event('Deposit(address,uint256)', WRAPPED, [to], raw)

/** Returns the log of unwrapping the native coin. */
export const withdrawal = (from: Address, raw: bigint): Log =>
  event('Withdrawal(address,uint256)', WRAPPED, [from], raw)

/** Returns a log of `Transfer` that lacks its indexed addresses and its amount. */
export const malformedTransfer = (token: Address): Log => ({
  address: token,
  topics: [id('Transfer(address,address,uint256)')],
  data: '0x',
})
