export { AprExplanation } from './AprExplanation'
export { RoiCalculator, StakeDialog } from './dialogs'
export { decimalsText, percentText, usdWorthText } from './figures'
export { EarnBadge, type EarnMark } from './list/EarnBadge'
export { EarnList } from './list/EarnList'
export { EarnToolbar } from './list/EarnToolbar'
export {
  bountySummary,
  compoundSummary,
  EARN_ERROR,
  ENABLED,
  harvestSummary,
  stakeSummary,
  unstakeSummary,
} from './write/earnWords'
export { useEarnWrite, type EarnWriting } from './write/useEarnWrite'
export { useEnable } from './write/useEnable'
