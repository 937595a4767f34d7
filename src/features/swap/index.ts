export { swapReducer } from './swap.slice'
