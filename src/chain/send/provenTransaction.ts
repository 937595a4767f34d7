import { type AccessListish, Transaction } from 'ethers'
import { sameAddress } from '../../core/address'

const numberOf = (value: unknown): number => Number(String(value))
const textOf = (value: unknown): string => String(value)

/** Decodes the transaction in a node's result; throws if a field is missing or invalid. */
function decoded(result: Readonly<Record<string, unknown>>): Transaction {
  const { type = '0x0', to, nonce, gas, value, input, chainId, accessList, r, s, v, yParity } = result
  const isLegacy = numberOf(type) === 0
  const common = {
    ...{ type: numberOf(type), to: to === null ? null : textOf(to), nonce: numberOf(nonce), data: textOf(input) },
    ...{ gasLimit: textOf(gas), value: textOf(value) },
  }
  const fees =
    numberOf(type) === 2
      ? {
          maxFeePerGas: textOf(result['maxFeePerGas']),
          maxPriorityFeePerGas: textOf(result['maxPriorityFeePerGas']),
        }
      : { gasPrice: textOf(result['gasPrice']) }
  // A legacy signature encodes the chain in v: 27 and 28 are from before EIP-155.
  const legacyV = numberOf(v)
  const chain = isLegacy ? (legacyV < 35 ? 0 : Math.floor((legacyV - 35) / 2)) : numberOf(chainId)
  const parity = isLegacy ? (legacyV < 35 ? legacyV - 27 : (legacyV - 35) % 2) : numberOf(yParity ?? v)
  return Transaction.from({
    ...common,
    ...fees,
    chainId: chain,
    ...(!isLegacy && { accessList: (accessList ?? []) as AccessListish }),
    signature: { r: textOf(r), s: textOf(s), yParity: parity === 0 ? 0 : 1 },
  })
}

/**
 * True if the result has the requested hash and its signer as the sender, false if not. Null if it cannot be decoded,
 * for example for an unknown type or a missing field.
 */
export type Proof = boolean | null

/**
 * Checks a node's result against the requested hash. A transaction's hash covers everything that was signed, so a
 * single node can prove recipient, data, value, nonce, fees, chain and sender.
 */
export function proofByHash(result: Readonly<Record<string, unknown>>, hash: string): Proof {
  try {
    const transaction = decoded(result)
    const isHash = transaction.hash?.toLowerCase() === hash.toLowerCase()
    return isHash && sameAddress(transaction.from ?? '', textOf(result['from']))
  } catch {
    return null
  }
}
