import { AbiCoder } from 'ethers'
import { RpcError } from '../rpc/nodes'

/** Selectors of the two errors every Solidity contract can throw. */
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

function decodeRevert(data: string): string | null {
  try {
    const body = `0x${data.slice(10)}`
    if (data.startsWith(ERROR_STRING)) return String(AbiCoder.defaultAbiCoder().decode(['string'], body)[0])
    if (data.startsWith(PANIC)) {
      const code = String(AbiCoder.defaultAbiCoder().decode(['uint256'], body)[0])
      return PANICS[code] ?? `panic ${code}`
    }
  } catch {
    return null
  }
  return null
}

/** Answers the reason a contract gave for refusing, or null when the error carries none (trading 8). */
export function revertReason(error: unknown): string | null {
  if (!(error instanceof RpcError)) return null
  const data = revertData(error.data)
  const decoded = data ? decodeRevert(data) : null
  if (decoded) return decoded
  // Nodes word it differently: "execution reverted: X", "... reverted with reason string 'X'".
  const [, quoted, rest] = /reverted with reason string '([^']*)'|reverted: (?:revert: )?(.+)$/.exec(error.message) ?? []
  return quoted ?? rest ?? null
}
