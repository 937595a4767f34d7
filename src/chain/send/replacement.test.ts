// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { failing, scriptedNode } from '../../../test/unit/support/scriptedNode'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { RpcError } from '../rpc/nodes'
import { RevertError } from './rehearse'
import { raisedFees, replaceTransaction, type Waiting } from './replacement'
import { RejectedError } from './sendIntent'

const HASH = `0x${'ab'.repeat(32)}`
const TO = `0x${'2'.repeat(40)}`
const waiting: Waiting = { nonce: 7, to: TO, data: '0x12', valueRaw: '16', gasLimit: '50000', maxFeeRaw: '80' }

function stage(answer: () => unknown = () => HASH) {
  const node = scriptedNode({ eth_call: () => '0x', eth_gasPrice: () => '0x5' })
  const request = vi.fn<(method: string, params: readonly unknown[]) => Promise<unknown>>(async () => answer())
  return { node, request, signer: { account: SENDER, request } }
}

test('a transaction is sent once more: the same call, the same number, an eighth more', async () => {
  const { node, request, signer } = stage()
  await expect(replaceTransaction(node, signer, waiting, 'speedUp')).resolves.toBe(HASH)
  const call = { from: SENDER, to: TO, data: '0x12', value: '0x10' }
  expect(node.asked[0]).toEqual({ method: 'eth_call', params: [call, 'latest'] })
  const sent = { ...call, gas: '0xc350', nonce: '0x7', gasPrice: '0x5b' }
  expect(request.mock.calls).toEqual([['eth_sendTransaction', [sent]]])
})

test('a cancellation sends nothing to oneself under its number', async () => {
  const { node, request, signer } = stage()
  await replaceTransaction(node, signer, { ...waiting, priorityFeeRaw: '8' }, 'cancel')
  const nothing = { from: SENDER, to: SENDER, data: '0x', value: '0x0', gas: '0x5208', nonce: '0x7' }
  const fees = { maxFeePerGas: '0x5b', maxPriorityFeePerGas: '0xa' }
  expect(request.mock.calls).toEqual([['eth_sendTransaction', [{ ...nothing, ...fees }]]])
})

test('what would fail now is not sent again, and the wallet is not opened', async () => {
  const { node, request, signer } = stage()
  node.script['eth_call'] = failing(new RpcError('execution reverted: EXPIRED', 3))
  await expect(replaceTransaction(node, signer, waiting, 'speedUp')).rejects.toBeInstanceOf(RevertError)
  expect(request).not.toHaveBeenCalled()
})

test('a refusal in the wallet is a rejection', async () => {
  const { node, signer } = stage(failing(Object.assign(new Error('no'), { code: 4001 })))
  await expect(replaceTransaction(node, signer, waiting, 'cancel')).rejects.toBeInstanceOf(RejectedError)
})

test('every fee rises by an eighth at least, never offers less than gas costs, and no tip exceeds its cap', () => {
  const feeRaw = fc.bigInt({ min: 0n, max: 10n ** 30n })
  fc.assert(
    fc.property(feeRaw, feeRaw, feeRaw, (maxFeeRaw, tipRaw, priceRaw) => {
      const priorityFeeRaw = tipRaw > maxFeeRaw ? maxFeeRaw : tipRaw
      const old = { ...waiting, maxFeeRaw: String(maxFeeRaw) }
      const plain = raisedFees(old, priceRaw)
      const tipped = raisedFees({ ...old, priorityFeeRaw: String(priorityFeeRaw) }, priceRaw)
      if (!('gasPrice' in plain) || !('maxFeePerGas' in tipped)) throw new Error('Another kind of fee')
      const [cap, tip] = [BigInt(tipped.maxFeePerGas), BigInt(tipped.maxPriorityFeePerGas)]
      for (const [now, before] of [
        [BigInt(plain.gasPrice), maxFeeRaw],
        [cap, maxFeeRaw],
        [tip, priorityFeeRaw],
      ] as const) {
        expect(now * 8n >= before * 9n && now > before).toBe(true)
      }
      expect(BigInt(plain.gasPrice) >= priceRaw && cap >= priceRaw && tip <= cap).toBe(true)
    }),
  )
})
