import { AbiCoder, Interface } from 'ethers/abi'
import type { ContractSignatureCheck } from '../hub/signature.ts'
import { CallReverted, type ChainNode } from './node.ts'

const contracts = new Interface([
  'function isValidSignature(bytes32, bytes) view returns (bytes4)',
  'function tryAggregate(bool, (address, bytes)[]) returns ((bool, bytes)[])',
])
const MAGIC_VALUE = '0x1626ba7e'.padEnd(66, '0')

/** Last 32 bytes of a signature for a contract that is not deployed yet (ERC-6492). */
const UNDEPLOYED_SUFFIX = '6492'.repeat(16)

interface UndeployedSignature {
  factory: string
  /** Call of the factory that deploys the contract. */
  creation: string
  signature: string
}

/** Returns the parts of a signature for an undeployed contract; null for any other signature. */
function readUndeployed(signature: string): UndeployedSignature | null {
  if (!signature.toLowerCase().endsWith(UNDEPLOYED_SUFFIX)) return null
  try {
    const body = signature.slice(0, -UNDEPLOYED_SUFFIX.length)
    const [factory, creation, inner] = AbiCoder.defaultAbiCoder().decode(['address', 'bytes', 'bytes'], body)
    return { factory: String(factory), creation: String(creation), signature: String(inner) }
  } catch {
    return null
  }
}

/**
 * Returns the check of contract wallets' signatures (EIP-1271). An account without a contract returns no data. A contract
 * that is not deployed yet is deployed and called within one simulated call (ERC-6492), which changes nothing on the chain.
 */
export function contractSignatureCheck(node: ChainNode, multicall: string): ContractSignatureCheck {
  async function readMagicValue(to: string, data: string): Promise<string> {
    try {
      return await node.call(to, data)
    } catch (error) {
      if (error instanceof CallReverted) return '0x'
      throw error
    }
  }
  return async (address, digest, given) => {
    const undeployed = readUndeployed(given)
    const data = contracts.encodeFunctionData('isValidSignature', [digest, undeployed?.signature ?? given])
    if (!undeployed || (await node.hasCode(address))) {
      return (await readMagicValue(address, data)).slice(0, 66) === MAGIC_VALUE
    }
    const calls = [
      [undeployed.factory, undeployed.creation],
      [address, data],
    ]
    const reply = await readMagicValue(multicall, contracts.encodeFunctionData('tryAggregate', [false, calls]))
    if (reply === '0x') return false
    const [results] = contracts.decodeFunctionResult('tryAggregate', reply).toArray(true) as [[boolean, string][]]
    const [isOk, result] = results[1] ?? [false, '0x']
    return isOk && result.slice(0, 66) === MAGIC_VALUE
  }
}
