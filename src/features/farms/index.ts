export { farmsReducer, farmsToStore, readStoredFarms } from './farms.slice'
