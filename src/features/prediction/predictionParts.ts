import type { AreaParts } from '../../core/area'
import { predictionReducer, readStoredPrediction } from './prediction.slice'
import { startPredictionUpdater } from './prediction.updater'
import { storedPrediction } from './storedPrediction'

/** Added to the store with the page. */
export const predictionParts = {
  slices: { prediction: predictionReducer },
  stored: { prediction: { read: readStoredPrediction, load: async () => storedPrediction } },
  updaters: [startPredictionUpdater],
} as const satisfies AreaParts<Parameters<typeof startPredictionUpdater>[0]>
