import { MaxUint256 } from 'ethers'
import { approve } from '../../chain/contracts/erc20/writes'
import type { Nodes } from '../../chain/rpc/nodes'
import type { Intent } from '../../chain/send/intent'
import { estimateGas, rehearse, RevertError, withGasMargin } from '../../chain/send/rehearse'

/** Creates the write that revokes the allowance of a spender. */
export const revokeIntent = (tokenAddress: string, spender: string): Intent => approve(tokenAddress, spender, 0n)

export interface ApprovalChoice {
  tokenAddress: string
  spender: string
  amountRaw: bigint
  /** True to allow no more than the amount. */
  isExact?: boolean
}

/**
 * Returns the approval to send: without limit, or exactly the amount on request or when a token refuses more (trading
 * 7). Throws the error of estimating the exact amount.
 */
export async function chooseApproval(
  nodes: Nodes,
  account: string,
  { tokenAddress, spender, amountRaw, isExact = false }: ApprovalChoice,
): Promise<{ intent: Intent; gasLimit: bigint }> {
  const priced = async (intent: Intent) => ({
    intent,
    gasLimit: withGasMargin(await estimateGas(nodes, intent, account)),
  })
  const exact = approve(tokenAddress, spender, amountRaw)
  if (isExact) return priced(exact)
  try {
    return await priced(approve(tokenAddress, spender, MaxUint256))
  } catch {
    return priced(exact)
  }
}

/**
 * Returns whether a token refuses to change an allowance other than 0 to another amount, as USDT on Ethereum does. For
 * such a token, raising it by one base unit reverts, and setting it to 0 passes. Throws when no node can be reached.
 */
export async function needsReset(
  nodes: Nodes,
  account: string,
  { tokenAddress, spender, allowanceRaw }: { tokenAddress: string; spender: string; allowanceRaw: bigint },
): Promise<boolean> {
  if (allowanceRaw === 0n || allowanceRaw === MaxUint256) return false
  const passes = async (amountRaw: bigint): Promise<boolean> => {
    try {
      await rehearse(nodes, approve(tokenAddress, spender, amountRaw), account)
      return true
    } catch (error) {
      if (error instanceof RevertError) return false
      throw error
    }
  }
  return !(await passes(allowanceRaw + 1n)) && (await passes(0n))
}
