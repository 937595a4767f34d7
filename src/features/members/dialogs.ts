import { lazyDialog } from '../../ui/dialog/lazyDialog'

export type { PointClaim } from './points/ClaimPointsDialog'
export const ClaimPointsDialog = /* @__PURE__ */ lazyDialog(() =>
  import('./points/ClaimPointsDialog').then((it) => it.ClaimPointsDialog),
)
