import { Interface } from 'ethers'
import { describeCall, type Call } from './call'

export const erc20 = new Interface([
  'function balanceOf(address account) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 amount) returns (bool)',
])

const firstBigint = ([value]: readonly unknown[]): bigint => value as bigint

/** Describes the read of an account's balance of a token, in the token's smallest unit. */
export const balanceOf = (token: string, account: string): Call<bigint> =>
  describeCall(erc20, token, 'balanceOf', [account], firstBigint)

/** Describes the read of what a spender may still take of the owner's tokens, in the smallest unit. */
export const allowance = (token: string, owner: string, spender: string): Call<bigint> =>
  describeCall(erc20, token, 'allowance', [owner, spender], firstBigint)
