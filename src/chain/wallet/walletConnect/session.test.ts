import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import { accountsByChain, accountsOn, addressesIn, allows, chainIdIn, chainToUse, proposalFor } from './session'

const ONE = toAddress('0x1111111111111111111111111111111111111111')
const TWO = toAddress('0xABcdEFABcdEFabcdEfAbCdefabcdeFABcDEFabCD')

const session = {
  namespaces: {
    eip155: { accounts: [`eip155:56:${ONE}`, `eip155:56:${TWO}`], methods: ['personal_sign'] },
    'eip155:97': { accounts: [`eip155:97:${TWO}`], methods: ['eth_sendTransaction'] },
    solana: { accounts: ['solana:abc:def'], methods: ['signMessage'] },
  },
}

test('separates accounts by chain, and ignores other namespaces', () => {
  expect([...accountsByChain(session)]).toEqual([
    [56, [ONE, TWO]],
    [97, [TWO]],
  ])
  expect(accountsOn(session, 56, null)).toEqual([ONE, TWO])
  expect(accountsOn(session, 56, toAddress(TWO.toLowerCase()))).toEqual([TWO, ONE])
  expect(accountsOn(session, 97, ONE)).toEqual([TWO])
  expect(accountsOn(session, 1, ONE)).toEqual([])
})

test('allows a method that any requested chain has', () => {
  expect(allows(session, 'personal_sign')).toBe(true)
  expect(allows(session, 'eth_sendTransaction')).toBe(true)
  expect(allows(session, 'signMessage')).toBe(false)
})

test('uses the first wanted chain with accounts, otherwise the wallet’s own', () => {
  expect(chainToUse(session, [31337, 97])).toBe(97)
  expect(chainToUse(session, [31337])).toBe(56)
  expect(chainToUse({ namespaces: {} }, [56])).toBeNaN()
})

test.each([
  [56, 56],
  ['0x38', 56],
  ['56', 56],
  ['eip155:56', 56],
  ['', Number.NaN],
  ['eip155:', Number.NaN],
  ['BNB', Number.NaN],
  [undefined, Number.NaN],
  [-1, Number.NaN],
])('parses %s as chain %s', (value, chainId) => {
  expect(chainIdIn(value)).toBe(chainId)
})

test('omits accounts that are not addresses', () => {
  const named = { namespaces: { eip155: { accounts: ['eip155:56:me', `eip155:56:${ONE}`, 'eip155:56'], methods: [] } } }
  expect([...accountsByChain(named)]).toEqual([[56, [ONE]]])
})

test('parses accounts with and without their chain', () => {
  expect(addressesIn([ONE, `eip155:56:${TWO}`])).toEqual([ONE, TWO])
  expect(addressesIn(ONE)).toEqual([])
  expect(addressesIn(['', 'eip155:56:me', 7])).toEqual([])
})

test('requires nothing of a wallet', () => {
  const proposal = proposalFor([56])
  expect(Object.keys(proposal)).toEqual(['optionalNamespaces'])
  expect(proposal.optionalNamespaces.eip155.chains).toEqual(['eip155:56'])
})
