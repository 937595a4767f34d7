const { Contract } = require('ethers')
module.exports = { Contract }
