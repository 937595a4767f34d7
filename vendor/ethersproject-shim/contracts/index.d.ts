import type { ContractRunner, InterfaceAbi } from 'ethers'
export declare class Contract {
  constructor(address: string, abi: InterfaceAbi, provider: ContractRunner)
  decimals(): Promise<number>
  getReserves(): Promise<string[]>
}
