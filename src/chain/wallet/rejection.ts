/** EIP-1193: the person said no. */
const USER_REJECTED = 4001
const MAX_DEPTH = 5

const WORDS = /user (?:rejected|denied|cancell?ed)|rejected by (?:the )?user|user closed modal/i

/** Where wallets and libraries tuck the error that they wrap. */
const WRAPPINGS = ['error', 'data', 'originalError', 'cause', 'info', 'reason'] as const

function isRejectedAt(error: unknown, depth: number): boolean {
  if (depth > MAX_DEPTH || error === null || error === undefined) return false
  if (typeof error === 'string') return WORDS.test(error)
  if (typeof error !== 'object') return false
  const fields = error as Record<string, unknown>
  const { code, message } = fields
  if (code === USER_REJECTED || code === String(USER_REJECTED) || code === 'ACTION_REJECTED') return true
  if (typeof message === 'string' && WORDS.test(message)) return true
  return WRAPPINGS.some((name) => isRejectedAt(fields[name], depth + 1))
}

/** Answers whether an error of any shape means that the person rejected the request (EIP-1193 code 4001). */
export const isUserRejected = (error: unknown): boolean => isRejectedAt(error, 0)
