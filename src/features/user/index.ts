import { lazyDialog } from '../../ui/dialog/lazyDialog'
export const DisplaySettings = lazyDialog(() => import('./DisplaySettings').then((it) => it.DisplaySettings))
export const SettingsDialog = lazyDialog(() => import('./SettingsDialog').then((it) => it.SettingsDialog))
export { NodeNotices, NodeStatus } from './nodes/NodeStatus'
export { ThemeKeeper } from './ThemeKeeper'
export { DEFAULT_SLIPPAGE_BPS, slippageInPercent, slippageWarning } from './user.rules'
export { expertModeSet, recipientUsed, slippageChosen, themeChosen } from './user.slice'
export { selectUser, tokenSlippageTaken, tokensTraded, userReducer } from './user.slice'
export { storedUser } from './storedUser'
