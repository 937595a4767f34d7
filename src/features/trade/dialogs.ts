import { lazyDialog } from '../../ui/dialog/lazyDialog'

// Marked pure, so that their loaders are bundled with the pages that use them.
export const ConfirmSwap = /* @__PURE__ */ lazyDialog(() => import('./ConfirmSwap').then((it) => it.ConfirmSwap))
export const ConsentDialog = /* @__PURE__ */ lazyDialog(() => import('./ConsentDialog').then((it) => it.ConsentDialog))
export const PriceLine = /* @__PURE__ */ lazyDialog(() => import('./PriceLine').then((it) => it.PriceLine))
export const TradeDetails = /* @__PURE__ */ lazyDialog(() => import('./TradeDetails').then((it) => it.TradeDetails))
