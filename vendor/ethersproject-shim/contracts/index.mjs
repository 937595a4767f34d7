// Used by the package's Fetcher only, which this product does not call: reads go through its own multicall.
export { Contract } from 'ethers'
