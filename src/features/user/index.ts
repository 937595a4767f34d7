export { SettingsDialog } from './SettingsDialog'
export { readStoredUser, selectUser, themeChosen, userReducer, type WithUser } from './user.slice'
export { slippageInPercent, DEFAULT_SLIPPAGE_BPS } from './user.rules'
