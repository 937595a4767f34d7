import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, render, renderHook } from '@testing-library/react'
import { AbiCoder, toBeHex, ZeroAddress } from 'ethers'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { blockReceived, blockReducer } from '../../../src/chain/block/block.slice'
import * as factory from '../../../src/chain/contracts/bunnyFactory/reads'
import * as special from '../../../src/chain/contracts/bunnySpecial/reads'
import type { Call } from '../../../src/chain/contracts/call'
import * as campaign from '../../../src/chain/contracts/claimCampaign/reads'
import { refundCake } from '../../../src/chain/contracts/claimRefund/reads'
import { allowance, balanceOf as tokenBalanceOf } from '../../../src/chain/contracts/erc20/reads'
import { balanceOf, getApproved, tokenOfOwnerByIndex, tokenUri } from '../../../src/chain/contracts/erc721/reads'
import * as registry from '../../../src/chain/contracts/pancakeProfile/reads'
import { multicallReducer, resultsLoaded } from '../../../src/chain/multicall/multicall.slice'
import { WalletContext } from '../../../src/chain/wallet/useWallet'
import { deployment } from '../../../src/deployment/deployment'
import {
  bunnyFactoryAddress,
  bunnySpecialAddress,
  claimRefundAddress,
  collectibleAddresses,
  contractsByName,
  profileAddress,
} from '../../../src/deployment/laterFacts'
import { listsReducer } from '../../../src/features/lists/lists.slice'
import { profileReducer } from '../../../src/features/profile/profile.slice'
import { transactionsReducer } from '../../../src/features/transactions'
import { userReducer } from '../../../src/features/user'
import { cake } from '../../../src/market/cake'
import { dismissToast, useToasts } from '../../../src/ui/toast/toastStore'
import { SENDER } from './transactionRecord'
import { walletOf } from './walletOf'

const coder = AbiCoder.defaultAbiCoder()
export const ONE = 10n ** 18n
/** Block of the answers that a page begins with. */
const FIRST_BLOCK = 7

/** Result of a call: one word, more of them in hexadecimal, or null for a call that fails. */
type Answer = bigint | string | null
type Answers = readonly (readonly [call: Call<unknown>, answer: Answer])[]

function known<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The local chain has profiles')
  return value
}

const PROFILE = known(profileAddress)
const FACTORY = known(bunnyFactoryAddress)
const SPECIAL = known(bunnySpecialAddress)
const [RABBITS] = collectibleAddresses.map(known)
/** Token of the account, by the file of its metadata. */
const TOKEN = 7n
/** Bunny ids of the claims that name their collectible, in the order of the table: the first costs 2 CAKE. */
const NAMED = [11, 10]
const CAMPAIGNS = ['easterNft', 'bunnySpecialCakeVault', 'bunnySpecialPrediction'].map((name) => contractsByName[name])

/** The reads of profiles by name, so that a test can change the answer of each. */
export const READS = {
  hasRegistered: registry.hasRegistered(PROFILE, SENDER),
  profile: registry.getUserProfile(PROFILE, SENDER),
  costs: registry.costToRegister(PROFILE),
  costToUpdate: registry.costToUpdate(PROFILE),
  costToReactivate: registry.costToReactivate(PROFILE),
  canMint: factory.canMint(FACTORY, SENDER),
  starterPrice: factory.tokenPrice(FACTORY),
  saleStart: factory.startBlockNumber(FACTORY),
  owned: balanceOf(known(RABBITS), SENDER),
  tokenUri: tokenUri(known(RABBITS), TOKEN),
  numberTeams: registry.numberTeams(PROFILE),
  named: special.canClaimMultiple(SPECIAL, SENDER, NAMED),
  easter: campaign.canClaim(known(CAMPAIGNS[0]), SENDER),
  refund: campaign.canClaim(known(claimRefundAddress), SENDER),
  refundAmount: refundCake(known(claimRefundAddress)),
  allowance: allowance(known(cake?.address), SENDER, FACTORY),
  cake: tokenBalanceOf(known(cake?.address), SENDER),
} as const satisfies Readonly<Record<string, Call<unknown>>>

/** Returns the result of a call that returns flags. */
export const bools = (values: readonly boolean[]): string => coder.encode(['bool[]'], [values])
/** Returns the result of a call that returns a text. */
export const text = (value: string): string => coder.encode(['string'], [value])

/** Returns the read of a team. */
export const readOfTeam = (teamId: number): Call<unknown> => registry.getTeamProfile(PROFILE, teamId)

/** Returns the result of the read of a team. */
export const teamResult = (points: number, isJoinable = true): string =>
  coder.encode(['string', 'string', 'uint256', 'uint256', 'bool'], ['', '', 3, points, isJoinable])

/** Returns the result for a profile of the first team, active or paused. */
const profileResult = (isActive: boolean): string =>
  coder.encode(
    ['uint256', 'uint256', 'uint256', 'address', 'uint256', 'bool'],
    [1, 100, 1, isActive ? RABBITS : ZeroAddress, isActive ? 3 : 0, isActive],
  )

/** Returns the results for an account with a profile, a collectible and 100 CAKE that may claim everything. */
const answersFor = (isActive: boolean): Answers => [
  [READS.hasRegistered, 1n],
  [READS.profile, profileResult(isActive)],
  [READS.costs, ONE / 2n],
  [READS.costToUpdate, 2n * ONE],
  [READS.costToReactivate, 2n * ONE],
  [READS.canMint, 1n],
  [READS.starterPrice, ONE],
  [READS.saleStart, 0n],
  ...collectibleAddresses.map((contract) => [balanceOf(contract, SENDER), 0n] as const),
  [READS.owned, 1n],
  [tokenOfOwnerByIndex(known(RABBITS), SENDER, 0), TOKEN],
  [getApproved(known(RABBITS), TOKEN), 0n],
  [READS.tokenUri, text('ipfs://pictures/swapsies.json')],
  [tokenUri(known(RABBITS), 3n), text('ipfs://pictures/sleepy.json')],
  [READS.named, bools([true, true])],
  ...NAMED.map(
    (bunnyId, at) =>
      [
        special.bunnyTerms(SPECIAL, bunnyId),
        coder.encode(['string', 'uint256', 'uint256', 'bool'], ['', 1000, at === 0 ? 2n * ONE : 0n, true]),
      ] as const,
  ),
  ...CAMPAIGNS.flatMap((contract) => [
    [campaign.canClaim(known(contract), SENDER), 1n] as const,
    [campaign.endBlock(known(contract)), 10_000n] as const,
  ]),
  [READS.numberTeams, 3n],
  ...[1, 2, 3].map((teamId) => [readOfTeam(teamId), teamResult(1_000 * teamId)] as const),
  [READS.refund, 1n],
  [READS.refundAmount, 4n * ONE],
  [READS.cake, 100n * ONE],
  ...[SPECIAL, PROFILE, FACTORY].map(
    (spender) => [allowance(known(cake?.address), SENDER, spender), 1_000n * ONE] as const,
  ),
]

const resultOf = (answer: Answer): string | null => (typeof answer === 'bigint' ? toBeHex(answer, 32) : answer)

/**
 * Renders a page for a connected account with a profile, active or paused, at a path. The chain has these results
 * changed and an unreachable node, so that nothing can be sent. Returns a function that stores later results with their
 * block.
 */
export function showMember(node: ReactNode, changes: Answers = [], { isActive = true, path = '/' } = {}) {
  vi.stubGlobal('fetch', async (url: unknown) => {
    // A request for a missing file is not repeated.
    if (String(url).includes('/ipfs/')) return new Response(null, { status: 404 })
    throw new Error('There is no node')
  })
  const reducer = combineReducers({
    ...{ block: blockReducer, multicall: multicallReducer, transactions: transactionsReducer },
    ...{ lists: listsReducer, user: userReducer, profile: profileReducer },
  })
  const store = configureStore({ reducer, middleware: (usual) => usual({ immutableCheck: false }) })
  const take = (answers: Answers, blockNumber: number): void => {
    const data = Object.fromEntries(answers.map(([call, answer]) => [call.key, resultOf(answer)]))
    act(() => void store.dispatch(resultsLoaded({ chainId: deployment.chainId, blockNumber, data })))
  }
  render(
    <MemoryRouter initialEntries={[path]}>
      <Provider store={store}>
        <WalletContext value={walletOf()}>{node}</WalletContext>
      </Provider>
    </MemoryRouter>,
  )
  store.dispatch(blockReceived({ chainId: deployment.chainId, blockNumber: FIRST_BLOCK }))
  take([...answersFor(isActive), ...changes], FIRST_BLOCK)
  return take
}

/** Returns title and body of each toast, and dismisses them. */
export function takeToasts(): string[] {
  const { result, unmount } = renderHook(useToasts)
  const shown = result.current
  for (const { id } of shown) act(() => dismissToast(id))
  unmount()
  return shown.map(({ title, body }) => `${title}: ${body ?? ''}`)
}
