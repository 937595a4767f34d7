import { lazyDialog } from '../../ui/dialog/lazyDialog'
export const DisplaySettings = lazyDialog(() => import('./DisplaySettings').then((it) => it.DisplaySettings))
export const SettingsDialog = lazyDialog(() => import('./SettingsDialog').then((it) => it.SettingsDialog))
export { NodeNotices, NodeStatus } from './nodes/NodeStatus'
export { ThemeEffect } from './ThemeEffect'
export { DEFAULT_SLIPPAGE_BPS, slippageInPercent, slippageWarning } from './user.rules'
export { expertModeSet, recipientUsed, slippageChosen, themeChosen, userReducer } from './user.slice'
export { selectDeadlineSeconds, selectIsAudioOn, selectIsExpert, selectIsSingleHopOnly } from './user.slice'
export { selectOwnNode, selectRecentRecipients, selectSlippageBps, selectTokenSlippage } from './user.slice'
export { tokenSlippageApplied, tokensTraded } from './user.slice'
export { storedUser } from './storedUser'
