const { solidityPacked, solidityPackedKeccak256 } = require('ethers')
module.exports = { pack: solidityPacked, keccak256: solidityPackedKeccak256 }
