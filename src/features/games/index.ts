import { lazyDialog } from '../../ui/dialog/lazyDialog'

export { BlockCountdown } from './BlockCountdown'
export type { ClaimItem } from './claim/ClaimItems'
export { CheckedPanel, type Check } from './CheckedPanel'
export { HistoryRow } from './HistoryRow'
export { createPoll } from './poll'
export { RoundPager } from './RoundPager'
export { SourceLink } from './SourceLink'
export { Step, Steps } from './Steps'
export { useGameWrite } from './useGameWrite'
export const ClaimAllDialog = lazyDialog(() => import('./claim/ClaimAllDialog').then((it) => it.ClaimAllDialog))
