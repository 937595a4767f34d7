// web3-react converts that hash to bytes with v5's arrayify.
export { bytesOf as arrayify } from '../../src/chain/keccak'
