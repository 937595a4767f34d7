import { confirmed } from './confirm'
import type { Nodes } from './nodes'

function field(receipt: unknown, name: string): string {
  if (typeof receipt !== 'object' || receipt === null) return ''
  const value = (receipt as Partial<Record<string, unknown>>)[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * Returns a receipt from one node once a second one returns the same block, outcome and `comparedText`. A second node without
 * the block is polled briefly and then skipped. One that has the block but no receipt disagrees. Throws
 * NodesDisagreeError.
 */
export function confirmReceipt(
  nodes: Nodes,
  hash: string,
  firstReceipt: unknown,
  comparedText: (receipt: unknown) => string = () => '',
): Promise<unknown> {
  const blockNumber = Number(field(firstReceipt, 'blockNumber'))
  return confirmed(nodes, 'eth_getTransactionReceipt', [hash], {
    about: 'receipt',
    // Old nodes omit the status of a success (trading 4 "Transaction status").
    comparedText: (receipt) =>
      `${field(receipt, 'blockHash')} ${Number(field(receipt, 'status') || '0x1')} ${comparedText(receipt)}`.trimEnd(),
    isRetryable: (receipt) => receipt === null || field(receipt, 'blockHash') === '',
    async replyAfterRetries(node) {
      const head = Number(await node.request('eth_blockNumber', []))
      return head > blockNumber ? '–' : null
    },
  })
}
