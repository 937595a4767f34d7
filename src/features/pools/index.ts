export { poolsReducer, poolsToStore, readStoredPools } from './pools.slice'
