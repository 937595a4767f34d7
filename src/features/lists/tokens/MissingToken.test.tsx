import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import { AbiCoder } from 'ethers'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeMulticallNode } from '../../../../test/unit/support/fakeMulticallNode'
import { blockReducer, blockReceived } from '../../../chain/block/block.slice'
import { multicallReducer } from '../../../chain/multicall/multicall.slice'
import { startMulticallUpdater } from '../../../chain/multicall/multicall.updater'
import { toAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { listsReducer } from '../lists.slice'
import { MissingToken } from './MissingToken'
import { tokenFactsOf } from './tokenFacts.chain'
import { createWatches } from '../../../state/watchState'

const { chainId, chainName } = deployment
const ADDRESS = toAddress('0xCF9C83be89ac927F9D98F0CaFB9ED7fDea2fD450')
const TITLE = 'We found no token at the address in the link'

afterEach(() => {
  vi.useRealTimers()
})

/** Renders the notice for an id with a fake node, where the address has a token contract or no code. */
async function draw(id: string | null, isToken: boolean) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const [calls, coder, node] = [tokenFactsOf(ADDRESS), AbiCoder.defaultAbiCoder(), fakeMulticallNode()]
  node.answers
    .set(calls.name.callData, isToken ? coder.encode(['string'], ['Rye Token']) : '0x')
    .set(calls.symbol.callData, isToken ? coder.encode(['string'], ['RYE']) : '0x')
    .set(calls.decimals.callData, isToken ? coder.encode(['uint256'], [8]) : '0x')
  const reducer = combineReducers({ block: blockReducer, multicall: multicallReducer, lists: listsReducer })
  const store = configureStore({ reducer, middleware: (standard) => standard().prepend(createWatches()) })
  const stop = startMulticallUpdater({ store, nodes: node, chainId })
  store.dispatch(blockReceived({ chainId, blockNumber: 100 }))
  render(
    <Provider store={store}>
      <MissingToken id={id} />
    </Provider>,
  )
  const isReportedAtOnce = screen.queryByText(TITLE) !== null
  await act(() => vi.advanceTimersByTimeAsync(300))
  stop()
  return { isReportedAtOnce }
}

test('reports an address in a link without a token, once the chain has been read', async () => {
  const { isReportedAtOnce } = await draw(ADDRESS, false)
  expect(isReportedAtOnce).toBe(false)
  expect(await screen.findByText(TITLE)).toBeInTheDocument()
  expect(screen.getByText(new RegExp(`^This address is not a token on ${chainName}`))).toBeInTheDocument()
  expect(screen.getByText('0xCF9C…D450')).toBeInTheDocument()
})

test.each([
  ['an unlisted token', ADDRESS, true],
  ['the native coin', 'BNB', false],
  ['no currency', null, false],
])('renders nothing for %s', async (_what, id, isToken) => {
  await draw(id, isToken)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByText(TITLE)).toBeNull()
})
