import { resultsToStore, readStoredResults } from '../../chain/multicall/storedResults'
import { resultsRestored, selectIsStalled, type WithMulticall } from '../../chain/multicall/multicall.slice'
import { deployment } from '../../deployment/deployment'
import { watchState, type WatchedStore } from '../../state/watchState'
import { readStored, writeStored } from '../storedState'

const { name, chainId } = deployment
const KEY = `hotcake_numbers_${name}_${chainId}`

/** How long a page waits for its first results before it shows stored ones. */
const PATIENCE_MS = 2_000

type Progress = 'idle' | 'requested' | 'settled'

/** Returns how far the reads of this visit have come: settled once one has succeeded or failed. */
function progressOf(state: WithMulticall): Progress {
  const { results, listeners } = state.multicall
  if (results[chainId] !== undefined || selectIsStalled(state)) return 'settled'
  return Object.keys(listeners[chainId] ?? {}).length > 0 ? 'requested' : 'idle'
}

/**
 * Stores the results when the page is hidden, and shows them at the next visit while nodes are unreachable or slow. A
 * page that needs no chain data, or has results of its own, shows no stored ones.
 */
export function storeLastResults(store: WatchedStore<WithMulticall>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hasRead = () => store.getState().multicall.results[chainId] !== undefined

  function restore(): void {
    unwatch()
    clearTimeout(timer)
    const results = hasRead() ? null : readStoredResults(readStored(KEY), chainId)
    if (results) store.dispatch(resultsRestored(results))
  }

  const unwatch = watchState(store, progressOf, (progress) => {
    if (progress === 'settled') restore()
    else if (progress === 'requested') timer ??= setTimeout(restore, PATIENCE_MS)
  })

  function save(): void {
    const results = resultsToStore(store.getState().multicall, chainId)
    if (results) writeStored(KEY, results)
  }
  addEventListener('pagehide', save)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) save()
  })
}
