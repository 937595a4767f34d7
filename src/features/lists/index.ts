import { lazyDialog } from '../../ui/dialog/lazyDialog'

export const TokenPicker = lazyDialog(() => import('./TokenPicker').then((it) => it.TokenPicker))
export { isUnsupported, listedToken, type ListedToken } from './listedTokens'
