import { MaxUint256 } from 'ethers'
import { describe, expect, test } from 'vitest'
import { revertedWith } from '../../../test/unit/support/revert'
import { failing, scriptedNode } from '../../../test/unit/support/scriptedNode'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { toTransaction } from '../../chain/send/intent'
import { erc20 } from '../../chain/contracts/erc20/writes'
import { NodesUnreachableError, RpcError } from '../../chain/rpc/nodes'
import { toAddress } from '../../core/address'
import { chooseApproval, needsReset } from './approval.chain'

const [tokenAddress, spender] = [toAddress(`0x${'a'.repeat(40)}`), toAddress(`0x${'b'.repeat(40)}`)]
const request = { tokenAddress, spender, amountRaw: 77n }
const dataFor = (amountRaw: bigint) => erc20.encodeFunctionData('approve', [spender, amountRaw])
const choose = (estimate: (data: string) => unknown, isExact = false) => {
  const node = scriptedNode({ eth_estimateGas: ([requested]) => estimate((requested as { data: string }).data) })
  return chooseApproval(node, SENDER, { ...request, isExact }).then(({ intent, gasLimit }) => ({
    gasLimit,
    transaction: toTransaction(intent, SENDER),
  }))
}
const approvalOf = (amountRaw: bigint) => ({ from: SENDER, to: tokenAddress, data: dataFor(amountRaw), value: '0x0' })

test('approves without limit, with the gas margin', async () => {
  await expect(choose(() => '0xc350')).resolves.toEqual({ gasLimit: 55_000n, transaction: approvalOf(MaxUint256) })
})

test('approves exactly the amount when the token refuses more', async () => {
  const refusing = (data: string) => (data === dataFor(77n) ? '0xc350' : failing(revertedWith('too much'))())
  await expect(choose(refusing)).resolves.toEqual({ gasLimit: 55_000n, transaction: approvalOf(77n) })
})

test('approves exactly the amount on request, and never more', async () => {
  const requested: string[] = []
  const noting = (data: string) => (requested.push(data), '0xc350')
  await expect(choose(noting, true)).resolves.toEqual({ gasLimit: 55_000n, transaction: approvalOf(77n) })
  expect(requested).toEqual([dataFor(77n)])
})

test.each([
  [revertedWith('paused'), RpcError],
  [new NodesUnreachableError('None'), NodesUnreachableError],
])('rejects with the reason when neither can be estimated (%#)', async (error, kind) => {
  await expect(choose(failing(error))).rejects.toBeInstanceOf(kind)
})

describe('a token whose allowance has to be reset first', () => {
  /** Creates a node with a token that sets an allowance only to or from 0; the current allowance is `allowanceRaw`. */
  const resetFirst = (allowanceRaw: bigint) =>
    scriptedNode({
      eth_call: ([requested]) => {
        const [, amountRaw] = erc20.decodeFunctionData('approve', (requested as { data: string }).data)
        if (allowanceRaw > 0n && amountRaw > 0n) throw revertedWith('Reset the allowance first')
        return '0x'
      },
    })
  const needsResetWith = (node: ReturnType<typeof scriptedNode>, allowanceRaw: bigint) =>
    needsReset(node, SENDER, { tokenAddress, spender, allowanceRaw })

  test('is detected by a rehearsal', async () => {
    expect(await needsResetWith(resetFirst(5n), 5n)).toBe(true)
  })

  test('needs no reset while the allowance is 0, and then no node is queried', async () => {
    const node = resetFirst(0n)
    expect(await needsResetWith(node, 0n)).toBe(false)
    expect(node.requests).toEqual([])
  })

  test('is not confused with a usual token, nor with one that refuses every approval', async () => {
    expect(await needsResetWith(scriptedNode({ eth_call: () => '0x' }), 5n)).toBe(false)
    expect(await needsResetWith(scriptedNode({ eth_call: failing(revertedWith('paused')) }), 5n)).toBe(false)
  })

  test('stays unknown while no node responds', async () => {
    const down = scriptedNode({ eth_call: failing(new NodesUnreachableError('None')) })
    await expect(needsResetWith(down, 5n)).rejects.toBeInstanceOf(NodesUnreachableError)
  })
})
