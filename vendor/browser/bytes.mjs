// web3-react converts that hash to bytes with v5's arrayify, which ethers 6 calls getBytes.
export { getBytes as arrayify } from 'ethers'
