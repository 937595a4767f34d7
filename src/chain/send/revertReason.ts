import { readWord } from '../contracts/codec'
import { RpcError } from '../rpc/nodes'

/** Selectors of the two errors that every Solidity contract can throw. */
const ERROR_STRING = '0x08c379a0'
const PANIC = '0x4e487b71'

const PANICS: Record<string, string> = {
  '1': 'assertion failed',
  '17': 'arithmetic overflow',
  '18': 'division by zero',
  '50': 'index out of range',
}

function revertData(data: unknown): string | null {
  if (typeof data === 'string' && data.startsWith('0x')) return data
  if (typeof data === 'object' && data !== null && 'data' in data) return revertData(data.data)
  return null
}

/** Decodes the text of an Error(string): offset, length in bytes, UTF-8. */
function errorText(body: string): string {
  const digits = Number(readWord(body, 1)) * 2
  const text = body.slice(130, 130 + digits)
  if (text.length < digits) throw new Error('The reason is truncated')
  const bytes = Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return new TextDecoder().decode(bytes)
}

function decodeRevert(data: string): string | null {
  const body = `0x${data.slice(10)}`
  try {
    if (data.startsWith(ERROR_STRING)) return errorText(body)
    if (!data.startsWith(PANIC)) return null
    const code = String(readWord(body, 0))
    return PANICS[code] ?? `panic ${code}`
  } catch {
    return null
  }
}

/** Returns the reason of a failed call from a node's message and data; null without one. */
export function reasonIn(message: string, data: unknown): string | null {
  const encoded = revertData(data)
  const decoded = encoded ? decodeRevert(encoded) : null
  if (decoded) return decoded
  if (/insufficient funds/i.test(message)) return 'insufficient funds'
  // Nodes word it differently: "execution reverted: X", "... reverted with reason string 'X'".
  const [, quoted, rest] = /reverted with reason string '([^']*)'|reverted: (?:revert: )?(.+)$/.exec(message) ?? []
  return quoted ?? rest ?? null
}

/** Returns the reason of a contract or node for an error; null without one (trading 8). */
export const revertReason = (error: unknown): string | null =>
  error instanceof RpcError ? reasonIn(error.message, error.data) : null
