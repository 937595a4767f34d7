import type { Dispatch } from '@reduxjs/toolkit'
import { numbersToStore, readNumbers } from '../../chain/multicall/lastNumbers'
import { numbersRecalled, selectIsStalled, type WithMulticall } from '../../chain/multicall/multicall.slice'
import { deployment } from '../../deployment/deployment'
import { readStored, writeStored } from '../storedState'

const { name, chainId } = deployment
const KEY = `hotcake_numbers_${name}_${chainId}`

/** How long a page waits for its first results before it shows stored ones. */
const PATIENCE_MS = 2_000

interface NumbersStore {
  dispatch: Dispatch
  getState(): WithMulticall
  subscribe(listener: () => void): () => void
}

/**
 * Stores the results when the page is hidden, and shows them at the next visit while nodes are unreachable or slow. A
 * page that needs no chain data, or has results of its own, shows no stored ones.
 */
export function storeLastNumbers(store: NumbersStore): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hasRead = () => store.getState().multicall.results[chainId] !== undefined
  const isReading = () => Object.keys(store.getState().multicall.listeners[chainId] ?? {}).length > 0

  function recall(): void {
    unsubscribe()
    clearTimeout(timer)
    const numbers = hasRead() ? null : readNumbers(readStored(KEY), chainId)
    if (numbers) store.dispatch(numbersRecalled(numbers))
  }

  const unsubscribe = store.subscribe(() => {
    if (hasRead() || selectIsStalled(store.getState())) recall()
    else if (isReading()) timer ??= setTimeout(recall, PATIENCE_MS)
  })

  function save(): void {
    const numbers = numbersToStore(store.getState().multicall, chainId)
    if (numbers) writeStored(KEY, numbers)
  }
  addEventListener('pagehide', save)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) save()
  })
}
