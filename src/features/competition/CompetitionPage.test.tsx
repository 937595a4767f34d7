import { screen } from '@testing-library/react'
import { toBeHex } from 'ethers'
import { afterEach, expect, test, vi } from 'vitest'
import { READS, showMember } from '../../../test/unit/support/memberStage'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { walletOf } from '../../../test/unit/support/walletOf'
import * as battle from '../../chain/contracts/tradingCompetition/reads'
import { WalletContext, type Wallet } from '../../chain/wallet/useWallet'
import { competitionAddress } from '../../deployment/laterFacts'
import { CompetitionPage } from './CompetitionPage'

afterEach(() => void vi.unstubAllGlobals())

if (!competitionAddress) throw new Error('The local chain has a trading competition')
const STATUS = battle.currentStatus(competitionAddress)
const WINNER = battle.winningTeamId(competitionAddress)
const STATS = battle.userTradingStats(competitionAddress, SENDER)
const REWARD = battle.claimInformation(competitionAddress, SENDER)

/** Returns the result of a call that returns these words. */
const words = (...values: readonly number[]): string =>
  `0x${values.map((value) => toBeHex(value, 32).slice(2)).join('')}`

interface Given {
  status?: number | null
  isRegistered?: boolean
  hasClaimed?: boolean
  wallet?: Partial<Wallet>
  changes?: Parameters<typeof showMember>[1]
  isActive?: boolean
}

/** Shows the page to a member of the first team, in the registration unless another status is given. */
function show({ status = 0, isRegistered = false, hasClaimed = false, wallet, changes = [], isActive = true }: Given) {
  const [registered, claimed] = [Number(isRegistered), Number(hasClaimed)]
  return showMember(
    <WalletContext value={walletOf(wallet)}>
      <CompetitionPage />
    </WalletContext>,
    [
      [STATUS, status === null ? null : BigInt(status)],
      [WINNER, 1n],
      [STATS, words(4, registered, registered, claimed)],
      [REWARD, words(registered, claimed, 4, 5, 2500, 1)],
      ...changes,
    ],
    { isActive },
  )
}

const ACTIONS = [
  ...['Connect wallet', 'Switch to Hotcake devnet', 'Register for the battle', 'Swap now', 'Claim your reward'],
  'Share your result',
]
const isOffered = (name: string): boolean =>
  screen.queryByRole('button', { name }) !== null || screen.queryByRole('link', { name }) !== null

test.each<[what: string, given: Given, text: string, actions: readonly string[]]>([
  [
    'a visitor',
    { wallet: { status: 'disconnected', account: null } },
    'Connect a wallet to register.',
    ['Connect wallet'],
  ],
  [
    'a wallet on another network',
    { wallet: { status: 'wrongChain' } },
    'Your wallet is on another network.',
    ['Switch to Hotcake devnet'],
  ],
  ['a member', {}, 'Your team is Syrup Storm. Register before the battle begins.', ['Register for the battle']],
  ['an account that registered', { isRegistered: true }, 'You are registered', ['Swap now']],
  ['a registered account in the battle', { status: 1, isRegistered: true }, 'You are registered', ['Swap now']],
  ['an account that is too late', { status: 1 }, 'Registration has ended. Watch the teams trade.', []],
  ['a registered account afterwards', { status: 2, isRegistered: true }, 'You are registered', []],
  ['a winner', { status: 3, isRegistered: true }, 'Your result', ['Claim your reward', 'Share your result']],
  ['an account without a part', { status: 3 }, 'The battle has ended. You were not registered.', []],
  [
    'an account that claimed',
    { status: 3, isRegistered: true, hasClaimed: true },
    'Reward claimed',
    ['Share your result'],
  ],
  [
    'a late winner',
    { status: 4, isRegistered: true },
    'This battle is over. Rewards can no longer be claimed.',
    ['Share your result'],
  ],
  [
    'a visitor at the end',
    { status: 4, wallet: { status: 'disconnected', account: null } },
    'This battle is over.',
    [],
  ],
])('%s is shown what to do now', (_, given, text, actions) => {
  show(given)
  expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  expect(ACTIONS.filter(isOffered)).toEqual(actions)
})

test('an account without a profile gets a link to set one up', () => {
  show({ changes: [[READS.hasRegistered, 0n]] })
  expect(screen.getByRole('link', { name: 'Set up your profile' })).toHaveAttribute('href', '/profile')
})

test('an account with a paused profile gets a link to reactivate it', () => {
  show({ isActive: false })
  expect(screen.getByRole('link', { name: 'Reactivate your profile' })).toHaveAttribute('href', '/profile')
})

test('an error is shown while the battle cannot be read; the last known state remains on the page', () => {
  const take = show({ status: null })
  expect(screen.getByText('The battle could not be loaded')).toBeVisible()
  take([[STATUS, 1n]], 8)
  expect(screen.queryByText('The battle could not be loaded')).toBeNull()
  expect(screen.getByRole('heading', { name: 'The battle is on' })).toBeVisible()
  take([[STATUS, null]], 9)
  expect(screen.getByText('The battle could not be loaded')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The battle is on' })).toBeVisible()
})
