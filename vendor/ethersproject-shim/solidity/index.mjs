// v5 names tight packing `pack` and the hash of it `keccak256`; ethers 6 renamed both.
export { solidityPacked as pack, solidityPackedKeccak256 as keccak256 } from 'ethers'
