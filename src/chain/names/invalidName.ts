/** A text that cannot be a name: it has no normal form (ENSIP-15), so nobody can own it. */
export class InvalidNameError extends Error {
  override readonly name = 'InvalidNameError'
}
