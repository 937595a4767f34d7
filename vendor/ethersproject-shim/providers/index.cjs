const { getDefaultProvider } = require('ethers')
module.exports = { getDefaultProvider }
