export { readStoredTransactions } from './readTransactions'
export { storedTransactions } from './storedTransactions'
