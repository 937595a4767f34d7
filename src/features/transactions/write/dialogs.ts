import { lazyDialog } from '../../../ui/dialog/lazyDialog'

// Marked pure, so that their loaders are bundled with the dialogs that use them and not with a first visit.
export const FailureNotice = /* @__PURE__ */ lazyDialog(() =>
  import('../failure/FailureNotice').then((it) => it.FailureNotice),
)
export const WriteDialog = /* @__PURE__ */ lazyDialog(() => import('./WriteDialog').then((it) => it.WriteDialog))
export const ReviewedWriteDialog = /* @__PURE__ */ lazyDialog(() =>
  import('./ReviewedWriteDialog').then((it) => it.ReviewedWriteDialog),
)
export const TransactionSummary = /* @__PURE__ */ lazyDialog(() =>
  import('./TransactionSummary').then((it) => it.TransactionSummary),
)
export const NodeConfirmation = /* @__PURE__ */ lazyDialog(() =>
  import('../unconfirmed/NodeConfirmation').then((it) => it.NodeConfirmation),
)
