import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { AppState } from '../../state/appState'

/** The known head of the chain (trading 3 "Block state"). */
export interface BlockState {
  chainId: number | null
  currentBlock: number
  /** The first known head of this session; set once. */
  initialBlock: number
  byChain: Record<number, number>
}

const initialState: BlockState = { chainId: null, currentBlock: 0, initialBlock: 0, byChain: {} }

const slice = createSlice({
  name: 'block',
  initialState,
  reducers: {
    blockReceived(state, { payload }: PayloadAction<{ chainId: number; blockNumber: number }>) {
      const { chainId, blockNumber } = payload
      const known = state.byChain[chainId] ?? 0
      if (blockNumber > known) state.byChain[chainId] = blockNumber
      const hasChainChanged = state.chainId !== chainId
      if (hasChainChanged) state.chainId = chainId
      if (hasChainChanged || blockNumber > state.currentBlock) state.currentBlock = Math.max(known, blockNumber)
      if (state.initialBlock === 0) state.initialBlock = state.currentBlock
    },
  },
})

export const blockReducer = slice.reducer
export const { blockReceived } = slice.actions

declare module '../../state/appState' {
  interface AppState {
    block: BlockState
  }
}

export type WithBlock = Pick<AppState, 'block'>

/** Returns the latest known head of the chain in use; 0 before the first. */
export const selectCurrentBlock = (state: WithBlock): number => state.block.currentBlock

/** Returns the latest known head of one chain; 0 before the first. */
export const selectBlockOf =
  (chainId: number) =>
  (state: WithBlock): number =>
    state.block.byChain[chainId] ?? 0
