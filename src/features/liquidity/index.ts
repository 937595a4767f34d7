export { burnReducer } from './burn.slice'
export { mintReducer } from './mint.slice'
export { pairsReducer, storedPairs } from './pairs.slice'
