import type { AreaDeclaration } from '../../core/area'

const predictionPage = () => import('./PredictionPage').then((it) => it.PredictionPage)
const late = () => import('./predictionParts').then((it) => it.predictionParts)

/** Bets on the price of BNB. */
export const predictionArea = {
  area: 'prediction',
  routes: [{ path: '/prediction', title: 'Prediction', page: predictionPage }],
  skeleton: 'wide',
  places: [{ label: 'Prediction', to: '/prediction', tag: 'beta' }],
  late,
} as const satisfies AreaDeclaration
