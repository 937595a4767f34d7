import { expect, test } from 'vitest'
import { failing, scriptedNode } from '../../../../test/unit/support/scriptedNode'
import { SENDER } from '../../../../test/unit/support/transactionRecord'
import { NodesUnreachableError, RpcError } from '../../../chain/rpc/nodes'
import { poolDefinitions } from '../../../market/prices/poolList'
import { readExit } from './exit.chain'

const [pool] = poolDefinitions.filter(({ canEmergencyWithdraw }) => canEmergencyWithdraw)
if (!pool) throw new Error('The deployment has a pool with the flag')
const emergencyPool = pool
const WITHDRAW = '0x2e1a7d4d'
const EMERGENCY = '0xdb2e21bc'

/** Reads the exit of a pool whose methods with these selectors revert. */
function exitWith(reverting: readonly string[]) {
  const node = scriptedNode({
    eth_call([call]) {
      const { data } = call as { data: string }
      if (reverting.some((selector) => data.startsWith(selector))) throw new RpcError('execution reverted', 3)
      return '0x'
    },
  })
  return { node, exit: readExit(node, emergencyPool, SENDER, 7n) }
}
const selectorsIn = (node: ReturnType<typeof exitWith>['node']) =>
  node.requests.map(({ params: [call] }) => (call as { data: string }).data.slice(0, 10))

test('the normal withdrawal is used when it passes, and the emergency one is not rehearsed', async () => {
  const { node, exit } = exitWith([])
  expect(await exit).toBe('normal')
  expect(selectorsIn(node)).toEqual([WITHDRAW])
})

test('the emergency withdrawal is offered only when the normal one reverts', async () => {
  const { node, exit } = exitWith([WITHDRAW])
  expect(await exit).toBe('emergency')
  expect(selectorsIn(node)).toEqual([WITHDRAW, EMERGENCY])
})

test('no exit is available when both revert', async () => {
  expect(await exitWith([WITHDRAW, EMERGENCY]).exit).toBe('none')
})

test('a rehearsal that no node could run rejects instead of naming an exit', async () => {
  const silent = scriptedNode({ eth_call: failing(new NodesUnreachableError('None of the nodes responded')) })
  await expect(readExit(silent, emergencyPool, SENDER, 7n)).rejects.toBeInstanceOf(NodesUnreachableError)
})
