const { Contract: Ethers6Contract } = require('ethers')

class Contract {
  constructor(address, abi, provider) {
    this.inner = new Ethers6Contract(address, abi, provider)
  }

  async decimals() {
    return Number(await this.inner.decimals())
  }

  async getReserves() {
    return (await this.inner.getReserves()).toArray().map(String)
  }
}

module.exports = { Contract }
