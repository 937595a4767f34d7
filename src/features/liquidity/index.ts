export { burnReducer } from './burn.slice'
export { mintReducer } from './mint.slice'
export { pairsReducer, readStoredPairs } from './pairs.slice'
export { storedPairs } from './storedPairs'
