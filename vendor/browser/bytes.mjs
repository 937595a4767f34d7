// web3-react turns that hash into bytes with v5's arrayify; ethers 6 calls it getBytes.
export { getBytes as arrayify } from 'ethers'
