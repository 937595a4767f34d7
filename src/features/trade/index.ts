import { lazyDialog } from '../../ui/dialog/lazyDialog'

export { GetMore, ImpactAdvice } from './advice/advice'
export { useTaxMeasurement } from './measuredTax'
export { quoteFrom, type Exchanged, type Quote } from './quote.rules'
export { swapSummary } from './swap.messages'
export { consentFor, type ReviewReason } from './trade.rules'
export { useSwapFlow, type SwapFlow } from './useSwapFlow'

// Marked pure, so that their loaders are bundled with the pages that use them. The price is as high as its button, 32 px.
export const ConfirmSwap = /* @__PURE__ */ lazyDialog(() => import('./ReviewSwap').then((it) => it.ConfirmSwap))
export const ConsentDialog = /* @__PURE__ */ lazyDialog(() => import('./ConsentDialog').then((it) => it.ConsentDialog))
export const PriceLine = /* @__PURE__ */ lazyDialog(() => import('./TradeDetails').then((it) => it.PriceLine), 32)
export const TradeDetails = /* @__PURE__ */ lazyDialog(() => import('./TradeDetails').then((it) => it.TradeDetails))
