export { listedToken, type ListedToken } from './listedTokens'
export { TokenPicker } from './TokenPicker'
