export { Contract } from 'ethers'
