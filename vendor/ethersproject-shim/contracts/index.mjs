import { Contract as Ethers6Contract } from 'ethers'

// v5 returns a uint8 as a number and wider integers as objects that convert to decimal text. ethers 6 returns bigints,
// which the SDK's JSBI rejects. The SDK reads these two functions only.
export class Contract {
  constructor(address, abi, provider) {
    const { decimals, getReserves } = new Ethers6Contract(address, abi, provider)
    this.decimals = async () => Number(await decimals())
    this.getReserves = async () => (await getReserves()).toArray().map(String)
  }
}
