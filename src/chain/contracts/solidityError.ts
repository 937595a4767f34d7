import { firstWord, readWord } from './codec'
import { selectorOf } from './signatures'

/** The two errors that every Solidity contract can throw. */
const ERROR = selectorOf('Error(string)')
const PANIC = selectorOf('Panic(uint256)')

const PANICS: Record<string, string> = {
  '1': 'assertion failed',
  '17': 'arithmetic overflow',
  '18': 'division by zero',
  '50': 'index out of range',
}

/** Decodes the text of an Error(string): offset, length in bytes, UTF-8. */
function errorText(body: string): string {
  const digits = Number(readWord(body, 1)) * 2
  const text = body.slice(130, 130 + digits)
  if (text.length < digits) throw new Error('The reason is truncated')
  const bytes = Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  return new TextDecoder().decode(bytes)
}

/** Decodes the reason in the data of a revert; null for an error of the contract's own, or malformed data. */
export function readSolidityError(data: string): string | null {
  const body = `0x${data.slice(10)}`
  try {
    if (data.startsWith(ERROR)) return errorText(body)
    if (!data.startsWith(PANIC)) return null
    const code = String(firstWord(body))
    return PANICS[code] ?? `panic ${code}`
  } catch {
    return null
  }
}
