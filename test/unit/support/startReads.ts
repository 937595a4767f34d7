import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { blockReceived, blockReducer } from '../../../src/chain/block/block.slice'
import { multicallReducer } from '../../../src/chain/multicall/multicall.slice'
import { startMulticallUpdater } from '../../../src/chain/multicall/multicall.updater'
import { createWatches } from '../../../src/state/watchState'
import type { FakeMulticallNode } from './fakeMulticallNode'

/** Starts the multicall updater on a node in memory, and returns its store and a function that adds a block to both. */
export function startReads(node: FakeMulticallNode, chainId: number) {
  const store = configureStore({
    reducer: combineReducers({ block: blockReducer, multicall: multicallReducer }),
    middleware: (standard) => standard().prepend(createWatches()),
  })
  const stop = startMulticallUpdater({ store, nodes: node, chainId })
  const newBlock = (blockNumber: number) => {
    node.blockNumber = blockNumber
    store.dispatch(blockReceived({ chainId, blockNumber }))
  }
  return { store, stop, newBlock }
}
