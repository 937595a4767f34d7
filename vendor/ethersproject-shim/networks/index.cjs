const { Network } = require('ethers')
module.exports = { getNetwork: (chain) => Network.from(chain) }
