import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { walletOf } from '../../../../test/unit/support/walletOf'
import { feeTo } from '../../../chain/contracts/factory/reads'
import { pairAddress } from '../../../chain/contracts/pair/address'
import { kLast, totalSupply } from '../../../chain/contracts/pair/lpToken'
import { getReserves } from '../../../chain/contracts/pair/reads'
import { multicallReducer, resultsLoaded } from '../../../chain/multicall/multicall.slice'
import { WalletContext } from '../../../chain/wallet/useWallet'
import { type Address, toAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import type { ListedToken } from '../../lists'
import { userReducer } from '../../user'
import { useOneSided } from './useOneSided'
import type { SaleProgress } from './useSale'

function token(symbol: string, address: Address): ListedToken {
  const facts = { address, symbol, name: symbol, decimals: 18 }
  return { ...facts, id: address, traded: facts, origin: 'default', listName: null }
}

const [a, b] = [token('A', toAddress(`0x${'1'.repeat(40)}`)), token('B', toAddress(`0x${'2'.repeat(40)}`))]
const pair = pairAddress(a.traded.address, b.traded.address)
const SALE_BLOCK = 12

const wallet = walletOf({ status: 'disconnected', account: null, chainId: null, connectorId: null })

const words = (...values: bigint[]) => `0x${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`

test('computes the addition from the reserves after the sale, not from those before it', () => {
  const store = configureStore({ reducer: combineReducers({ multicall: multicallReducer, user: userReducer }) })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <WalletContext value={wallet}>{children}</WalletContext>
    </Provider>
  )
  const readAt = (blockNumber: number, firstRaw: bigint, secondRaw: bigint) => {
    const data = {
      [getReserves(pair).key]: words(firstRaw, secondRaw, 0n),
      [totalSupply(pair).key]: words(1_000_000n),
      [kLast(pair).key]: words(0n),
      [feeTo().key]: words(0n),
    }
    act(() => void store.dispatch(resultsLoaded({ chainId: deployment.chainId, blockNumber, data })))
  }
  const plan = { soldRaw: 1_000n, boughtRaw: 900n, restRaw: 1_000n, sharesRaw: 1n }
  const done: SaleProgress = { stage: 'done', plan, boughtRaw: 900n, blockNumber: SALE_BLOCK }
  const { result } = renderHook(() => useOneSided(a, b, done), { wrapper })

  readAt(SALE_BLOCK - 1, 1_000_000n, 1_000_000n)
  expect(result.current.holdings?.firstRaw).toBe(1_000_000n)
  expect(result.current.addition).toBeNull()

  readAt(SALE_BLOCK, 1_000_000n, 900_000n)
  expect(result.current.addition).toMatchObject({ firstRaw: 1_000n, secondRaw: 900n })
})
