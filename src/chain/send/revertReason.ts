import { readSolidityError } from '../contracts/solidityError'
import { RpcError } from '../rpc/nodes'

function revertData(data: unknown): string | null {
  if (typeof data === 'string' && data.startsWith('0x')) return data
  if (typeof data === 'object' && data !== null && 'data' in data) return revertData(data.data)
  return null
}

/** Returns the reason of a failed call from a node's message and data; null without one. */
export function reasonIn(message: string, data: unknown): string | null {
  const encoded = revertData(data)
  const decoded = encoded ? readSolidityError(encoded) : null
  if (decoded) return decoded
  if (/insufficient funds/i.test(message)) return 'insufficient funds'
  // Nodes word it differently: "execution reverted: X", "... reverted with reason string 'X'".
  const [, quoted, rest] = /reverted with reason string '([^']*)'|reverted: (?:revert: )?(.+)$/.exec(message) ?? []
  return quoted ?? rest ?? null
}

/** Returns the reason of a contract or node for an error; null without one (trading 8). */
export const revertReason = (error: unknown): string | null =>
  error instanceof RpcError ? reasonIn(error.message, error.data) : null
