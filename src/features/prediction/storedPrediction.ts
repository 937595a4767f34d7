import { flatPart } from '../../core/storedPart'
import { readStoredPrediction } from './prediction.slice'

/** Stored part of the state: the user's choices only. What the chain has is read again at each visit. */
export const storedPrediction = flatPart(readStoredPrediction, ['historyFilter', 'isChartPaneOpen', 'isRiskAccepted'])
