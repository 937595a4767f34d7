import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import {
  changeWallet,
  dialogOf,
  REVIEW_CLOSED,
  showInApp,
  takeToasts,
  WALLET_CHANGES,
} from '../../../../test/unit/support/earnStage'
import { scriptedNode } from '../../../../test/unit/support/scriptedNode'
import { serve } from '../../../../test/unit/support/swapStage'
import { SENDER } from '../../../../test/unit/support/transactionRecord'
import { RpcError } from '../../../chain/rpc/nodes'
import { poolDefinitions } from '../../../market/prices/poolList'
import type { Pool, PoolUser } from '../data/pool'
import { userCalls } from '../data/poolCalls'
import { summaryOf } from '../list/rowSummary.rules'
import { PoolActions } from './PoolActions'

const ONE = 10n ** 18n
const staker: PoolUser = { allowanceRaw: ONE, balanceRaw: 90n * ONE, stakedRaw: 5n * ONE, pendingRaw: ONE }

function poolWith(sousId: number, user: Partial<PoolUser> = {}, more: Partial<Pool> = {}): Pool {
  const definition = poolDefinitions.find((pool) => pool.sousId === sousId)
  if (!definition) throw new Error(`No pool ${sousId}`)
  return {
    ...{ definition, status: 'live', terms: { startBlock: 1n, endBlock: 9n, limitRaw: 0n }, totalStakedRaw: ONE },
    ...{ apr: 5, stakingPrice: null, earningPrice: null, user: { ...staker, ...user }, ...more },
  }
}

/** Renders the actions of a pool for an account whose allowance is the one of `pool`. */
function show(pool: Pool): void {
  const [allowanceCall] = userCalls(pool.definition, SENDER)
  const summary = summaryOf({ kind: 'pool', pool }, null)
  showInApp(
    <PoolActions pool={pool} summary={summary} />,
    allowanceCall ? [[allowanceCall, pool.user?.allowanceRaw ?? 0n]] : [],
  )
}
const button = (name: string) => screen.getByRole('button', { name })

test('the manual pool offers to compound or to harvest, any other pool only harvests (yield 2)', async () => {
  show(poolWith(0))
  await userEvent.click(button('Harvest'))
  await userEvent.click(within(await dialogOf('Compound')).getByRole('radio', { name: 'Harvest' }))
  expect(within(await dialogOf('Harvest')).getByText('Harvesting')).toBeInTheDocument()
})

test('compounding needs an allowance first, harvesting does not', async () => {
  show(poolWith(0, { allowanceRaw: 1n }))
  await userEvent.click(button('Harvest'))
  const compound = within(await dialogOf('Compound'))
  expect(compound.getByRole('button', { name: 'Approve CAKE' })).toBeEnabled()
  expect(compound.queryByRole('button', { name: 'Confirm' })).toBeNull()
  await userEvent.click(compound.getByRole('radio', { name: 'Harvest' }))
  expect(within(await dialogOf('Harvest')).getByRole('button', { name: 'Confirm' })).toBeEnabled()
})

test('an amount above the allowance replaces Confirm by Approve', async () => {
  show(poolWith(1))
  await userEvent.click(button('Stake CAKE'))
  const stake = within(await dialogOf('Stake CAKE'))
  fireEvent.input(stake.getByRole('textbox'), { target: { value: '1' } })
  expect(stake.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  fireEvent.input(stake.getByRole('textbox'), { target: { value: '1.5' } })
  expect(stake.queryByRole('button', { name: 'Confirm' })).toBeNull()
  expect(stake.getByRole('button', { name: 'Approve CAKE' })).toBeEnabled()
})

test('the reward is shown before it is harvested', async () => {
  show(poolWith(1))
  await userEvent.click(button('Harvest'))
  const harvest = within(await dialogOf('Harvest'))
  expect(harvest.getByText('1 HOP')).toBeInTheDocument()
  expect(harvest.queryByRole('radio')).toBeNull()
  expect(harvest.getByRole('button', { name: 'Confirm' })).toBeEnabled()
})

test('without a reward Harvest is disabled', () => {
  show(poolWith(1, { pendingRaw: 0n }))
  expect(button('Harvest')).toBeDisabled()
})

test.each([
  ['with a stake, also at 0', 5n * ONE, true],
  ['not without a stake', 0n, false],
] as const)('the review of a stake shows the reward %s', async (_, stakedRaw, isShown) => {
  show(poolWith(1, { stakedRaw, pendingRaw: 0n }))
  await userEvent.click(button(stakedRaw === 0n ? 'Stake' : 'Stake CAKE'))
  const stake = within(await dialogOf('Stake CAKE'))
  fireEvent.input(stake.getByRole('textbox'), { target: { value: '1' } })
  expect(await stake.findByText('You send')).toBeInTheDocument()
  expect(stake.queryAllByText('Reward')).toHaveLength(isShown ? 1 : 0)
  expect(stake.queryAllByText('0 HOP')).toHaveLength(isShown ? 1 : 0)
})

test('an account at the limit can only unstake, and sees why (yield 2)', () => {
  show(poolWith(5, { stakedRaw: 8n }, { terms: { startBlock: 1n, endBlock: 9n, limitRaw: 8n } }))
  const text = 'You’ve already staked the maximum amount you can stake in this pool!'
  expect(button('Stake CAKE')).toBeDisabled()
  expect(button('Stake CAKE')).toHaveAttribute('title', text)
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(button('Unstake CAKE')).toBeEnabled()
})

test('a finished pool without the flag accepts no stake, but a harvest and an unstake (yield 4)', async () => {
  show(poolWith(9, {}, { status: 'finished' }))
  expect(button('Stake CAKE')).toBeDisabled()
  expect(button('Harvest')).toBeEnabled()
  await userEvent.click(button('Unstake CAKE'))
  await dialogOf('Unstake CAKE')
})

describe('a finished pool with the emergency flag (yield 4)', () => {
  /** Opens the unstake dialog of the pool on a chain whose pool reverts calls with these selectors. */
  async function openUnstake(reverting: readonly string[]) {
    show(poolWith(10, {}, { status: 'finished' }))
    serve(
      scriptedNode({
        eth_call([call]) {
          const { data } = call as { data: string }
          if (reverting.some((selector) => data.startsWith(selector))) throw new RpcError('execution reverted', 3)
          return '0x'
        },
      }),
    )
    await userEvent.click(button('Unstake CAKE'))
  }
  const [withdraw, emergencyWithdraw] = ['0x2e1a7d4d', '0xdb2e21bc'] as const

  test('offers the normal withdrawal when its rehearsal passes, and gives nothing up', async () => {
    await openUnstake([])
    expect(await screen.findByRole('textbox', { name: 'Unstake CAKE' })).toBeInTheDocument()
    expect(screen.queryByText(/You lose/)).toBeNull()
    expect(button('Harvest')).toBeEnabled()
  })

  test('offers the emergency withdrawal when the normal one fails, and names what that gives up', async () => {
    await openUnstake([withdraw])
    const emergency = within(await dialogOf('Emergency withdraw'))
    expect(emergency.getByText('5 CAKE')).toBeInTheDocument()
    expect(emergency.getByText('You lose').closest('div')).toHaveTextContent('1 BUSD')
    expect(
      emergency.getByText('The normal withdrawal fails in this pool. You lose the BUSD you have earned.'),
    ).toBeInTheDocument()
  })

  test('reports that both withdrawals fail', async () => {
    await openUnstake([withdraw, emergencyWithdraw])
    expect(await screen.findByText('You cannot withdraw your stake right now')).toBeInTheDocument()
  })

  test('reports that no node could run the rehearsal, and retries on request', async () => {
    show(poolWith(10, {}, { status: 'finished' }))
    await userEvent.click(button('Unstake CAKE'))
    expect(await screen.findByText('We could not check this')).toBeInTheDocument()
    serve(scriptedNode({ eth_call: () => '0x' }))
    await userEvent.click(button('Try again'))
    expect(await screen.findByRole('textbox', { name: 'Unstake CAKE' })).toBeInTheDocument()
  })
})

test('a pool without an allowance offers Enable instead of Stake (yield 4)', () => {
  show(poolWith(1, { allowanceRaw: 0n, stakedRaw: 0n }))
  expect(button('Enable')).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Stake' })).toBeNull()
})

test('the native coin needs no allowance; an account without any is shown where to buy it (yield 5)', async () => {
  show(poolWith(6, { allowanceRaw: null, stakedRaw: 0n, balanceRaw: 0n }))
  expect(screen.queryByRole('button', { name: 'Enable' })).toBeNull()
  await userEvent.click(button('Stake'))
  const required = within(await dialogOf('BNB required'))
  expect(required.getByText('Insufficient BNB balance')).toBeInTheDocument()
  expect(required.getByRole('link', { name: 'Buy BNB' })).toHaveAttribute('href', '/swap?outputCurrency=BNB')
})

test('the dialog shows the limit, accepts an amount within it, and rejects zero and amounts above it', async () => {
  show(poolWith(5, {}, { terms: { startBlock: 1n, endBlock: 9n, limitRaw: 20n * ONE } }))
  await userEvent.click(button('Stake CAKE'))
  const stake = within(await dialogOf('Stake CAKE'))
  expect(stake.getByText('Max stake for this pool: 20 CAKE')).toBeInTheDocument()
  const [amount, confirm] = [stake.getByRole('textbox'), stake.getByRole('button', { name: 'Confirm' })]
  for (const [typed, isAccepted] of [
    ['', false],
    ['0', false],
    ['15', true],
    ['15.1', false],
  ] as const) {
    fireEvent.input(amount, { target: { value: typed } })
    expect([typed, !confirm.hasAttribute('disabled')]).toEqual([typed, isAccepted])
  }
  expect(stake.getByRole('textbox')).toHaveAccessibleDescription('Maximum total stake: 20 CAKE')
  expect(amount).toHaveAttribute('aria-invalid', 'true')
  fireEvent.click(stake.getByRole('button', { name: 'Max' }))
  expect(amount).toHaveValue('15')
})

test('a pool whose limit could not be read has none (yield 8)', async () => {
  show(poolWith(12))
  await userEvent.click(button('Stake CAKE'))
  const stake = within(await dialogOf('Stake CAKE'))
  expect(stake.queryByText(/Max stake for this pool/)).toBeNull()
  fireEvent.click(stake.getByRole('button', { name: 'Max' }))
  expect(stake.getByRole('textbox')).toHaveValue('90')
})

describe.each(WALLET_CHANGES)('when %s', (_what, next) => {
  test.each([
    ['Stake CAKE', 'Stake CAKE'],
    ['Unstake CAKE', 'Unstake CAKE'],
    ['Harvest', 'Harvest'],
  ])('the %s dialog closes with a notice that says why', async (name, title) => {
    show(poolWith(1, { allowanceRaw: 90n * ONE }))
    takeToasts()
    await userEvent.click(button(name))
    await dialogOf(title)
    changeWallet(next)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(takeToasts()).toEqual([REVIEW_CLOSED])
  })
})
