import { verifyTypedData, Wallet, type TypedDataField } from 'ethers'
import { expect, it } from 'vitest'
import { deployment } from '../../core/deployment'
import { permitTypedData, splitSignature } from './permit'

const owner = new Wallet(`0x${'11'.repeat(32)}`)
const [pairAddress, spender] = [`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`]
const request = {
  ...{ name: 'Pancake LPs', pairAddress, owner: owner.address, spender },
  ...{ valueRaw: 2n ** 200n, nonce: 3n, deadline: 1_900_000_000 },
}

/** What a wallet is asked to sign, as a wallet reads it. */
interface TypedData {
  domain: { name: string; version: string; chainId: number; verifyingContract: string }
  types: { EIP712Domain: TypedDataField[]; Permit: TypedDataField[] }
  primaryType: string
  message: Record<string, unknown>
}

it('asks for a permit of the pair on this chain, which its owner can sign and anybody can check', async () => {
  const { domain, types, primaryType, message } = JSON.parse(permitTypedData(request)) as TypedData
  expect(domain).toEqual({
    ...{ name: 'Pancake LPs', version: '1', chainId: deployment.chainId, verifyingContract: pairAddress },
  })
  expect(primaryType).toBe('Permit')
  expect(types.EIP712Domain.map(({ name }) => name)).toEqual(['name', 'version', 'chainId', 'verifyingContract'])
  expect(types.Permit.map(({ name, type }) => `${name} ${type}`)).toEqual([
    ...['owner address', 'spender address', 'value uint256', 'nonce uint256', 'deadline uint256'],
  ])
  const signature = await owner.signTypedData(domain, { Permit: types.Permit }, message)
  const meant = { owner: owner.address, spender, value: 2n ** 200n, nonce: 3n, deadline: 1_900_000_000n }
  expect(verifyTypedData(domain, { Permit: types.Permit }, meant, signature)).toBe(owner.address)
  const { v, r, s } = splitSignature(signature)
  expect(verifyTypedData(domain, { Permit: types.Permit }, meant, { v, r, s })).toBe(owner.address)
})

it('takes nothing for a signature that is none', () => {
  expect(() => splitSignature(null)).toThrow('The wallet answered something that is no signature')
  expect(() => splitSignature('0x1234')).toThrow(/invalid raw signature length/)
})
