import { lazyDialog } from '../../ui/dialog/lazyDialog'

export const ImportTokensDialog = lazyDialog(() =>
  import('./dialog/import/ImportTokensDialog').then((it) => it.ImportTokensDialog),
)
export const TokenPicker = lazyDialog(() => import('./dialog/TokenPicker').then((it) => it.TokenPicker))
