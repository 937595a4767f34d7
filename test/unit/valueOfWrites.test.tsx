import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { wrappedNative as wrapper } from '../../src/chain/contracts/wrappedNative/writes.ts'
import { toAddress } from '../../src/core/address'
import { wrappedNativeAddress } from '../../src/deployment/contracts.ts'
import { HarvestAll } from '../../src/features/earn/index.ts'
import { farmFigures } from '../../src/market/prices/farmValue.ts'
import { useFarmWrites } from '../../src/features/farms/farm/useFarmWrites.ts'
import { usePoolWrites } from '../../src/features/pools/actions/usePoolWrites.ts'
import { poolDefinitions } from '../../src/market/prices/poolList.ts'
import { useVaultWrites } from '../../src/features/pools/vault/useVaultWrites.ts'
import { useRevokeFlow } from '../../src/features/transactions/index.ts'
import type { SendIntent } from '../../src/features/transactions/useSendIntent.ts'
import { deploymentBases } from '../../src/market/bases.ts'
import { deploymentFarms } from '../../src/market/prices/farmList.ts'
import type { UsdPrice } from '../../src/market/usdPrice.ts'
import { showInApp } from './support/earnStage.tsx'

const ONE = 10n ** 18n
const { send } = vi.hoisted(() => ({ send: vi.fn<SendIntent>() }))
vi.mock(import('../../src/features/transactions/useSendIntent.ts'), async (original) => ({
  ...(await original()),
  useSendIntent: () => send,
}))
const HASH = `0x${'ab'.repeat(32)}`
beforeEach(() => void send.mockReset().mockResolvedValue(HASH))

const [farm] = deploymentFarms.farms
const definition = poolDefinitions.find(({ sousId, stakingToken }) => sousId > 0 && !stakingToken.isNative)
const { usd } = deploymentBases
if (!farm || !definition || !usd) throw new Error('The deployment needs farms, pools and a dollar token')

/** Returns the price at which one whole token is worth this many dollars. */
const priceOf = (token: UsdPrice['token'], dollars: bigint): UsdPrice => ({
  ...{ token, usd, usdRaw: dollars * 10n ** BigInt(usd.decimals), tokenRaw: 10n ** BigInt(token.decimals) },
})
const { stakingToken, earningToken } = definition
/** A staked token is worth 30 USD, an LP token 50, an earned one 2; one whole earned token is the pending reward. */
const earned = priceOf(earningToken, 2n)
const reads = {
  ...{ allocPoint: 200n, totalAllocPoint: 1_000n, lpStakedRaw: 10n * ONE, lpSupplyRaw: 20n * ONE },
  reserves: { reserve0Raw: 100n * ONE, reserve1Raw: 100n * ONE },
}

/** Renders a hook in the app and calls a function with its result. */
function inApp<Writes>(useWrites: () => Writes, write: (writes: Writes) => unknown) {
  function Page() {
    const writes = useWrites()
    return (
      <button type="button" onClick={() => void write(writes)}>
        Write
      </button>
    )
  }
  showInApp(<Page />, [])
  act(() => screen.getByRole('button', { name: 'Write' }).click())
}

const farmWrite = (write: (writes: ReturnType<typeof useFarmWrites>) => unknown) => () =>
  inApp(
    () =>
      useFarmWrites(
        {
          ...{ farm, status: 'ready', figures: farmFigures(farm, reads), lpAprPercent: 0 },
          value: { aprPercent: 12, liquidityUsdRaw: 500n * 10n ** BigInt(usd.decimals) },
          user: { allowanceRaw: 9n * ONE, balanceRaw: 9n * ONE, stakedRaw: 9n * ONE, earnedRaw: ONE },
        },
        earned,
      ),
    write,
  )
const poolWrite = (write: (writes: ReturnType<typeof usePoolWrites>) => unknown) => () =>
  inApp(
    () =>
      usePoolWrites({
        ...{ definition, status: 'live', totalStakedRaw: ONE, apr: 5 },
        terms: { startBlock: 1n, endBlock: 9n, limitRaw: 0n },
        ...{ stakingPrice: priceOf(stakingToken, 30n), earningPrice: earned },
        user: { allowanceRaw: 9n * ONE, balanceRaw: 9n * ONE, stakedRaw: 9n * ONE, pendingRaw: ONE },
      }),
    write,
  )
const vaultWrite = (write: (writes: ReturnType<typeof useVaultWrites>) => unknown) => () =>
  inApp(() => useVaultWrites(toAddress(`0x${'a'.repeat(40)}`), stakingToken, priceOf(stakingToken, 30n)), write)

async function harvestAll() {
  const { address: tokenAddress, symbol, decimals } = earningToken
  const contract = { address: wrappedNativeAddress, interface: wrapper }
  const item = {
    ...{
      key: '1',
      name: 'Farm',
      tokenAddress,
      symbol,
      decimals,
      earnedRaw: 60n * ONE,
      price: earned,
      pendingCall: null,
    },
    gasLimit: 200_000n,
    makeIntent: async () => ({ contract, method: 'withdraw', args: [1n], valueRaw: 0n }),
  }
  showInApp(<HarvestAll items={[item]} headline="Rewards" nativePrice={null} unreadCount={0} />, [])
  await userEvent.click(await screen.findByRole('button', { name: /^Harvest all/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Harvest 1' }))
}

/**
 * Every write outside the swap and liquidity flows, with the value at risk. The option is required, so that a write
 * without it does not compile; wrong values fail here.
 */
test.each<[what: string, write: () => unknown, cents: bigint | null]>([
  ['a harvest of a farm', farmWrite(({ harvest }) => harvest()), 200n],
  ['a stake in a farm, with the reward that it pays', farmWrite(({ stake }) => stake(ONE)), 5_200n],
  ['an unstake from a farm, with the reward that it pays', farmWrite(({ unstake }) => unstake(ONE)), 5_200n],
  ['a stake in a pool, with the reward that it pays', poolWrite(({ stake }) => stake(ONE)), 3_200n],
  ['an unstake from a pool, with the reward that it pays', poolWrite(({ unstake }) => unstake(ONE)), 3_200n],
  ['a harvest of a pool', poolWrite(({ harvest }) => harvest()), 200n],
  ['compounding', poolWrite(({ compound }) => compound(ONE)), 200n],
  ['an emergency withdrawal', poolWrite(({ withdrawInEmergency }) => withdrawInEmergency(2n * ONE)), 6_000n],
  ['a stake in the vault', vaultWrite(({ stake }) => stake(2n * ONE)), 6_000n],
  [
    'an unstake from the vault',
    vaultWrite(({ unstake }) => unstake(2n * ONE, { method: 'withdrawAll' } as never)),
    6_000n,
  ],
  ['a bounty, which costs its caller the network fee only', vaultWrite(({ claimBounty }) => claimBounty()), 0n],
  ['each harvest of a run', harvestAll, 12_000n],
  [
    'a revoked allowance, which puts nothing at risk',
    () =>
      inApp(
        () => useRevokeFlow(),
        ({ run }) =>
          run({
            ...{ tokenAddress: stakingToken.address, spender: toAddress(`0x${'a'.repeat(40)}`) },
            ...{ symbol: 'CAKE', spenderName: 'Exchange' },
          }),
      ),
    0n,
  ],
])('%s states its value at risk', async (_what, write, cents) => {
  await write()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect(send.mock.calls[0]?.[1].valueCents).toBe(cents)
})
