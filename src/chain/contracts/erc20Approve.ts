import { Interface } from 'ethers'

export const erc20Approve = new Interface(['function approve(address spender, uint256 amount) returns (bool)'])
