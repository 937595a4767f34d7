import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import {
  changeWallet,
  dialogOf,
  REVIEW_CLOSED,
  showInApp,
  takeToasts,
  WALLET_CHANGES,
} from '../../../../test/unit/support/earnStage'
import { SENDER } from '../../../../test/unit/support/transactionRecord'
import { allowance } from '../../../chain/contracts/erc20/reads'
import { getCurrentBlockTimestamp } from '../../../chain/contracts/exchangeMulticall/reads'
import { cakeVaultAddress } from '../../../deployment/contracts'
import type { UsdPrice } from '../../../market/usdPrice'
import { poolDefinitions } from '../../../market/prices/poolList'
import type { Pool } from '../data/pool'
import { summaryOf } from '../list/rowSummary.rules'
import { BountyCard } from './BountyCard'
import type { Vault, VaultFacts } from './useVault'
import { VaultActions } from './VaultActions'

const ONE = 10n ** 18n
const HOUR_S = 3_600n

const [definition] = poolDefinitions
const address = cakeVaultAddress
if (!definition || address === null) throw new Error('The deployment has pools and a vault')
const token = definition.stakingToken
const price: UsdPrice = { token, usd: token, usdRaw: 14n * ONE, tokenRaw: ONE }

const facts = (more: Partial<VaultFacts> = {}): VaultFacts => ({
  ...{ pricePerShareRaw: (11n * ONE) / 10n, totalSharesRaw: 100n * ONE, totalCakeRaw: 110n * ONE },
  ...{ bountyRaw: ONE / 2n, pendingRaw: 200n * ONE, performanceFeeBps: 200n, callFeeBps: 25n },
  ...{ withdrawFeeBps: 10n, withdrawFeePeriodSeconds: 72n * HOUR_S, ...more },
})

interface VaultState {
  sharesRaw: bigint
  storedCakeRaw?: bigint
  stakedAgoS?: bigint
  balanceRaw?: bigint
  fees?: Partial<VaultFacts>
}

function vaultWith({ sharesRaw, storedCakeRaw = 0n, stakedAgoS = 0n, balanceRaw = 9n * ONE, fees }: VaultState): Vault {
  const lastDepositedTime = CHAIN_SECONDS - stakedAgoS
  const times = { lastDepositedTime, lastUserActionTime: lastDepositedTime }
  const info = { sharesRaw, cakeAtLastUserActionRaw: storedCakeRaw, ...times }
  return { address: vault, facts: facts(fees), user: { isLoading: false, info, allowanceRaw: ONE, balanceRaw } }
}
const vault = address

/** The chain's own clock; some tests set the device's clock apart from it. */
const CHAIN_SECONDS = 1_900_000_000n

const inApp = (node: React.ReactNode, chainSeconds: bigint | null = CHAIN_SECONDS) =>
  showInApp(node, [
    [allowance(token.address, SENDER, vault), 2n ** 256n - 1n],
    ...(chainSeconds === null ? [] : [[getCurrentBlockTimestamp(), chainSeconds] as const]),
  ])

function show(part: VaultState, chainSeconds?: bigint | null): void {
  const shown = vaultWith(part)
  const manual: Pool = {
    ...{ definition: definition as Pool['definition'], status: 'live', totalStakedRaw: ONE, apr: 5 },
    ...{
      terms: { startBlock: null, endBlock: null, limitRaw: 0n },
      stakingPrice: price,
      earningPrice: price,
      user: null,
    },
  }
  const stakedRaw = (part.sharesRaw * 11n) / 10n
  const summary = summaryOf({ kind: 'vault', vault: shown, manual, apy: 5, stakedRaw }, null)
  inApp(<VaultActions vault={shown} summary={summary} />, chainSeconds)
}
const profit = () => screen.getByText('Recent CAKE profit').parentElement?.textContent

test('the recent profit is what the shares gained since the last action', () => {
  show({ sharesRaw: 10n * ONE, storedCakeRaw: 8n * ONE })
  expect(profit()).toBe('Recent CAKE profit3≈ $42.00')
})

test('after a partial withdrawal the vault’s stored amount exceeds the rest, which shows a profit of zero and not a loss', () => {
  show({ sharesRaw: 10n * ONE, storedCakeRaw: 12n * ONE })
  expect(profit()).toBe('Recent CAKE profit0')
})

test('within the fee period the remaining time is shown, and the fee of the typed amount (yield 2, 5)', async () => {
  show({ sharesRaw: 10n * ONE, stakedAgoS: 10n * HOUR_S })
  expect(screen.getByText(/^0\.1% unstaking fee for another/)).toBeInTheDocument()
  expect(screen.getByRole('timer', { name: 'Unstaking fee' })).toHaveTextContent(
    /^2 days, (14 hours, 0|13 hours, 59) minutes/,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Unstake CAKE' }))
  const dialog = within(await dialogOf('Unstake CAKE'))
  fireEvent.input(dialog.getByRole('textbox'), { target: { value: '5' } })
  expect(dialog.getByText('Unstaking fee: 0.005 CAKE')).toBeInTheDocument()
})

test.each([
  ['fast', 30],
  ['slow', -30],
])('a device whose clock is a month too %s shows the fee that the chain takes', async (_how, days) => {
  vi.spyOn(Date, 'now').mockReturnValue((Number(CHAIN_SECONDS) + days * 86_400) * 1_000)
  show({ sharesRaw: 10n * ONE, stakedAgoS: 10n * HOUR_S })
  expect(screen.getByRole('timer', { name: 'Unstaking fee' })).toHaveTextContent(/^2 days, (14|13) hours/)
  await userEvent.click(screen.getByRole('button', { name: 'Unstake CAKE' }))
  const dialog = within(await dialogOf('Unstake CAKE'))
  fireEvent.input(dialog.getByRole('textbox'), { target: { value: '5' } })
  expect(dialog.getByText('Unstaking fee: 0.005 CAKE')).toBeInTheDocument()
  vi.restoreAllMocks()
})

test('the fee is shown while the chain’s time is unknown', async () => {
  show({ sharesRaw: 10n * ONE, stakedAgoS: 100n * HOUR_S }, null)
  expect(screen.getByText('0.1% unstaking fee if withdrawn within 72h')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Unstake CAKE' }))
  const dialog = within(await dialogOf('Unstake CAKE'))
  fireEvent.input(dialog.getByRole('textbox'), { target: { value: '5' } })
  expect(dialog.getByText('Unstaking fee: 0.005 CAKE')).toBeInTheDocument()
})

test('no fee is shown after the period', async () => {
  show({ sharesRaw: 10n * ONE, stakedAgoS: 73n * HOUR_S })
  expect(screen.queryByText(/unstaking fee/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Unstake CAKE' }))
  const dialog = within(await dialogOf('Unstake CAKE'))
  fireEvent.input(dialog.getByRole('textbox'), { target: { value: '5' } })
  expect(dialog.queryByText(/Unstaking fee/)).toBeNull()
})

async function openStake() {
  await userEvent.click(screen.getByRole('button', { name: 'Stake CAKE' }))
  return within(await dialogOf('Stake CAKE'))
}
const FEE_RESTARTS = 'Your whole stake has the unstaking fee again'

test('adding after the fee period warns that the fee applies to the whole stake again', async () => {
  show({ sharesRaw: 10n * ONE, stakedAgoS: 73n * HOUR_S })
  const dialog = await openStake()
  expect(dialog.getByText(FEE_RESTARTS)).toBeInTheDocument()
  expect(
    dialog.getByText(/^For 72 hours after you stake more, you pay 0\.1% on everything you unstake/),
  ).toBeInTheDocument()
})

test('adding within the fee period warns that the period restarts for the whole stake', async () => {
  show({ sharesRaw: 10n * ONE, stakedAgoS: 10n * HOUR_S })
  const dialog = await openStake()
  expect(dialog.getByText('The fee period restarts for your whole stake')).toBeInTheDocument()
})

test('adding to a vault without a fee shows no warning', async () => {
  show({ sharesRaw: 10n * ONE, stakedAgoS: 73n * HOUR_S, fees: { withdrawFeeBps: 0n } })
  expect((await openStake()).queryByText(FEE_RESTARTS)).toBeNull()
})

test.each<[string, Partial<VaultFacts>]>([
  ['the fee', { withdrawFeeBps: null }],
  ['its period', { withdrawFeePeriodSeconds: null }],
])('%s that is unknown is shown as unknown everywhere, never omitted', async (_what, fees) => {
  show({ sharesRaw: 10n * ONE, stakedAgoS: 73n * HOUR_S, fees })
  expect(screen.getByText('Unstaking fee: unknown')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Unstake CAKE' }))
  const unstake = within(await dialogOf('Unstake CAKE'))
  fireEvent.input(unstake.getByRole('textbox'), { target: { value: '5' } })
  expect(unstake.getAllByText('Unstaking fee: unknown').length).toBeGreaterThan(0)
  fireEvent.click(unstake.getByRole('button', { name: 'Close' }))
  expect((await openStake()).getByText('Your whole stake may have an unstaking fee again')).toBeInTheDocument()
})

test('without CAKE, Stake opens a message about the balance; without a stake, the fee rule is shown', async () => {
  show({ sharesRaw: 0n, balanceRaw: 0n })
  expect(screen.getByText('0.1% unstaking fee if withdrawn within 72h')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Stake' }))
  expect(within(await dialogOf('CAKE required')).getByText('Insufficient CAKE balance')).toBeInTheDocument()
})

test.each<[string, Partial<VaultFacts>, UsdPrice | null]>([
  ['no reward', { bountyRaw: 0n }, price],
  ['a reward that is not known', { bountyRaw: null }, price],
  ['no call fee', { callFeeBps: 0n }, price],
  ['no price', {}, null],
])('a bounty with %s cannot be claimed (yield 5)', (_what, more, cakePrice) => {
  inApp(<BountyCard vault={{ address: vault, facts: facts(more), user: null }} token={token} price={cakePrice} />)
  expect(screen.getByRole('button', { name: 'Claim' })).toBeDisabled()
})

test('the claim dialog shows the bounty, its basis and its share', async () => {
  inApp(<BountyCard vault={{ address: vault, facts: facts(), user: null }} token={token} price={price} />)
  await userEvent.click(screen.getByRole('button', { name: 'Claim' }))
  const dialog = await dialogOf('Claim bounty')
  for (const text of ['0.5 CAKE', '200 CAKE', '0.25%']) expect(within(dialog).getByText(text)).toBeInTheDocument()
  expect(within(dialog).getByRole('button', { name: 'Confirm' })).toBeEnabled()
})

describe.each(WALLET_CHANGES)('when %s', (_what, next) => {
  test.each(['Stake', 'Unstake'])('the %s dialog of the vault closes with a notice that says why', async (verb) => {
    show({ sharesRaw: 10n * ONE })
    takeToasts()
    await userEvent.click(screen.getByRole('button', { name: `${verb} CAKE` }))
    await dialogOf(`${verb} CAKE`)
    changeWallet(next)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(takeToasts()).toEqual([REVIEW_CLOSED])
  })

  test('the bounty dialog closes with a notice that says why', async () => {
    inApp(<BountyCard vault={{ address: vault, facts: facts(), user: null }} token={token} price={price} />)
    takeToasts()
    await userEvent.click(screen.getByRole('button', { name: 'Claim' }))
    await dialogOf('Claim bounty')
    changeWallet(next)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(takeToasts()).toEqual([REVIEW_CLOSED])
  })
})

test('a bounty dialog that was opened without a wallet stays open when one connects', async () => {
  showInApp(
    <BountyCard vault={{ address: vault, facts: facts(), user: null }} token={token} price={price} />,
    [],
    'disconnected',
  )
  takeToasts()
  await userEvent.click(screen.getByRole('button', { name: 'Claim' }))
  changeWallet({ status: 'connected', account: SENDER })
  expect(await dialogOf('Claim bounty')).toBeInTheDocument()
  expect(takeToasts()).toEqual([])
})
