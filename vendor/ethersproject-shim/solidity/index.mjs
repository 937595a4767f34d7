// v5 hashes bytes under `keccak256(types, values)` and packs under `pack`; ethers 6 calls them so.
export { solidityPacked as pack, solidityPackedKeccak256 as keccak256 } from 'ethers'
