import { lazyDialog } from '../../../ui/dialog/lazyDialog'

export type { ReviewedWrite } from './WriteReview'

// Marked pure, so that their loaders are bundled with the dialogs that use them and not with a first visit.
export const NetworkFee = /* @__PURE__ */ lazyDialog(() => import('./NetworkFee').then((it) => it.NetworkFee))
export const Simulation = /* @__PURE__ */ lazyDialog(() => import('./Simulation').then((it) => it.Simulation))
export const WriteReview = /* @__PURE__ */ lazyDialog(() => import('./WriteReview').then((it) => it.WriteReview))
export const PermitReview = /* @__PURE__ */ lazyDialog(() => import('./PermitReview').then((it) => it.PermitReview))
export const ApprovalReview = /* @__PURE__ */ lazyDialog(() =>
  import('./ApprovalReview').then((it) => it.ApprovalReview),
)
