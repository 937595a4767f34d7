import { Contract as Ethers6Contract } from 'ethers'

// v5 answers a uint8 as a number and wider integers as objects that turn into decimal text; ethers 6 answers bigints,
// which the package's JSBI refuses. The package reads these two functions and no others.
export class Contract {
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
