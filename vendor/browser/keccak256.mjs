// web3-react checksums accounts with v5's keccak256; ethers 6, which the page has anyway, answers the same hash.
export { keccak256 } from 'ethers'
