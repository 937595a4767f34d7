import { verifyTypedData, Wallet, type TypedDataField } from 'ethers'
import { expect, it } from 'vitest'
import { toAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { permitSignature, permitTypedData } from './permit'

const owner = new Wallet(`0x${'11'.repeat(32)}`)
const [pairAddress, spender] = [toAddress(`0x${'aa'.repeat(20)}`), toAddress(`0x${'bb'.repeat(20)}`)]
const request = {
  ...{ name: 'Pancake LPs', pairAddress, owner: toAddress(owner.address), spender },
  ...{ valueRaw: 2n ** 200n, nonce: 3n, deadline: 1_900_000_000 },
}

/** Typed data as a wallet receives it. */
interface TypedData {
  domain: { name: string; version: string; chainId: number; verifyingContract: string }
  types: { EIP712Domain: TypedDataField[]; Permit: TypedDataField[] }
  primaryType: string
  message: Record<string, unknown>
}

it('builds typed data for the pair on this chain whose signature verifies for its owner', async () => {
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
  expect(permitSignature(request, signature)).toMatchObject({ v: expect.any(Number) as number })
  const parts = permitSignature(request, signature)
  if (!parts) throw new Error('the signature has parts')
  expect(verifyTypedData(domain, { Permit: types.Permit }, meant, parts)).toBe(owner.address)
})

it("rejects anything but the owner's signature of this permit", async () => {
  const { domain, types, message } = JSON.parse(permitTypedData(request)) as TypedData
  const otherAccount = new Wallet(`0x${'22'.repeat(32)}`)
  const signature = await otherAccount.signTypedData(domain, { Permit: types.Permit }, message)
  for (const answer of [null, '0x', '0x1234', signature]) expect(permitSignature(request, answer)).toBeNull()
  const ownSignature = await owner.signTypedData(domain, { Permit: types.Permit }, message)
  expect(permitSignature({ ...request, nonce: 4n }, ownSignature)).toBeNull()
})
