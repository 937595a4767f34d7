import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { allowance } from '../../src/chain/contracts/erc20/reads.ts'
import { resultsLoaded } from '../../src/chain/multicall/multicall.slice.ts'
import { getLibrary } from '../../src/chain/wallet/eip1193.ts'
import { cakeVaultAddress } from '../../src/deployment/contracts.ts'
import { deployment } from '../../src/deployment/deployment.ts'
import { useEnable } from '../../src/features/earn/index.ts'
import { useFarmWrites } from '../../src/features/farms/farm/useFarmWrites.ts'
import type { FarmView } from '../../src/features/farms/farms.rules.ts'
import { usePoolWrites } from '../../src/features/pools/actions/usePoolWrites.ts'
import { poolDefinitions } from '../../src/market/prices/poolList.ts'
import type { Pool } from '../../src/features/pools/data/pool.ts'
import { VAULT_APPROVAL_OUTCOME } from '../../src/features/pools/pools.messages.ts'
import { useVaultWrites } from '../../src/features/pools/vault/useVaultWrites.ts'
import { reportOutcome } from '../../src/features/transactions/follow/reportOutcome.ts'
import { transactionFollowed, type TransactionRecord } from '../../src/features/transactions/transactions.slice.ts'
import { deploymentFarms } from '../../src/market/prices/farmList.ts'
import { dismissToast, useToasts } from '../../src/ui/toast/toastStore.ts'
import { scriptedNode, SOLVENT } from './support/scriptedNode.ts'
import { inStage, serve } from './support/swapStage.tsx'
import { HASH, receiptOf, SENDER } from './support/transactionRecord.ts'

const ONE = 10n ** 18n
const { chainId } = deployment
const [farm] = deploymentFarms.farms
const found = poolDefinitions.find(({ sousId }) => sousId === 1)
if (!found || !farm || cakeVaultAddress === null) throw new Error('The deployment has pools, farms and a vault')
const [definition, vault] = [found, cakeVaultAddress]
const { stakingToken } = definition

const pool: Pool = {
  ...{ definition, status: 'live', terms: { startBlock: 1n, endBlock: 9n, limitRaw: 0n }, totalStakedRaw: ONE },
  ...{ apr: 5, stakingPrice: null, earningPrice: null },
  user: { allowanceRaw: ONE, balanceRaw: ONE, stakedRaw: ONE, pendingRaw: ONE },
}
const view: FarmView = {
  ...{ farm, status: 'ready', figures: null, lpAprPercent: 0, value: { aprPercent: null, liquidityUsdRaw: null } },
  user: { allowanceRaw: ONE, balanceRaw: ONE, stakedRaw: ONE, earnedRaw: ONE },
}

const REJECTED = 'You rejected this. Nothing was sent.'

/** yield 8: the texts of a write that failed or was not sent. */
const FAILED = {
  title: 'Error',
  body: 'Please try again. Confirm the transaction and make sure you are paying enough gas!',
}

afterEach(() => void vi.unstubAllGlobals())

/** Returns the newest toast and removes it. */
function newestToast() {
  const { result } = renderHook(useToasts)
  const toast = result.current.at(-1)
  act(() => dismissToast(toast?.id ?? -1))
  return toast
}

type WalletResponse = () => string

/** Renders a hook of writes for an account whose wallet returns this, with a node that accepts every write. */
function stage<Writes>(use: () => Writes, answer: WalletResponse = () => HASH) {
  serve(
    scriptedNode({
      ...{ ...SOLVENT, eth_estimateGas: () => '0x10000', eth_call: () => `0x${'1'.padStart(64, '0')}` },
      ...{ eth_blockNumber: () => '0x7' },
    }),
  )
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
    return method === 'eth_sendTransaction' ? answer() : null
  }
  const { store, wrapper } = inStage({ library: getLibrary({ request }) })
  const { result } = renderHook(use, { wrapper })
  const recorded = () => (store.getState().transactions as Record<number, Record<string, TransactionRecord>>)[chainId]
  return { store, writes: () => result.current, recorded }
}

/** Includes the recorded transaction with a status and returns the toast that reports it. */
function includedToast(record: TransactionRecord | undefined, status: 0 | 1) {
  if (!record) throw new Error('Nothing was recorded')
  const receipt = {
    ...{ blockHash: '0x1', blockNumber: 1, contractAddress: null, from: SENDER, to: null, status },
    ...{ transactionHash: HASH, transactionIndex: 0 },
  }
  act(() => reportOutcome({ ...record, receipt }))
  return newestToast()
}

/** Sends a write and returns the toast when the chain includes it with this status. */
async function reportOf<Writes>(use: () => Writes, send: (writes: Writes) => unknown, status: 0 | 1) {
  const { writes, recorded } = stage(use)
  await act(async () => void (await send(writes())))
  await waitFor(() => expect(recorded()?.[HASH]).toBeDefined())
  return includedToast(recorded()?.[HASH], status)
}

interface Row<Writes> {
  send: (writes: Writes) => unknown
  title: string
  body: string
}

interface Area {
  area: string
  use: () => object
  rows: readonly (Row<never> & { name: string })[]
}

/** Lists the writes of a hook, each with how to send it and the texts at its end. */
const areaOf = <Writes extends object>(
  area: string,
  use: () => Writes,
  rows: Partial<Record<keyof Writes & string, Row<Writes>>>,
): Area => ({
  ...{ area, use },
  rows: Object.entries<Row<Writes> | undefined>(rows).flatMap(([name, row]) => (row ? [{ name, ...row }] : [])),
})

const pools = areaOf('a pool', () => usePoolWrites(pool), {
  stake: {
    send: ({ stake }) => stake(ONE),
    ...{ title: 'Staked!', body: 'Your CAKE funds are staked and earning.' },
  },
  unstake: {
    send: ({ unstake }) => unstake(ONE),
    ...{ title: 'Unstaked!', body: 'Your HOP earnings have also been harvested to your wallet!' },
  },
  harvest: {
    send: ({ harvest }) => harvest(),
    ...{ title: 'Harvested!', body: 'Your HOP earnings have been sent to your wallet!' },
  },
  compound: {
    send: ({ compound }) => compound(ONE),
    ...{ title: 'Compounded!', body: 'Your HOP earnings have been staked as well.' },
  },
  withdrawInEmergency: {
    send: ({ withdrawInEmergency }) => withdrawInEmergency(ONE),
    ...{ title: 'Unstaked!', body: 'Your CAKE stake is back in your wallet.' },
  },
})

const theVault = areaOf('the vault', () => useVaultWrites(vault, stakingToken, null), {
  stake: {
    send: ({ stake }) => stake(ONE),
    ...{ title: 'Staked!', body: 'Your CAKE funds are staked and earning.' },
  },
  unstake: {
    send: ({ unstake }) => unstake(ONE, { kind: 'all' }),
    ...{ title: 'Unstaked!', body: 'Your CAKE earnings have also been harvested to your wallet!' },
  },
  claimBounty: {
    send: ({ claimBounty }) => claimBounty(),
    ...{ title: 'Bounty claimed!', body: 'CAKE bounty has been sent to your wallet.' },
  },
})

const farms = areaOf('a farm', () => useFarmWrites(view, null), {
  stake: {
    send: ({ stake }) => stake(ONE),
    ...{ title: 'Staked!', body: `Your ${farm.lpSymbol} funds are staked and earning.` },
  },
  unstake: {
    send: ({ unstake }) => unstake(ONE),
    ...{ title: 'Unstaked!', body: 'Your CAKE earnings have also been harvested to your wallet!' },
  },
  harvest: {
    send: ({ harvest }) => harvest(),
    ...{ title: 'Harvested!', body: 'Your CAKE earnings have been sent to your wallet!' },
  },
})

describe.each([pools, theVault, farms])('$area', ({ use, rows }) => {
  test('has a row here for each of its writes', () => {
    const writes = Object.entries(stage(use).writes()).filter(([, each]) => typeof each === 'function')
    expect(rows.map(({ name }) => name).toSorted()).toEqual(writes.map(([name]) => name).toSorted())
  })

  test.each(rows)('$name: success, failure and rejection', async ({ send, title, body }) => {
    const sent = (writes: object) => send(writes as never)
    expect(await reportOf(use, sent, 1)).toMatchObject({ kind: 'good', title, body })
    expect(await reportOf(use, sent, 0)).toMatchObject({ kind: 'bad', ...FAILED })

    const { writes, recorded } = stage(use, () => {
      throw Object.assign(new Error('User denied'), { code: 4001 })
    })
    await act(async () => void (await sent(writes())))
    const toasts = renderHook(useToasts).result
    await waitFor(() => expect(toasts.current.at(-1)).toMatchObject({ kind: 'info', title: REJECTED }))
    expect(newestToast()?.body).toBeUndefined()
    expect(recorded()?.[HASH]).toBeUndefined()
  })
})

/** Renders the writes of an area, sends one, and includes it in block 9, while the figures are those of block 8. */
async function included(use: () => object, send: (writes: never) => unknown) {
  const { store, writes, recorded } = stage(use)
  const isBusy = () => Object.entries(writes()).some(([name, value]) => name.startsWith('is') && value === true)
  const read = (blockNumber: number) => {
    const { listeners } = store.getState().multicall
    const data = Object.fromEntries(Object.keys(listeners[chainId] ?? {}).map((key) => [key, `0x${'0'.repeat(128)}`]))
    act(() => void store.dispatch(resultsLoaded({ chainId, blockNumber, data })))
    return Object.keys(data).length
  }
  await act(async () => void (await send(writes() as never)))
  await waitFor(() => expect(recorded()?.[HASH]).toBeDefined())
  const record = recorded()?.[HASH]
  const receipt = receiptOf({ blockNumber: 9 })
  if (record) act(() => void store.dispatch(transactionFollowed({ ...record, receipt })))
  return { isBusy, read }
}

describe.each([pools, theVault, farms])('a button of $area', ({ use, rows }) => {
  test.each(rows)('$name: is busy until the figures of the receipt’s block are read', async ({ send }) => {
    const { isBusy, read } = await included(use, send)
    expect(isBusy()).toBe(true)
    expect(read(8)).toBeGreaterThan(0)
    expect(isBusy()).toBe(true)
    read(9)
    expect(isBusy()).toBe(false)
  })
})

const approval = { tokenAddress: stakingToken.address, symbol: 'CAKE', balanceRaw: ONE }

describe.each([
  ['a pool', definition.contractAddress, undefined, 'You can now stake in the CAKE pool!'],
  ['the vault', vault, VAULT_APPROVAL_OUTCOME, 'You can now stake in the CAKE vault!'],
] as const)('the approval of %s', (_name, spender, outcome, body) => {
  test.each([
    [1, { kind: 'good', title: 'Contract enabled', body: `Approve CAKE: unlimited. ${body}` }],
    [0, { kind: 'bad', ...FAILED }],
  ] as const)('ends with status %i with this toast', async (status, words) => {
    const { key } = allowance(approval.tokenAddress, SENDER, spender)
    const use = () => useEnable({ ...approval, decimals: 18, spender, balanceCents: null, ...(outcome && { outcome }) })
    const { store, writes, recorded } = stage(use)
    const data = { [key]: `0x${'0'.repeat(64)}` }
    act(() => void store.dispatch(resultsLoaded({ chainId, blockNumber: 7, data })))
    await waitFor(() => expect(writes().state).toBe('notApproved'))
    await act(async () => void (await writes().run()))
    await waitFor(() => expect(recorded()?.[HASH]).toBeDefined())
    expect(includedToast(recorded()?.[HASH], status)).toMatchObject(words)
  })
})
