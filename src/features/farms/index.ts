export { farmsReducer, readStoredFarms } from './farms.slice'
export { storedFarms } from './storedFarms'
