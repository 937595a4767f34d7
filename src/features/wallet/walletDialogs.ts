import { lazyDialog } from '../../ui/dialog/lazyDialog'

export const ConnectDialog = lazyDialog(() => import('./ConnectDialog').then((it) => it.ConnectDialog))
export const AccountDialog = lazyDialog(() => import('./account/AccountDialog').then((it) => it.AccountDialog))
export const SignMessageDialog = lazyDialog(() =>
  import('./account/SignMessageDialog').then((it) => it.SignMessageDialog),
)
