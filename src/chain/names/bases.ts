const BASE_58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BASE_32 = 'abcdefghijklmnopqrstuvwxyz234567'
const BITS_PER_LETTER = 5

/** Returns bytes in base 58, in the alphabet of content addresses of version 0; each leading zero byte is a 1. */
export function toBase58(bytes: Uint8Array): string {
  let value = 0n
  for (const byte of bytes) value = (value << 8n) | BigInt(byte)
  let text = ''
  for (; value > 0n; value /= 58n) text = (BASE_58[Number(value % 58n)] ?? '') + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}

/** Returns bytes in base 32, lower case and without padding (RFC 4648). */
export function toBase32(bytes: Uint8Array): string {
  let [text, waiting, bits] = ['', 0, 0]
  for (const byte of bytes) {
    waiting = (waiting << 8) | byte
    for (bits += 8; bits >= BITS_PER_LETTER; bits -= BITS_PER_LETTER) {
      text += BASE_32[(waiting >> (bits - BITS_PER_LETTER)) & 31] ?? ''
    }
    waiting &= (1 << bits) - 1
  }
  return bits > 0 ? text + (BASE_32[(waiting << (BITS_PER_LETTER - bits)) & 31] ?? '') : text
}
