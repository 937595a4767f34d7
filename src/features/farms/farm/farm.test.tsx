import { renderHook, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import {
  changeWallet,
  dialogOf,
  REVIEW_CLOSED,
  showInApp,
  takeToasts,
  WALLET_CHANGES,
} from '../../../../test/unit/support/earnStage'
import { SENDER } from '../../../../test/unit/support/transactionRecord'
import { allowance, balanceOf } from '../../../chain/contracts/erc20/reads'
import { pendingCake, stakedAmount } from '../../../chain/contracts/masterChef/reads'
import type { Wallet } from '../../../chain/wallet/useWallet'
import { masterChefAddress } from '../../../deployment/contracts'
import { deploymentFarms } from '../../../market/prices/farmList'
import { useFirstComplete } from '../data/useFarmViews'
import type { FarmUser, FarmView } from '../farms.rules'
import { farmFigures } from '../../../market/prices/farmValue'
import { FarmCard } from './FarmCard'
import { FarmRow } from './FarmRow'

const ONE = 10n ** 18n
const [farm] = deploymentFarms.farms
if (!farm || masterChefAddress === null) throw new Error('The deployment has farms')
const chef = masterChefAddress
const { lpSymbol, lpAddress, pid } = farm
const reads = {
  ...{ allocPoint: 200n, totalAllocPoint: 1_000n, lpStakedRaw: 10n * ONE, lpSupplyRaw: 20n * ONE },
  reserves: { reserve0Raw: 100n * ONE, reserve1Raw: 100n * ONE },
}
const noFigures: FarmUser = { allowanceRaw: 0n, balanceRaw: 0n, stakedRaw: 0n, earnedRaw: 0n }
const view: FarmView = {
  ...{ farm, status: 'ready', figures: farmFigures(farm, reads), lpAprPercent: 0, user: noFigures },
  value: { aprPercent: 12.5, liquidityUsdRaw: 5_000n * ONE },
}
const show = (node: ReactNode, status?: Wallet['status']) => showInApp(node, [], status)
const name = farm.lpSymbol
const unfold = () => userEvent.click(screen.getByRole('button', { name: `Details of ${name}` }))

describe('row of a farm', () => {
  test('shows its figures, unfolds to its actions, and unmounts them a moment after it is folded', async () => {
    show(<FarmRow view={view} list="live" cakePrice={null} />)
    const row = screen.getByRole('article', { name })
    for (const text of ['12.50%', '$5,000.00', '2X']) expect(within(row).getByText(text)).toBeInTheDocument()
    expect(within(row).queryByRole('button', { name: 'Enable' })).toBeNull()
    await unfold()
    expect(await within(row).findByRole('button', { name: 'Enable' })).toBeInTheDocument()
    expect(within(row).getByRole('button', { name: 'Harvest' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: `Hide ${name}` }))
    await expect.poll(() => within(row).queryByRole('button', { name: 'Enable' })).toBeNull()
  })

  test('of a failed farm reports the failure, shows dashes and breaks nothing', async () => {
    const failed: FarmView = {
      ...{ farm, status: 'failed', figures: null, lpAprPercent: 0, user: null },
      value: { aprPercent: null, liquidityUsdRaw: null },
    }
    show(<FarmRow view={failed} list="live" cakePrice={null} />, 'disconnected')
    expect(screen.getAllByText('–').length).toBeGreaterThanOrEqual(4)
    await unfold()
    expect(await screen.findByText('This farm could not be loaded.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^ROI/ })).toBeNull()
  })

  test('shows trading fees of a past day separately, with the day, and adds them to no rate', async () => {
    const price = { token: farm.token, usd: farm.token, usdRaw: ONE, tokenRaw: ONE }
    const withPastFees: FarmView = { ...view, lpAprPercent: 30, lpAprAsOf: '2021-07-28' }
    show(<FarmRow view={withPastFees} list="live" cakePrice={price} />)
    const row = screen.getByRole('article', { name })
    expect(within(row).getByText('12.50%')).toBeInTheDocument()
    await unfold()
    expect(await within(row).findByText('Trading fees on Jul 28, 2021')).toBeInTheDocument()
    expect(within(row).getByText('30.00%')).toBeInTheDocument()
    expect(within(row).queryByText('42.50%')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: `ROI of ${name}` }))
    const calculator = within(await dialogOf('ROI calculator'))
    expect(calculator.getAllByText('12.50%')).toHaveLength(2)
    expect(calculator.queryByText('42.50%')).toBeNull()
  })

  test('shows no figure of trading fees where none is known, instead of a rate of 0', async () => {
    show(<FarmRow view={view} list="live" cakePrice={null} />)
    const row = within(screen.getByRole('article', { name }))
    await unfold()
    expect(await row.findByText('No data')).toBeInTheDocument()
    expect(row.queryByText('0.00%')).toBeNull()
  })

  test('of a finished farm shows a rate of 0 and only allows to unstake', async () => {
    const closedView = {
      ...view,
      figures: farmFigures(farm, { ...reads, allocPoint: 0n }),
      user: { ...noFigures, stakedRaw: ONE },
    }
    show(<FarmCard view={closedView} list="history" cakePrice={null} />)
    expect(screen.getByText('Closed')).toBeInTheDocument()
    expect(screen.getByText('0.00%')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: `Stake ${farm.lpSymbol}` })).toBeDisabled()
    expect(screen.getByRole('button', { name: `Unstake ${farm.lpSymbol}` })).toBeEnabled()
  })
})

describe('actions of a farm', () => {
  test.each([
    ['disconnected', 'Connect wallet'],
    ['wrongChain', /^Switch/],
  ] as const)('show only the button of the wallet while it is %s', (status, button) => {
    show(<FarmCard view={view} list="live" cakePrice={null} />, status)
    expect(screen.getByRole('heading', { name: 'Start earning' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: button })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Harvest' })).toBeNull()
  })

  test('are refreshed with each block once the account has a stake or an allowance', () => {
    const user = { ...noFigures, stakedRaw: ONE, earnedRaw: ONE }
    const loadReads = show(<FarmCard view={{ ...view, user }} list="live" cakePrice={null} />)
    expect(screen.getAllByText('1')).toHaveLength(2)
    const staked = `0x${[7n * ONE, 0n].map((value) => value.toString(16).padStart(64, '0')).join('')}`
    const results = [
      [allowance(farm.lpAddress, SENDER, chef), 0n],
      [balanceOf(farm.lpAddress, SENDER), 0n],
      [stakedAmount(farm.pid, SENDER), staked],
      [pendingCake(farm.pid, SENDER), (5n * ONE) / 2n],
    ] as const
    loadReads(results, 9)
    expect(screen.getByText('2.5')).toBeInTheDocument()
    expect(screen.getByText('7')).toBeInTheDocument()
  })

  test('link an account without LP tokens to the page that creates them', async () => {
    show(<FarmCard view={{ ...view, user: { ...noFigures, allowanceRaw: ONE } }} list="live" cakePrice={null} />)
    await userEvent.click(screen.getByRole('button', { name: 'Stake LP' }))
    const dialog = await screen.findByRole('dialog', { name: `${farm.lpSymbol} required` })
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/add\/BNB\/0x/))
  })
})

test('the review of an unstake has the row of the reward from the start, also at 0', async () => {
  show(<FarmCard view={{ ...view, user: { ...noFigures, stakedRaw: ONE } }} list="live" cakePrice={null} />)
  await userEvent.click(screen.getByRole('button', { name: `Unstake ${lpSymbol}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unstake LP tokens' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Max' }))
  expect(await dialog.findByText('Reward')).toBeInTheDocument()
  expect(dialog.getByText('0 CAKE')).toBeInTheDocument()
})

describe('a stake above the allowance', () => {
  const user = { ...noFigures, stakedRaw: ONE, balanceRaw: 9n * ONE }
  const staked = `0x${[ONE, 0n].map((value) => value.toString(16).padStart(64, '0')).join('')}`
  const reading = (allowanceRaw: bigint) =>
    [
      [allowance(farm.lpAddress, SENDER, chef), allowanceRaw],
      [balanceOf(farm.lpAddress, SENDER), 9n * ONE],
      [stakedAmount(farm.pid, SENDER), staked],
      [pendingCake(farm.pid, SENDER), 0n],
    ] as const

  async function openStake(allowanceRaw: bigint) {
    const loadReads = show(
      <FarmCard view={{ ...view, user: { ...user, allowanceRaw } }} list="live" cakePrice={null} />,
    )
    loadReads(reading(allowanceRaw), 9)
    await userEvent.click(screen.getByRole('button', { name: `Stake ${lpSymbol}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Stake LP tokens' }))
    const button = (label: string) => dialog.queryByRole('button', { name: label })
    return { loadReads, dialog, button, enable: `Approve ${lpSymbol}` }
  }

  test('replaces Confirm by Approve after the allowance was revoked, and restores it afterwards', async () => {
    const { loadReads, dialog, button, enable } = await openStake(0n)
    expect(button('Confirm')).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox'), '2')
    expect(button('Confirm')).toBeNull()
    expect(button(enable)).toBeEnabled()
    expect(dialog.getByText(`${farm.lpSymbol} is not approved for this amount yet. Approve it first.`)).toBeVisible()
    button(enable)?.focus()
    loadReads(reading(2n * ONE), 10)
    expect(button(enable)).toBeNull()
    expect(button('Confirm')).toBeEnabled()
    expect(button('Confirm')).toHaveFocus()
  })

  test('is confirmed up to the amount of a capped approval', async () => {
    const { dialog, button, enable } = await openStake(2n * ONE)
    await userEvent.type(dialog.getByRole('textbox'), '2')
    expect(button('Confirm')).toBeEnabled()
    await userEvent.type(dialog.getByRole('textbox'), '.5')
    expect(button(enable)).toBeEnabled()
    await userEvent.clear(dialog.getByRole('textbox'))
    await userEvent.type(dialog.getByRole('textbox'), '99')
    // An amount above the balance needs another amount, not an approval.
    expect(button(enable)).toBeNull()
    expect(button('Confirm')).toBeDisabled()
  })
})

describe('failed read of the allowance or balance of the LP token', () => {
  const staked = (raw: bigint) => `0x${[raw, 0n].map((value) => value.toString(16).padStart(64, '0')).join('')}`

  function showFailed(stakedRaw: bigint, failed: 'allowance' | 'balance') {
    const user = { ...noFigures, stakedRaw, allowanceRaw: ONE }
    const loadReads = show(<FarmCard view={{ ...view, user }} list="live" cakePrice={null} />)
    const results = [
      [allowance(lpAddress, SENDER, chef), failed === 'allowance' ? null : ONE],
      [balanceOf(lpAddress, SENDER), failed === 'balance' ? null : ONE],
      [stakedAmount(pid, SENDER), staked(stakedRaw)],
      [pendingCake(pid, SENDER), 0n],
    ] as const
    loadReads(results, 9)
  }

  test.each(['allowance', 'balance'] as const)(
    'a failed %s is not shown as 0: neither Enable nor a link to get LP tokens',
    (read) => {
      showFailed(0n, read)
      expect(screen.getByText('Your LP tokens could not be loaded')).toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
      expect(screen.queryByRole('button', { name: 'Enable' })).toBeNull()
      expect(screen.queryByRole('button', { name: 'Stake LP' })).toBeNull()
    },
  )

  test('the stake can still be withdrawn, and nothing added', () => {
    showFailed(ONE, 'balance')
    expect(screen.getByText('Your LP tokens could not be loaded')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: `Unstake ${lpSymbol}` })).toBeEnabled()
    expect(screen.getByRole('button', { name: `Stake ${lpSymbol}` })).toBeDisabled()
  })

  test('a failed allowance does not prevent adding: the dialog requests an approval when needed', () => {
    showFailed(ONE, 'allowance')
    expect(screen.queryByText('Your LP tokens could not be loaded')).toBeNull()
    expect(screen.getByRole('button', { name: `Stake ${lpSymbol}` })).toBeEnabled()
  })
})

describe.each(WALLET_CHANGES)('when %s', (_what, next) => {
  const user = { ...noFigures, stakedRaw: ONE, balanceRaw: 9n * ONE, allowanceRaw: ONE }

  test.each(['Stake', 'Unstake'])('the %s dialog closes with a notice that says why', async (verb) => {
    show(<FarmCard view={{ ...view, user }} list="live" cakePrice={null} />)
    takeToasts()
    await userEvent.click(screen.getByRole('button', { name: `${verb} ${lpSymbol}` }))
    await dialogOf(`${verb} LP tokens`)
    changeWallet(next)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(takeToasts()).toEqual([REVIEW_CLOSED])
  })

  test('no notice is shown without an open dialog', () => {
    show(<FarmCard view={{ ...view, user }} list="live" cakePrice={null} />)
    takeToasts()
    changeWallet(next)
    expect(takeToasts()).toEqual([])
  })
})

test('the first complete value is returned for its period', () => {
  const { result, rerender } = renderHook(
    ({ value, period, isComplete }) => useFirstComplete(value, period, isComplete),
    {
      initialProps: { value: 1, period: 'a', isComplete: false },
    },
  )
  const steps: [number, string, boolean, number][] = [
    [2, 'a', false, 2],
    [3, 'a', true, 3],
    [4, 'a', true, 3],
    [5, 'b', false, 5],
    [6, 'b', true, 6],
    [7, 'b', false, 6],
  ]
  for (const [value, period, isComplete, shown] of steps) {
    rerender({ value, period, isComplete })
    expect(result.current).toBe(shown)
  }
})
