import { expect, it } from 'vitest'
import { NodesUnreachableError, RpcError } from '../rpc/nodes'
import { remedyFor } from './refusal'

const unreachable = (words: string) =>
  new NodesUnreachableError('None of the nodes responded', { cause: new Error(words) })

it.each([
  [new RpcError('query returned more than 10000 results', -32005), 'narrower'],
  [new RpcError('exceed maximum block range: 5000', -32701), 'narrower'],
  [new RpcError('exceed maximum block range: 502', -32701), 'narrower'],
  [new RpcError('ranges over 401 blocks are too large', -32602), 'narrower'],
  [new RpcError('block range is too wide', -32600), 'narrower'],
  [unreachable('limit exceeded'), 'narrower'],
  [unreachable('The operation was aborted due to timeout'), 'narrower'],
  [unreachable('The node returned HTTP 413'), 'narrower'],
  [unreachable('The node returned HTTP 429'), 'later'],
  [unreachable('too many requests'), 'later'],
  [unreachable('rate limit reached'), 'later'],
  [unreachable('Failed to fetch'), 'later'],
  [unreachable('Load failed'), 'later'],
  [unreachable('The node returned HTTP 403'), 'never'],
  [unreachable('missing trie node'), 'never'],
  [unreachable('header not found'), 'never'],
  [new RpcError('the method eth_getLogs does not exist', -32601), 'never'],
  [new RpcError('eth_getLogs is not available', -32000), 'never'],
  [new RpcError('history has been pruned for this block', 4444), 'never'],
  [new TypeError('The answer is of no form'), 'never'],
])('for %s returns: %s', (error, remedy) => {
  expect(remedyFor(error)).toBe(remedy)
})
