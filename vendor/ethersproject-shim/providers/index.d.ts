export { getDefaultProvider, type Provider as BaseProvider } from 'ethers'
