export { getAddress, getCreate2Address } from 'ethers'
