import { startBlockUpdater } from '../chain/block/block.updater'
import { startMulticallUpdater } from '../chain/multicall/multicall.updater'
import { nodes } from '../chain/rpc/nodes'
import type { AreaDeclaration } from '../core/area'
import { deployment } from '../deployment/deployment'
import { selectOwnNode } from '../features/user'
import type { AppStore } from '../state/storeHooks'
import { watchState } from '../state/watchState'
import { areas } from './areas'

/** Follows the chain head on the configured nodes; a user's own node is used exclusively and without a WebSocket. */
function followNodes(store: AppStore): void {
  const { chainId, rpc, blockTimeSeconds } = deployment
  let inUse: string | null = null
  let stop: (() => void) | undefined
  function follow(): void {
    const ownNode = selectOwnNode(store.getState())
    if (stop && ownNode === inUse) return
    if (ownNode !== inUse) nodes.choose(ownNode === null ? rpc.http : [ownNode])
    inUse = ownNode
    stop?.()
    const webSocketUrls = ownNode === null ? rpc.webSocket : []
    stop = startBlockUpdater({ dispatch: store.dispatch, nodes, chainId, webSocketUrls, blockTimeSeconds })
  }
  follow()
  watchState(store, selectOwnNode, follow)
}

const context = (store: AppStore) => ({ store, nodes, chainId: deployment.chainId })

/** What an area's updaters receive. */
export type UpdaterContext = ReturnType<typeof context>

/** Starts the updaters of the enabled areas, given in `declared`. */
export function startAreas(
  declared: readonly Pick<AreaDeclaration<unknown, UpdaterContext>, 'area' | 'updaters'>[],
  store: AppStore,
  enabled = deployment.areas,
): void {
  for (const { area, updaters = [] } of declared) {
    if (area === null || enabled[area] === true) for (const start of updaters) start(context(store))
  }
}

/** Starts the background updaters: reads per block, those of the areas, and the chain head. */
export function startUpdaters(store: AppStore): void {
  startMulticallUpdater(context(store))
  startAreas(areas, store)
  followNodes(store)
}
