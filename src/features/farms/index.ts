export { farmsReducer, storedFarms } from './farms.slice'
