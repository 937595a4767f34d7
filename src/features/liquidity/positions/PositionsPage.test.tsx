import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showInApp, type Reads } from '../../../../test/unit/support/earnStage'
import { SENDER } from '../../../../test/unit/support/transactionRecord'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { feeTo } from '../../../chain/contracts/factory/reads'
import { allocPoint, cakePerBlock, stakedAmount, totalAllocPoint } from '../../../chain/contracts/masterChef/reads'
import { pairAddress } from '../../../chain/contracts/pair/address'
import { kLast, totalSupply } from '../../../chain/contracts/pair/lpToken'
import { getReserves } from '../../../chain/contracts/pair/reads'
import { masterChefAddress } from '../../../deployment/contracts'
import { deployment } from '../../../deployment/deployment'
import { listedEntries } from '../../../deployment/tokenList'
import { deploymentFarms } from '../../../market/prices/farmList'
import { wrappedNative } from '../../../market/token'
import { PositionsPage } from './PositionsPage'

const ONE = 10n ** 18n
const { farms, cakeNative, busdNative } = deploymentFarms
if (!masterChefAddress || !cakeNative || !busdNative) throw new Error('The deployment has farms')
const chef = masterChefAddress
const encodeWords = (...values: bigint[]) => `0x${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`

const tokens = [...listedEntries.filter(({ chainId }) => chainId === deployment.chainId), wrappedNative]
const pairs = [
  ...new Set([
    ...tokens.flatMap((a) => tokens.flatMap((b) => (a.address === b.address ? [] : pairAddress(a.address, b.address)))),
    ...farms.map(({ lpAddress }) => lpAddress),
  ]),
]

/** Every pool has 100 of each token for 20 LP tokens, 10 of them in its farm. */
const chainReads = (held: ReadonlyMap<string, bigint>, staked: ReadonlyMap<number, bigint>): Reads => [
  [totalAllocPoint(), 1_000n],
  [cakePerBlock(), ONE],
  [feeTo(), 0n],
  ...pairs.flatMap((address): Reads => [
    [balanceOf(address, SENDER), held.get(address) ?? 0n],
    [balanceOf(address, chef), 10n * ONE],
    [totalSupply(address), 20n * ONE],
    [kLast(address), 0n],
    [getReserves(address), encodeWords(100n * ONE, 100n * ONE, 0n)],
  ]),
  ...farms.flatMap(({ pid }): Reads => [
    [allocPoint(pid), encodeWords(0n, 100n, 0n, 0n)],
    [stakedAmount(pid, SENDER), encodeWords(staked.get(pid) ?? 0n, 0n)],
  ]),
]

const cards = () => screen.getAllByText(/LP$/).flatMap((name) => name.closest('details') ?? [])
const total = () => screen.getByText('Total value').nextElementSibling?.textContent

test('positions in the wallet and in farms are in the order of their values, with their sum and rate', async () => {
  const loadReads = showInApp(<PositionsPage />, [])
  expect(screen.getByLabelText('Loading')).toBeInTheDocument()
  const held = new Map([[busdNative.lpAddress, ONE]])
  loadReads(chainReads(held, new Map([[1, 2n * ONE]])), 8)

  // One token of each kind is one dollar: an LP token of ten dollars.
  expect(total()).toBe('≈ $30.00')
  const [staked, inWallet] = cards().map((card) => within(card))
  expect(cards()).toHaveLength(2)
  expect(staked?.getByText('≈ $20.00', { selector: 'summary *' })).toBeInTheDocument()
  expect(staked?.getByText(/^Staked in a farm · APR [\d,.]+% \(farm\)$/)).toBeInTheDocument()
  expect(staked?.getByRole('link', { name: 'Manage in farms' })).toHaveAttribute('href', '/farms')
  expect(staked?.queryByRole('link', { name: 'Remove' })).toBeNull()
  expect(inWallet?.getByRole('link', { name: 'Remove' })).toBeInTheDocument()
  expect(inWallet?.queryByText(/APR/)).toBeNull()

  // A position that becomes the largest does not move the cards.
  held.set(busdNative.lpAddress, 5n * ONE)
  loadReads(chainReads(held, new Map([[1, 2n * ONE]])), 9)
  expect(total()).toBe('≈ $70.00')
  expect(cards().map((card) => card.textContent?.includes('Staked in a farm'))).toEqual([true, false])
  // An unstaked position leaves the list.
  loadReads(chainReads(held, new Map()), 10)
  expect(cards()).toHaveLength(1)
  await userEvent.click(within(cards()[0] ?? document.body).getByText('≈ $50.00', { selector: 'summary *' }))
  expect(screen.getByText('LP tokens in your wallet')).toBeInTheDocument()
})

test('a position worth less than a cent has a value', () => {
  showInApp(<PositionsPage />, chainReads(new Map([[busdNative.lpAddress, ONE / 2_500n]]), new Map()))
  expect(total()).toBe('≈ $0.004')
  expect(screen.getAllByText('≈ $0.004', { selector: 'summary *' })).toHaveLength(1)
})

test('an account without positions sees a notice and a value of zero', () => {
  showInApp(<PositionsPage />, chainReads(new Map(), new Map()))
  expect(screen.getByText('No liquidity found.')).toBeInTheDocument()
  expect(total()).toBe('≈ $0.00')
})
