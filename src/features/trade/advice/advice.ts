import { lazyDialog } from '../../../ui/dialog/lazyDialog'

export const GetMore = /* @__PURE__ */ lazyDialog(() => import('./GetMore').then((it) => it.GetMore))
export const ImpactAdvice = /* @__PURE__ */ lazyDialog(() => import('./ImpactAdvice').then((it) => it.ImpactAdvice))
