import { MaxUint256 } from 'ethers'
import { erc20Approve } from '../../chain/contracts/erc20Approve'
import type { Nodes } from '../../chain/rpc/nodes'
import type { Intent } from '../../chain/send/intent'
import { estimateGas, withGasMargin } from '../../chain/send/rehearse'

const approve = (tokenAddress: string, spender: string, amountRaw: bigint): Intent => ({
  contract: { address: tokenAddress, interface: erc20Approve },
  method: 'approve',
  args: [spender, amountRaw],
  valueRaw: 0n,
})

/** Answers the approval to send: without limit, or exactly the amount where a token refuses the former (trading 7). */
export async function chooseApproval(
  nodes: Nodes,
  account: string,
  { tokenAddress, spender, amountRaw }: { tokenAddress: string; spender: string; amountRaw: bigint },
): Promise<{ intent: Intent; gasLimit: bigint }> {
  const unlimited = approve(tokenAddress, spender, MaxUint256)
  try {
    return { intent: unlimited, gasLimit: withGasMargin(await estimateGas(nodes, unlimited, account)) }
  } catch {
    const exact = approve(tokenAddress, spender, amountRaw)
    return { intent: exact, gasLimit: withGasMargin(await estimateGas(nodes, exact, account)) }
  }
}
