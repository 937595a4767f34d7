const { getAddress, getCreate2Address } = require('ethers')
module.exports = { getAddress, getCreate2Address }
