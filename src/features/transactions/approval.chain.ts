import { MaxUint256 } from 'ethers'
import { approve } from '../../chain/contracts/erc20/writes'
import type { Nodes } from '../../chain/rpc/nodes'
import { knownGasPrice } from '../../chain/send/gasPrice'
import type { Intent } from '../../chain/send/intent'
import { estimateGas, rehearse, RevertError, withGasMargin } from '../../chain/send/rehearse'
import { type Address, toAddress } from '../../core/address'

/**
 * Creates the write that sets an allowance; throws for an invalid token, which a user may have typed (trading 5.6.1).
 */
const allowanceIntent = (tokenAddress: Address, spender: Address, amountRaw: bigint): Intent =>
  approve(toAddress(tokenAddress), spender, amountRaw)

/** Creates the write that revokes the allowance of a spender. */
export const revokeIntent = (tokenAddress: Address, spender: Address): Intent =>
  allowanceIntent(tokenAddress, spender, 0n)

export interface ApprovalChoice {
  tokenAddress: Address
  spender: Address
  amountRaw: bigint
  /** True to allow no more than the amount. */
  isExact?: boolean
}

/** The approval to send. */
export interface ChosenApproval {
  intent: Intent
  gasRaw: bigint
  gasLimit: bigint
  /** False for an approval of exactly the amount. */
  isUnlimited: boolean
}

/**
 * Returns the approval to send: without limit, or exactly the amount on request or when a token refuses more (trading
 * 7). Throws the error of estimating the exact amount.
 */
export async function chooseApproval(
  nodes: Nodes,
  account: Address,
  { tokenAddress, spender, amountRaw, isExact = false }: ApprovalChoice,
): Promise<ChosenApproval> {
  const priced = async (approvedRaw: bigint) => {
    const intent = allowanceIntent(tokenAddress, spender, approvedRaw)
    const gasRaw = await estimateGas(nodes, intent, account)
    return { intent, gasRaw, gasLimit: withGasMargin(gasRaw), isUnlimited: approvedRaw === MaxUint256 }
  }
  if (isExact) return priced(amountRaw)
  try {
    return await priced(MaxUint256)
  } catch {
    return priced(amountRaw)
  }
}

/** What an approval allows and costs. */
export interface ApprovalEstimate extends Pick<ChosenApproval, 'isUnlimited'> {
  /** The network fee in wei; null while the gas price is unknown. */
  feeRaw: bigint | null
}

/** Returns what the approval to send allows and costs, for its review. Throws what `chooseApproval` throws. */
export async function estimateApproval(
  nodes: Nodes,
  account: Address,
  choice: ApprovalChoice,
): Promise<ApprovalEstimate> {
  const [{ gasRaw, isUnlimited }, gasPriceRaw] = await Promise.all([
    chooseApproval(nodes, account, choice),
    knownGasPrice(nodes),
  ])
  return { isUnlimited, feeRaw: gasPriceRaw === null ? null : gasRaw * gasPriceRaw }
}

/**
 * Returns whether a token refuses to change an allowance other than 0 to another amount, as USDT on Ethereum does. For
 * such a token, raising it by one base unit reverts, and setting it to 0 passes. Throws when no node can be reached.
 */
export async function needsReset(
  nodes: Nodes,
  account: Address,
  { tokenAddress, spender, allowanceRaw }: { tokenAddress: Address; spender: Address; allowanceRaw: bigint },
): Promise<boolean> {
  if (allowanceRaw === 0n || allowanceRaw === MaxUint256) return false
  const passes = async (amountRaw: bigint): Promise<boolean> => {
    try {
      await rehearse(nodes, allowanceIntent(tokenAddress, spender, amountRaw), account)
      return true
    } catch (error) {
      if (error instanceof RevertError) return false
      throw error
    }
  }
  return !(await passes(allowanceRaw + 1n)) && (await passes(0n))
}
