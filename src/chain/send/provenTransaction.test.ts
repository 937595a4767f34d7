import { Transaction, Wallet, type TransactionLike } from 'ethers'
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

/** Signs a transaction and returns it as a node does, with its hash. */
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

test.each(Object.keys(kinds) as (keyof typeof kinds)[])('proves a transaction %s by its hash', async (kind) => {
  const { hash, answer } = await answerFor(kind)
  expect(proofByHash(answer, hash)).toBe(true)
})

/** A signed transaction as a node returns it, made from what was signed and nothing else. */
function signedAnswer(transaction: TransactionLike) {
  const made = Transaction.from(transaction)
  made.signature = signer.signingKey.sign(made.unsignedHash)
  const { hash, signature, type, to, nonce, gasLimit, value, data, chainId, accessList } = made
  if (!signature || hash === null) throw new Error('Not signed')
  // EIP-155: a legacy signature carries the chain in v.
  const legacyV = signature.yParity + (chainId === 0n ? 27 : Number(chainId) * 2 + 35)
  const answer = {
    ...{ from: signer.address, to, nonce: hex(nonce), input: data, value: hex(value), gas: hex(gasLimit) },
    ...(type !== 0 && { type: hex(type ?? 0), chainId: hex(chainId), accessList }),
    ...(type === 2
      ? { maxFeePerGas: hex(made.maxFeePerGas ?? 0n), maxPriorityFeePerGas: hex(made.maxPriorityFeePerGas ?? 0n) }
      : { gasPrice: hex(made.gasPrice ?? 0n) }),
    ...{ r: signature.r, s: signature.s, v: hex(type === 0 ? legacyV : signature.yParity) },
  }
  return { hash, answer, parity: signature.yParity }
}

const common = { to: TO, data: '0xab', nonce: 7, gasLimit: 21_000n }

test.each([
  ['a legacy one of a chain', { ...common, type: 0, chainId: 56, gasPrice: 5n }],
  ['a legacy one from before EIP-155', { ...common, type: 0, chainId: 0, gasPrice: 5n }],
  ['one with a base fee', { ...common, type: 2, chainId: 56, maxFeePerGas: 9n, maxPriorityFeePerGas: 2n }],
  ['one that creates a contract', { ...common, type: 0, chainId: 56, gasPrice: 5n, to: null }],
  [
    'one with storage in its access list',
    {
      ...common,
      type: 1,
      chainId: 56,
      gasPrice: 5n,
      accessList: [{ address: TO, storageKeys: [`0x${'1'.repeat(64)}`] }],
    },
  ],
])('%s is proven by either parity of its signature', (_what, transaction) => {
  const parities = new Set<number>()
  for (let value = 0n; value < 12n; value += 1n) {
    const { hash, answer, parity } = signedAnswer({ ...transaction, value })
    parities.add(parity)
    expect(proofByHash(answer, hash)).toBe(true)
    expect(proofByHash({ ...answer, value: hex(value + 1n) }, hash)).not.toBe(true)
    expect(proofByHash(answer, `0x${'0'.repeat(64)}`)).toBe(false)
  }
  expect(parities).toEqual(new Set([0, 1]))
})

test('a hash is compared whatever the case of its letters', async () => {
  const { hash, answer } = await answerFor('legacy')
  expect(proofByHash(answer, `0x${hash.slice(2).toUpperCase()}`)).toBe(true)
})

test.each([
  ...(['to', 'from'] as const).map((field) => [field, `0x${'9'.repeat(40)}`] as const),
  ...[['nonce', '0x8'] as const, ['value', '0x6'] as const, ['input', '0xab13'] as const, ['gas', '0x5209'] as const],
  ...[['gasPrice', '0x6'] as const, ['v', hex(56 * 2 + 37)] as const],
])('an altered %s contradicts the hash', async (field, lie) => {
  const { hash, answer } = await answerFor('legacy')
  expect(proofByHash({ ...answer, [field]: lie }, hash)).not.toBe(true)
})

test('no fee of a transaction with a base fee can be altered', async () => {
  const { hash, answer } = await answerFor('with a base fee')
  for (const lie of [{ maxFeePerGas: '0xff' }, { maxPriorityFeePerGas: '0x1' }, { chainId: '0x61' }]) {
    expect(proofByHash({ ...answer, ...lie }, hash)).toBe(false)
  }
})

test('a transaction of an unknown type proves nothing', async () => {
  const { hash, answer } = await answerFor('legacy')
  expect(proofByHash({ ...answer, type: '0x7e' }, hash)).toBeNull()
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(answer)), fc.jsonValue()), (garbage) => {
      expect(proofByHash({ ...garbage }, hash)).not.toBe(true)
    }),
  )
})
