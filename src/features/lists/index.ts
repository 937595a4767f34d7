import { lazyDialog } from '../../ui/dialog/lazyDialog'

export const ImportTokensDialog = lazyDialog(() =>
  import('./dialog/import/ImportTokensDialog').then((it) => it.ImportTokensDialog),
)
export const TokenPicker = lazyDialog(() => import('./dialog/TokenPicker').then((it) => it.TokenPicker))
export { isUnsupported, type ListedToken } from './listedTokens'
export { listsReducer } from './lists.slice'
export { startListsUpdater } from './lists.updater'
export { listsToStore, readStoredLists } from './storedLists'
export { useTokenOf } from './tokens/useTokenOf'
