export { keccak256, pack } from '../../src/chain/contracts/packedHash'
