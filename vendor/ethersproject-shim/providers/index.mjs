// Used by the package's Fetcher only. A default provider would talk to hosts that no deployment names.
export { getDefaultProvider } from 'ethers'
