import { APPROVAL_TOPIC } from '../../chain/contracts/erc20/events'
import { addressTopic } from '../../chain/contracts/event'
import { readLogsBackwards } from '../../chain/logs/readLogs'
import type { Nodes } from '../../chain/rpc/nodes'
import { type Address, isAddressText } from '../../core/address'
import { distinctApprovals, type Approval } from './candidates.rules'

/** Signature, owner and spender; an ERC-721 Approval has a fourth topic and is excluded. */
const TOPICS = 3

export interface ApprovalSearch {
  account: Address
  /** Block range, both ends inclusive. */
  fromBlock: number
  toBlock: number
  signal: AbortSignal
}

/** Approvals found in a range of blocks. */
export interface FoundApprovals {
  approvals: Approval[]
  /** The oldest block searched so far. */
  fromBlock: number
}

function approvalIn(log: unknown): Approval[] {
  const { address, topics } = (log ?? {}) as { address?: unknown; topics?: unknown }
  if (typeof address !== 'string' || !isAddressText(address) || !Array.isArray(topics)) return []
  const spender = `0x${String(topics[2] ?? '').slice(-40)}`
  return topics.length === TOPICS && isAddressText(spender) ? [{ tokenAddress: address, spender }] : []
}

/**
 * Searches the events of every contract for approvals by an account, from the newest block to the oldest. Throws
 * LogsRefusedError where the nodes serve no logs, and the signal's reason when aborted.
 */
export async function* searchApprovals(nodes: Nodes, search: ApprovalSearch): AsyncGenerator<FoundApprovals, void> {
  const { account, ...range } = search
  const topics = [APPROVAL_TOPIC, addressTopic(account)]
  let logs: unknown[] = []
  const ofAccount: Nodes = {
    async request(method, params) {
      const { fromBlock, toBlock } = params[0] as Record<'fromBlock' | 'toBlock', string>
      const result = await nodes.request(method, [{ fromBlock, toBlock, topics }])
      logs = Array.isArray(result) ? result : []
      return result
    },
  }
  for await (const { fromBlock } of readLogsBackwards(ofAccount, { ...range, address: null, topic: APPROVAL_TOPIC })) {
    yield { approvals: distinctApprovals(logs.flatMap(approvalIn)), fromBlock }
  }
}
