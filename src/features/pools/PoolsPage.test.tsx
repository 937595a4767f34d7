import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showInApp, type Reads } from '../../../test/unit/support/earnStage'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { userInfo } from '../../chain/contracts/cakeVault/reads'
import type { Wallet } from '../../chain/wallet/useWallet'
import { cakeVaultAddress } from '../../deployment/contracts'
import { poolTotalCall } from '../../market/prices/poolCalls'
import { poolDefinitions } from '../../market/prices/poolList'
import { termCalls, userCalls } from './data/poolCalls'
import { PoolsPage } from './PoolsPage'

const EMPTY = 'You have nothing staked here.'
const FAILED = 'Your stakes could not be loaded'
if (cakeVaultAddress === null) throw new Error('The deployment has a vault')
const vault = cakeVaultAddress

const publicReads: Reads = poolDefinitions.flatMap((pool) => {
  const [start, end, limit] = termCalls(pool)
  const terms = [
    [start, 1n],
    [end, 1_000_000n],
    [limit, 0n],
  ] as const
  return [...terms.filter(([call]) => call), [poolTotalCall(pool), 10n ** 18n] as const]
})
const vaultPart = (result: string | null): Reads => [[userInfo(vault, SENDER), result]]
const encodeWords = (...values: bigint[]) => `0x${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`
/** The account's part of each pool: a stake of this size, or failing reads for null. */
const userReads = (staked: bigint | null): Reads =>
  poolDefinitions.flatMap((pool) =>
    userCalls(pool, SENDER).flatMap((call, index) => {
      const result = index < 2 ? 0n : index === 2 ? (staked === null ? null : encodeWords(staked, 0n)) : staked
      return call ? [[call, result] as const] : []
    }),
  )

async function showStakedOnly(status: Wallet['status'] = 'connected') {
  const loadReads = showInApp(<PoolsPage />, [], status)
  await userEvent.click(screen.getByRole('switch', { name: 'Staked only' }))
  return loadReads
}

test('a list of stakes shows loading, failed and empty as distinct states', async () => {
  const loadReads = await showStakedOnly()
  loadReads(publicReads, 8)
  expect(screen.getByRole('group', { name: 'Loading' })).toBeInTheDocument()
  expect(screen.queryByText(EMPTY)).toBeNull()

  loadReads([...userReads(null), ...vaultPart(null)], 9)
  expect(screen.getByText(FAILED)).toBeInTheDocument()
  expect(screen.queryByText(EMPTY)).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()

  loadReads([...userReads(0n), ...vaultPart(encodeWords(0n, 0n, 0n, 0n))], 10)
  expect(screen.getByText(EMPTY)).toBeInTheDocument()
  expect(screen.queryByText(FAILED)).toBeNull()
})

test('a failed refresh keeps the stakes on the page, marked with their block', async () => {
  const loadReads = await showStakedOnly()
  loadReads([...publicReads, ...userReads(5n * 10n ** 18n), ...vaultPart(encodeWords(0n, 0n, 0n, 0n))], 8)
  const rows = () => screen.getAllByRole('article')
  const count = rows().length
  expect(count).toBeGreaterThan(1)
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
