import { Interface } from 'ethers'

export const wrappedNative = new Interface(['function deposit() payable', 'function withdraw(uint256 amount)'])
