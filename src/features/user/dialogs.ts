import { lazyDialog } from '../../ui/dialog/lazyDialog'

export const DisplaySettings = lazyDialog(() => import('./DisplaySettings').then((it) => it.DisplaySettings))
export const SettingsDialog = lazyDialog(() => import('./SettingsDialog').then((it) => it.SettingsDialog))
