import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showInApp, type Reads } from '../../../test/unit/support/earnStage'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { allowance, balanceOf } from '../../chain/contracts/erc20/reads'
import { totalSupply } from '../../chain/contracts/pair/lpToken'
import {
  allocPoint,
  cakePerBlock,
  pendingCake,
  stakedAmount,
  totalAllocPoint,
} from '../../chain/contracts/masterChef/reads'
import { getReserves } from '../../chain/contracts/pair/reads'
import type { Wallet } from '../../chain/wallet/useWallet'
import { masterChefAddress } from '../../deployment/contracts'
import { deploymentFarms } from '../../market/prices/farmList'
import { FarmsPage } from './FarmsPage'

const ONE = 10n ** 18n
const EMPTY = 'You have nothing staked here.'
const FAILED = 'Your stakes could not be loaded'
if (masterChefAddress === null) throw new Error('The deployment has farms')
const chef = masterChefAddress
const farms = deploymentFarms.farms.filter(({ isArchived }) => !isArchived)
const encodeWords = (...values: bigint[]) => `0x${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`

const publicReads: Reads = [
  [totalAllocPoint(), 1_000n],
  [cakePerBlock(), 40n * ONE],
  ...farms.flatMap(({ pid, lpAddress }): Reads => [
    [allocPoint(pid), encodeWords(0n, 100n, 0n, 0n)],
    [balanceOf(lpAddress, chef), 10n * ONE],
    [totalSupply(lpAddress), 20n * ONE],
    [getReserves(lpAddress), encodeWords(100n * ONE, 100n * ONE, 0n)],
  ]),
]
/** The account's part of each farm: a stake of this size, or failing reads for null. */
const userReads = (stakedRaw: bigint | null): Reads =>
  farms.flatMap(({ pid, lpAddress }): Reads => [
    [allowance(lpAddress, SENDER, chef), 0n],
    [balanceOf(lpAddress, SENDER), 0n],
    [stakedAmount(pid, SENDER), stakedRaw === null ? null : encodeWords(stakedRaw, 0n)],
    [pendingCake(pid, SENDER), stakedRaw],
  ])

async function showStakedOnly(status: Wallet['status'] = 'connected') {
  const loadReads = showInApp(<FarmsPage />, [], status)
  await userEvent.click(screen.getByRole('switch', { name: 'Staked only' }))
  return loadReads
}

test('a list of stakes shows loading, failed and empty as distinct states', async () => {
  const loadReads = await showStakedOnly()
  loadReads(publicReads, 8)
  expect(screen.getByRole('group', { name: 'Loading' })).toBeInTheDocument()
  expect(screen.queryByText(EMPTY)).toBeNull()

  loadReads(userReads(null), 9)
  expect(screen.getByText(FAILED)).toBeInTheDocument()
  expect(screen.queryByText(EMPTY)).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()

  loadReads(userReads(0n), 10)
  expect(screen.getByText(EMPTY)).toBeInTheDocument()
  expect(screen.queryByText(FAILED)).toBeNull()
})

test('a farm that could not be read is counted beside those that were', async () => {
  const loadReads = await showStakedOnly()
  const [first] = farms
  const unread = first && stakedAmount(first.pid, SENDER)
  const known = userReads(ONE).map(([call, result]) => [call, call?.key === unread?.key ? null : result] as const)
  loadReads([...publicReads, ...known], 8)
  expect(screen.getByText('1 farm could not be loaded')).toBeInTheDocument()
  await expect.poll(() => screen.getAllByRole('article').length).toBeGreaterThan(1)
})

test('a failed refresh keeps the stakes on the page, marked with their block', async () => {
  const loadReads = await showStakedOnly()
  loadReads([...publicReads, ...userReads(5n * ONE)], 8)
  const rows = () => screen.getAllByRole('article')
  await expect.poll(() => rows().length).toBeGreaterThan(1)
  const count = rows().length
  expect(screen.queryByText(/^As of block/)).toBeNull()
  loadReads(userReads(null), 9)
  expect(rows()).toHaveLength(count)
  for (const row of rows()) expect(within(row).getByText('As of block 8')).toBeInTheDocument()
})

test('a visitor without a wallet is prompted to connect, instead of an empty list', async () => {
  const loadReads = await showStakedOnly('disconnected')
  loadReads(publicReads, 8)
  expect(screen.getByText('Connect your wallet to see your stakes.')).toBeInTheDocument()
  expect(screen.queryByText(EMPTY)).toBeNull()
})
