export { solidityPacked as pack, solidityPackedKeccak256 as keccak256 } from 'ethers'
