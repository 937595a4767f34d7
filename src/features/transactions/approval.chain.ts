import { MaxUint256 } from 'ethers'
import { erc20Approve } from '../../chain/contracts/erc20Approve'
import type { Nodes } from '../../chain/rpc/nodes'
import type { Intent } from '../../chain/send/intent'
import { estimateGas, withGasMargin } from '../../chain/send/rehearse'

/** Answers the write that lets a spender take so much of a token, in base units; 0 takes the leave back. */
export const approveIntent = (tokenAddress: string, spender: string, amountRaw: bigint): Intent => ({
  contract: { address: tokenAddress, interface: erc20Approve },
  method: 'approve',
  args: [spender, amountRaw],
  valueRaw: 0n,
})

export interface ApprovalChoice {
  tokenAddress: string
  spender: string
  amountRaw: bigint
  /** True when no more than the amount is to be allowed. */
  isExact?: boolean
}

/**
 * Answers the approval to send: without limit, or exactly the amount where that is wanted or where a token refuses more
 * (trading 7). Throws what estimating the exact amount throws.
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
  const exact = approveIntent(tokenAddress, spender, amountRaw)
  if (isExact) return priced(exact)
  try {
    return await priced(approveIntent(tokenAddress, spender, MaxUint256))
  } catch {
    return priced(exact)
  }
}
