import { createRequire } from 'node:module'
import * as esmAddress from '@ethersproject/address'
import * as esmContracts from '@ethersproject/contracts'
import * as esmNetworks from '@ethersproject/networks'
import * as esmProviders from '@ethersproject/providers'
import * as esmSolidity from '@ethersproject/solidity'
import { FACTORY_ADDRESS_MAP, Fetcher, INIT_CODE_HASH_MAP, Pair, Token, TokenAmount } from '@pancakeswap/sdk'
import { AbiCoder, BrowserProvider, getAddress, getCreate2Address, id, keccak256, solidityPacked } from 'ethers'
import * as fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { toAddress } from '../../src/core/address.ts'
import { factoryAddress } from '../../src/deployment/contracts.ts'
import { deployment } from '../../src/deployment/deployment.ts'
import { tokenOf } from '../../src/market/sdk.ts'
import { wrappedNative } from '../../src/market/token.ts'

const require = createRequire(import.meta.url)
const addressOf = (value: bigint) => toAddress(getAddress(`0x${value.toString(16).padStart(40, '0')}`))
const anyAddress = fc.bigInt({ min: 1n, max: 2n ** 160n - 1n }).map(addressOf)
const twoAddresses = fc
  .uniqueArray(anyAddress, { minLength: 2, maxLength: 2 })
  .map(([a = '', b = '']) => [a, b] as const)

/** Computes the address of a pair as the chain does, with ethers 6 only. */
function create2Pair(factory: string, initCodeHash: string, a: string, b: string): string {
  const [token0, token1] = BigInt(a) < BigInt(b) ? [a, b] : [b, a]
  return getCreate2Address(factory, keccak256(solidityPacked(['address', 'address'], [token0, token1])), initCodeHash)
}

describe('pair addresses', () => {
  const chains = Object.keys(FACTORY_ADDRESS_MAP).map(Number)

  test('are known for the public chains and the deployment’s chain', () => {
    expect(chains).toEqual(expect.arrayContaining([56, 97, deployment.chainId]))
  })

  test.each(chains)('on chain %i equal those of ethers 6', (chainId) => {
    const factory = Object.entries(FACTORY_ADDRESS_MAP).find(([key]) => Number(key) === chainId)?.[1] ?? ''
    const initCodeHash = Object.entries(INIT_CODE_HASH_MAP).find(([key]) => Number(key) === chainId)?.[1] ?? ''
    fc.assert(
      fc.property(twoAddresses, ([a, b]) => {
        const [tokenA, tokenB] = [new Token(chainId, a, 18), new Token(chainId, b, 18)]
        expect(Pair.getAddress(tokenA, tokenB)).toBe(create2Pair(factory, initCodeHash, a, b))
        expect(Pair.getAddress(tokenB, tokenA)).toBe(Pair.getAddress(tokenA, tokenB))
      }),
    )
  })

  test('of the deployment follow from its factory and init code', () => {
    const other = tokenOf({ address: addressOf(7n), decimals: 18, symbol: 'X' })
    const expected = create2Pair(factoryAddress, deployment.initCodeHash, wrappedNative.address, other.address)
    const pair = new Pair(new TokenAmount(tokenOf(wrappedNative), '1'), new TokenAmount(other, '1'))
    expect(pair.liquidityToken.address).toBe(expected)
  })

  test('on the public chain are the existing ones', () => {
    const cake = new Token(56, toAddress('0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82'), 18)
    const wbnb = new Token(56, toAddress('0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c'), 18)
    expect(create2Pair(FACTORY_ADDRESS_MAP[56], INIT_CODE_HASH_MAP[56], cake.address, wbnb.address)).toMatch(
      /^0x0eD7e529/,
    )
    expect(Pair.getAddress(cake, wbnb)).toMatch(/^0x0eD7e529/)
  })
})

describe('an address', () => {
  test('in lower case gets its checksum, as in ethers 6, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onTestFinished(() => warn.mockRestore())
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(new Token(56, address.toLowerCase(), 18).address).toBe(address)
      }),
    )
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('is not checksummed'))
  })

  test('with one letter in the wrong case is rejected', () => {
    const wrongAddress = anyAddress
      .map((address) => address.replace(/[a-f]/, (digit) => digit.toUpperCase()))
      // All capitals, like all small letters, claim no checksum.
      .filter(
        (address) => /[a-f]/.test(address) && /[A-F]/.test(address) && getAddress(address.toLowerCase()) !== address,
      )
    fc.assert(
      fc.property(wrongAddress, (wrong) => {
        expect(() => esmAddress.getAddress(wrong)).toThrow('bad address checksum')
        expect(() => new Token(56, wrong, 18)).toThrow(`${wrong} is not a valid address`)
      }),
    )
  })

  test.each(['', '0x', '0x12', 'BNB', `0x${'g'.repeat(40)}`, `0x${'1'.repeat(41)}`])(
    'rejects %j as the address of a token',
    (wrong) => {
      expect(() => new Token(56, wrong, 18)).toThrow('is not a valid address')
    },
  )
})

describe('the adapters', () => {
  const loaded = ['address', 'contracts', 'networks', 'providers', 'solidity'].map(
    (name) => [name, require(`@ethersproject/${name}`) as Record<string, unknown>] as const,
  )
  const imported: Record<string, object> = {
    address: esmAddress,
    contracts: esmContracts,
    networks: esmNetworks,
    providers: esmProviders,
    solidity: esmSolidity,
  }

  test.each(loaded)('%s has the same exports for require and import', (name, required) => {
    const names = Object.keys(required).filter((each) => each !== '__esModule')
    expect(names.length).toBeGreaterThan(0)
    expect(
      Object.keys(imported[name] ?? {})
        .filter((each) => each !== 'default')
        .toSorted(),
    ).toEqual(names.toSorted())
  })

  test('pack and hash as ethers 6 does', () => {
    const types = ['address', 'bytes']
    const values = [wrappedNative.address, '0x0102']
    for (const solidity of [esmSolidity, require('@ethersproject/solidity') as typeof esmSolidity]) {
      expect(solidity.pack(types, values)).toBe(solidityPacked(types, values))
      expect(solidity.keccak256(types, values)).toBe(keccak256(solidityPacked(types, values)))
    }
    // The browser's adapter supports only that, and throws otherwise.
    expect(() => esmSolidity.pack(['uint112'], [5n])).toThrow('does not pack uint112')
  })

  test('never select a node', async () => {
    expect(esmNetworks.getNetwork(56).chainId).toBe(56n)
    await expect(Fetcher.fetchTokenData(56, addressOf(5n))).rejects.toThrow('unsupported getDefaultProvider network')
  })

  test('read decimals and reserves in the format of the package', async () => {
    const reserve0 = 2n ** 112n - 1n
    const results: Record<string, string> = {
      [id('decimals()').slice(0, 10)]: AbiCoder.defaultAbiCoder().encode(['uint8'], [6]),
      [id('getReserves()').slice(0, 10)]: AbiCoder.defaultAbiCoder().encode(
        ['uint112', 'uint112', 'uint32'],
        [reserve0, 3n, 1],
      ),
    }
    const provider = new BrowserProvider({
      request: async ({ method, params }) => {
        if (method === 'eth_chainId') return '0x38'
        const [{ data }] = params as [{ data: string }]
        return results[data]
      },
    })
    try {
      const token = await Fetcher.fetchTokenData(56, addressOf(10n), provider, 'USD')
      expect(token).toMatchObject({ decimals: 6, symbol: 'USD' })
      const pair = await Fetcher.fetchPairData(token, new Token(56, addressOf(9n), 18), provider)
      expect([pair.reserve0.raw.toString(), pair.reserve1.raw.toString()]).toEqual([String(reserve0), '3'])
    } finally {
      provider.destroy()
    }
  })
})
