import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import { createPoolFactory, type PoolInputs } from './pool'

const token = {
  key: 'a',
  symbol: 'A',
  decimals: 18,
  address: toAddress(`0x${'a'.repeat(40)}`),
  isNative: false,
}
const ready = (value: bigint) => ({ status: 'ready', value }) as const
const failed = { status: 'failed', value: undefined } as const

const inputs = (more: Partial<PoolInputs> = {}): PoolInputs => ({
  definition: {
    ...{ sousId: 7, stakingToken: token, earningToken: token, contractAddress: token.address, category: 'CORE' },
    ...{ tokenPerBlock: '1', isFinished: false, canEmergencyWithdraw: false },
  },
  ...{ status: 'live', start: ready(1n), end: ready(9n), limit: ready(5n), total: ready(100n), user: [] },
  ...{ stakingPrice: null, earningPrice: null, blockTimeSeconds: 3 },
  ...more,
})

test('a limit that could not be read is no limit, other failed reads are unknown (yield 8)', () => {
  const createPool = createPoolFactory()
  const pool = createPool(
    inputs({ start: failed, end: failed, limit: failed, total: failed, user: [failed, failed, failed, failed] }),
  )
  expect(pool.terms).toEqual({ startBlock: null, endBlock: null, limitRaw: 0n })
  expect(pool.totalStakedRaw).toBeNull()
  expect(pool.user).toEqual({ allowanceRaw: null, balanceRaw: null, stakedRaw: null, pendingRaw: null })
})

test('a failed read is distinguished from a loading one and from zero', () => {
  const loading = { status: 'loading', value: undefined } as const
  const createPool = createPoolFactory()
  const reading = (staked: PoolInputs['user'][number], total: PoolInputs['total'] = ready(1n)) => {
    const { isUserFailed = false, isTotalFailed = false } = createPool(
      inputs({ total, user: [ready(0n), ready(0n), staked, ready(0n)] }),
    )
    return { isUserFailed, isTotalFailed }
  }
  expect(reading(ready(0n))).toEqual({ isUserFailed: false, isTotalFailed: false })
  expect(reading(loading)).toEqual({ isUserFailed: false, isTotalFailed: false })
  expect(reading(failed)).toEqual({ isUserFailed: true, isTotalFailed: false })
  expect(reading(ready(0n), failed)).toEqual({ isUserFailed: false, isTotalFailed: true })
})

test('a failed refresh keeps the figures, with the block of the oldest one', () => {
  const old = (value: bigint, asOfBlock: number) =>
    ({ status: 'failed', value: undefined, lastSuccess: { value, asOfBlock } }) as const
  const pool = createPoolFactory()(
    inputs({ end: old(9n, 3), total: old(100n, 41), user: [ready(1n), ready(2n), old(3n, 40), ready(4n)] }),
  )
  expect(pool).toMatchObject({ totalStakedRaw: 100n, asOfBlock: 40, terms: { endBlock: 9n } })
  expect(pool.user).toEqual({ allowanceRaw: 1n, balanceRaw: 2n, stakedRaw: 3n, pendingRaw: 4n })
  expect(pool.isUserFailed ?? pool.isTotalFailed ?? false).toBe(false)
  expect(createPoolFactory()(inputs()).asOfBlock).toBeUndefined()
})

test('without an account there are no account figures', () => {
  expect(createPoolFactory()(inputs()).user).toBeNull()
})

test('the same inputs return the same pool, a changed input returns another one', () => {
  const createPool = createPoolFactory()
  const shared = inputs({ user: [ready(1n), ready(2n), ready(3n), ready(4n)] })
  const pool = createPool(shared)
  expect(pool.user).toEqual({ allowanceRaw: 1n, balanceRaw: 2n, stakedRaw: 3n, pendingRaw: 4n })
  expect(createPool({ ...shared, user: [...shared.user] })).toBe(pool)
  expect(createPool({ ...shared, total: ready(100n) })).not.toBe(pool)
})

test('a price that changed by a trace returns the same pool, a larger move another one', () => {
  const createPool = createPoolFactory()
  const shared = inputs()
  const price = (usdRaw: bigint) => ({ token, usd: token, usdRaw, tokenRaw: 10n ** 9n })
  const pool = createPool({ ...shared, stakingPrice: price(10n ** 9n) })
  expect(createPool({ ...shared, stakingPrice: price(10n ** 9n + 10n) })).toBe(pool)
  expect(createPool({ ...shared, stakingPrice: price(10n ** 9n + 10n ** 6n) })).not.toBe(pool)
  expect(createPool({ ...shared, stakingPrice: null })).not.toBe(pool)
})
