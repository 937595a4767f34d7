import { allowance } from '../../../chain/contracts/erc20/reads'
import type { Nodes } from '../../../chain/rpc/nodes'
import { RefusedError } from '../../../chain/send/refusal'
import { RevertError } from '../../../chain/send/rehearse'
import type { Address } from '../../../core/address'

/** Amount that a write's contract transfers from the account, in base units. */
export interface Spending {
  tokenAddress: Address
  symbol: string
  spender: Address
  amountRaw: bigint
}

/**
 * Returns why a write that spends a token failed: RefusedError 'notEnabled' when it reverted and the allowance is lower
 * than the amount, else the error itself. The revert reason is not sufficient, because LP tokens only report an
 * underflow.
 */
export async function causeOfFailure(
  nodes: Nodes,
  account: Address,
  { tokenAddress, symbol, spender, amountRaw }: Spending,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof RevertError)) return error
  try {
    const { address: to, callData: data, decode } = allowance(tokenAddress, account, spender)
    const allowedRaw = decode(String(await nodes.request('eth_call', [{ to, data }, 'latest'])))
    return allowedRaw < amountRaw ? new RefusedError('notEnabled', { symbol }) : error
  } catch {
    return error
  }
}
