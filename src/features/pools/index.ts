export { poolsReducer, storedPools } from './pools.slice'
