import { MaxUint256 } from 'ethers'
import { expect, test } from 'vitest'
import { revertedWith } from '../../../test/unit/support/revert'
import { failing, scriptedNode } from '../../../test/unit/support/scriptedNode'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { toTransaction } from '../../chain/send/intent'
import { erc20Approve } from '../../chain/contracts/erc20Approve'
import { NodesUnreachableError, RpcError } from '../../chain/rpc/nodes'
import { chooseApproval } from './approval.chain'

const [tokenAddress, spender] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]
const request = { tokenAddress, spender, amountRaw: 77n }
const dataFor = (amountRaw: bigint) => erc20Approve.encodeFunctionData('approve', [spender, amountRaw])
const choose = (estimate: (data: string) => unknown, isExact = false) => {
  const node = scriptedNode({ eth_estimateGas: ([asked]) => estimate((asked as { data: string }).data) })
  return chooseApproval(node, SENDER, { ...request, isExact }).then(({ intent, gasLimit }) => ({
    gasLimit,
    transaction: toTransaction(intent, SENDER),
  }))
}
const approvalOf = (amountRaw: bigint) => ({ from: SENDER, to: tokenAddress, data: dataFor(amountRaw), value: '0x0' })

test('approves without limit, with the gas margin', async () => {
  await expect(choose(() => '0xc350')).resolves.toEqual({ gasLimit: 55_000n, transaction: approvalOf(MaxUint256) })
})

test('approves exactly the amount where the token refuses more', async () => {
  const refusing = (data: string) => (data === dataFor(77n) ? '0xc350' : failing(revertedWith('too much'))())
  await expect(choose(refusing)).resolves.toEqual({ gasLimit: 55_000n, transaction: approvalOf(77n) })
})

test('approves exactly the amount where that is wanted, and never more', async () => {
  const asked: string[] = []
  const noting = (data: string) => (asked.push(data), '0xc350')
  await expect(choose(noting, true)).resolves.toEqual({ gasLimit: 55_000n, transaction: approvalOf(77n) })
  expect(asked).toEqual([dataFor(77n)])
})

test.each([
  [revertedWith('paused'), RpcError],
  [new NodesUnreachableError('None'), NodesUnreachableError],
])('says why neither can be estimated (%#)', async (error, kind) => {
  await expect(choose(failing(error))).rejects.toBeInstanceOf(kind)
})
