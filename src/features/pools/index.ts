export { poolsReducer, readStoredPools } from './pools.slice'
export { storedPools } from './storedPools'
