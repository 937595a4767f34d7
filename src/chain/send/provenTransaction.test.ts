import { Transaction, Wallet } from 'ethers'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { proofByHash } from './provenTransaction'

const signer = new Wallet(`0x${'7'.repeat(64)}`)
const hex = (value: bigint | number): string => `0x${value.toString(16)}`
const TO = `0x${'2'.repeat(40)}`

const kinds = {
  legacy: { type: 0, gasPrice: 5n },
  'with an access list': { type: 1, gasPrice: 5n },
  'with a base fee': { type: 2, maxFeePerGas: 9n, maxPriorityFeePerGas: 2n },
} as const

/** A signed transaction as a node returns it, with its hash. */
async function answerFor(kind: keyof typeof kinds, data = '0xab12', value = 5n) {
  const fees = kinds[kind]
  const signed = await signer.signTransaction({
    to: TO,
    data,
    value,
    nonce: 7,
    gasLimit: 21_000n,
    chainId: 56,
    ...fees,
  })
  const { hash, signature, type } = Transaction.from(signed)
  if (!signature || hash === null || type === null) throw new Error('Not signed')
  const answer = {
    ...{ hash, type: hex(type), from: signer.address.toLowerCase(), to: TO, nonce: '0x7', input: data },
    ...{ value: hex(value), gas: '0x5208', gasPrice: '0x5', chainId: '0x38' },
    ...(type === 2 && { maxFeePerGas: '0x9', maxPriorityFeePerGas: '0x2' }),
    ...(type > 0 && { accessList: [], yParity: hex(signature.yParity) }),
    ...{ r: signature.r, s: signature.s, v: hex(signature.networkV ?? signature.yParity) },
  }
  return { hash, answer }
}

test.each(Object.keys(kinds) as (keyof typeof kinds)[])('a transaction %s is proven by its hash', async (kind) => {
  const { hash, answer } = await answerFor(kind)
  expect(proofByHash(answer, hash)).toBe(true)
})

test.each([
  ...(['to', 'from'] as const).map((field) => [field, `0x${'9'.repeat(40)}`] as const),
  ...[['nonce', '0x8'] as const, ['value', '0x6'] as const, ['input', '0xab13'] as const, ['gas', '0x5209'] as const],
  ...[['gasPrice', '0x6'] as const, ['v', hex(56 * 2 + 37)] as const],
])('a node that alters %s contradicts the hash', async (field, lie) => {
  const { hash, answer } = await answerFor('legacy')
  expect(proofByHash({ ...answer, [field]: lie }, hash)).not.toBe(true)
})

test('no fee of a transaction with a base fee can be altered', async () => {
  const { hash, answer } = await answerFor('with a base fee')
  for (const lie of [{ maxFeePerGas: '0xff' }, { maxPriorityFeePerGas: '0x1' }, { chainId: '0x61' }]) {
    expect(proofByHash({ ...answer, ...lie }, hash)).toBe(false)
  }
})

test('an answer of a kind that cannot be hashed proves nothing', async () => {
  const { hash, answer } = await answerFor('legacy')
  expect(proofByHash({ ...answer, type: '0x7e' }, hash)).toBeNull()
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(answer)), fc.jsonValue()), (garbage) => {
      expect(proofByHash({ ...garbage }, hash)).not.toBe(true)
    }),
  )
})
