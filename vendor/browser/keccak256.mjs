// web3-react computes checksums with v5's keccak256.
export { keccak256 } from '../../src/chain/keccak'
