// web3-react computes checksums with v5's keccak256. ethers 6, which the page loads anyway, has the same function.
export { keccak256 } from 'ethers'
