import { Interface } from 'ethers'
import { artifactOf } from './artifacts.ts'
import type { Intent } from './sender.ts'

const DEPLOYMENT_GAS = 3_000_000
const CALL_GAS = 300_000

/** Returns the transaction that deploys a compiled contract, by area and name. */
export function creation(area: string, name: string, args: readonly unknown[] = []): Intent {
  const { abi, bytecode } = artifactOf(area, name)
  const data = bytecode + new Interface(abi).encodeDeploy(args).slice(2)
  return { label: `deploy ${name}`, data, gasLimit: DEPLOYMENT_GAS }
}

/** Returns a call of a method, given as a signature like `transfer(address,uint256)`. */
export function call(to: string, signature: string, ...args: unknown[]): Intent {
  const method = new Interface([`function ${signature}`])
  const name = signature.slice(0, signature.indexOf('('))
  return { label: name, to, data: method.encodeFunctionData(name, args), gasLimit: CALL_GAS }
}

/** Returns a transfer of an amount of a token. */
export const transfer = (token: string, to: string, amountRaw: bigint): Intent =>
  call(token, 'transfer(address,uint256)', to, amountRaw)
