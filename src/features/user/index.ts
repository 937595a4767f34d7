import { lazyDialog } from '../../ui/dialog/lazyDialog'

export const SettingsDialog = lazyDialog(() => import('./SettingsDialog').then((it) => it.SettingsDialog))
export { DEFAULT_SLIPPAGE_BPS, slippageInPercent } from './user.rules'
export { readStoredUser, selectUser, themeChosen, userReducer } from './user.slice'
