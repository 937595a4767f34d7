/**
 * The functions of JSBI that the exchange SDK uses, on the language's own bigint: JSBI serves browsers without it,
 * which this app does not support. The build puts it in JSBI's place (docs/decisions/0013).
 */
export const nativeJsbi = {
  BigInt: (value: bigint | number | string) => BigInt(value),
  toNumber: Number,
  add: (a: bigint, b: bigint) => a + b,
  subtract: (a: bigint, b: bigint) => a - b,
  multiply: (a: bigint, b: bigint) => a * b,
  divide: (a: bigint, b: bigint) => a / b,
  remainder: (a: bigint, b: bigint) => a % b,
  exponentiate: (a: bigint, b: bigint) => a ** b,
  equal: (a: bigint, b: bigint) => a === b,
  notEqual: (a: bigint, b: bigint) => a !== b,
  lessThan: (a: bigint, b: bigint) => a < b,
  lessThanOrEqual: (a: bigint, b: bigint) => a <= b,
  greaterThan: (a: bigint, b: bigint) => a > b,
  greaterThanOrEqual: (a: bigint, b: bigint) => a >= b,
  /** The SDK recognises its own numbers by `x instanceof JSBI`. */
  [Symbol.hasInstance]: (value: unknown) => typeof value === 'bigint',
}
