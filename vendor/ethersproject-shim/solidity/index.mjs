// v5 calls tight packing `pack` and the hash of what is packed `keccak256`; ethers 6 renamed both.
export { solidityPacked as pack, solidityPackedKeccak256 as keccak256 } from 'ethers'
