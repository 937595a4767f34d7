// The exchange library counts with JSBI, a stand-in for browsers without BigInt. Every browser this build targets has
// BigInt, so JSBI's functions are answered by the language itself.
export default class JSBI {
  static BigInt = (value) => BigInt(value)
  static toNumber = (a) => Number(a)
  static add = (a, b) => a + b
  static subtract = (a, b) => a - b
  static multiply = (a, b) => a * b
  static divide = (a, b) => a / b
  static remainder = (a, b) => a % b
  static exponentiate = (a, b) => a ** b
  static equal = (a, b) => a === b
  static notEqual = (a, b) => a !== b
  static lessThan = (a, b) => a < b
  static lessThanOrEqual = (a, b) => a <= b
  static greaterThan = (a, b) => a > b
  static greaterThanOrEqual = (a, b) => a >= b

  /** `x instanceof JSBI` is how the library knows its own numbers. */
  static [Symbol.hasInstance](value) {
    return typeof value === 'bigint'
  }
}
