import { expect, it } from 'vitest'
import { RpcError } from '../../../chain/rpc/nodes'
import { RevertError } from '../../../chain/send/rehearse'
import { SendFailedError } from '../../../chain/send/sendIntent'
import { onceMore } from './onceMore'

const SEEN = { firstRaw: 1n, secondRaw: 2n }

/** A rehearsal that fails with each of the errors in turn and then passes. */
function failing(...errors: Error[]) {
  const told = { count: 0 }
  const run = () => {
    const error = errors[told.count]
    told.count += 1
    return error ? Promise.reject(error) : Promise.resolve(SEEN)
  }
  return { told, run }
}

it.each([new RpcError('block height is 35 but requested was 34', -32_603), new RevertError(null)])(
  'is held once more after %s, which says no reason',
  async (error) => {
    const { told, run } = failing(error)
    expect(await onceMore(run, 0)).toBe(SEEN)
    expect(told.count).toBe(2)
  },
)

it('believes a reason at once, and a second failure without one', async () => {
  const told = failing(new RevertError('Pancake: K'))
  await expect(onceMore(told.run, 0)).rejects.toThrow('Pancake: K')
  expect(told.told.count).toBe(1)
  const twice = failing(new RevertError(null), new RpcError('out of gas', -32_000))
  await expect(onceMore(twice.run, 0)).rejects.toThrow('out of gas')
})

it('never runs again what went to a wallet', async () => {
  const { told, run } = failing(new SendFailedError('nonce too low'))
  await expect(onceMore(run, 0)).rejects.toThrow('nonce too low')
  expect(told.count).toBe(1)
})
