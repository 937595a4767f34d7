import { Interface, namehash } from 'ethers'
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { FIRST_LIST } from '../../devnet/lists/documents.ts'
import { UNLISTED_TOKENS, unlistedAddress } from '../../devnet/lists/listedTokens.ts'
import { factsAt } from '../../devnet/protocol/deploymentFiles.ts'
import { createNames } from '../../src/chain/names/names.ts'
import { contenthashToUri } from '../../src/chain/names/contenthash.ts'
import { type Address, toAddress } from '../../src/core/address.ts'
import { facts, demoAccounts } from './support/facts.ts'
import { joinSharedChain } from './support/sharedChain.ts'

const { node, listsUrl: lists, listsPort } = joinSharedChain()

interface ListFile {
  name: string
  version: { major: number; minor: number; patch: number }
  tokens: { chainId: number; address: Address; symbol: string; decimals?: number }[]
}

const read = async (path: string): Promise<ListFile> => (await fetch(lists + path)).json() as Promise<ListFile>
const versionOf = ({ version }: ListFile) => Object.values(version).join('.')

describe('the host of lists', () => {
  beforeEach(() => fetch(`${lists}/withdraw`, { method: 'POST' }))

  test('listens on the given port and allows every origin to read', async () => {
    expect(lists).toBe(`http://127.0.0.1:${listsPort}`)
    const response = await fetch(`${lists}/list.json`)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('content-type')).toBe('application/json')
  })

  test('serves a good list, and its newer version once it is published', async () => {
    expect([await read('/list.json'), await read('/newer.json')].map(versionOf)).toEqual(['1.0.0', '1.1.0'])
    await fetch(`${lists}/publish`, { method: 'POST' })
    const newer = await read('/list.json')
    expect(versionOf(newer)).toBe('1.1.0')
    expect(newer.tokens.length).toBe(4)
    expect(await (await fetch(lists)).text()).toContain('now version 1.1.0')
    await fetch(`${lists}/withdraw`, { method: 'POST' })
    expect(versionOf(await read('/list.json'))).toBe('1.0.0')
  })

  test('serves a broken list', async () => {
    const { tokens } = await read('/broken.json')
    expect(tokens.map(({ decimals }) => decimals)).toEqual([undefined])
  })

  test('serves content by the hash of its bytes, as an IPFS gateway', async () => {
    const response = await fetch(`${lists}/ipfs/${FIRST_LIST.cid}/`)
    const text = await response.text()
    expect(createHash('sha256').update(text).digest('hex')).toBe(FIRST_LIST.contenthash.slice(-64))
    expect(versionOf(JSON.parse(text) as ListFile)).toBe('1.0.0')
    expect((await fetch(`${lists}/ipfs/b${'a'.repeat(58)}/`)).status).toBe(404)
  })

  test('rejects unknown paths and methods', async () => {
    expect((await fetch(`${lists}/list.json`, { method: 'DELETE' })).status).toBe(405)
    expect((await fetch(`${lists}/other.json`)).status).toBe(404)
  })
})

test('gives a deployment for other ports the host as its IPFS gateway', () => {
  const { services } = factsAt(facts, 'http://127.0.0.1:1', 'http://127.0.0.1:2', lists)
  expect(services['ipfsGateways']).toEqual([`${lists}/ipfs/`])
})

describe('the tokens of the lists', () => {
  test('have the listed addresses and decimals, and every demo account has some', async () => {
    const { tokens } = await read('/newer.json')
    expect(tokens.map(({ address }) => address)).toEqual(['rye', 'oat', 'mill', 'twin'].map(unlistedAddress))
    for (const { address, decimals = 0 } of tokens) {
      expect(Number(await node.read<bigint>(address, 'decimals'))).toBe(decimals)
      for (const demoAccount of demoAccounts) {
        expect(await node.read<bigint>(address, 'balanceOf', demoAccount.address)).toBe(1000n * 10n ** BigInt(decimals))
      }
    }
    expect(UNLISTED_TOKENS.map(({ key }) => unlistedAddress(key)).filter((one) => !one.startsWith('0x'))).toEqual([])
  })
})

describe('names on the local chain', () => {
  const abi = new Interface([
    'function resolver(bytes32) view returns (address)',
    'function addr(bytes32) view returns (address)',
    'function contenthash(bytes32) view returns (bytes)',
  ])
  const readName = async (to: string, method: string, name: string): Promise<string> => {
    const result = await node.request(
      'eth_call',
      { to, data: abi.encodeFunctionData(method, [namehash(name)]) },
      'latest',
    )
    return String(abi.decodeFunctionResult(method, result)[0])
  }

  test('are in the registry of the deployment', async () => {
    const { nameRegistry = '', nameResolver = '' } = facts.contracts
    expect(facts.nameService).toEqual({ registry: nameRegistry })
    expect(await readName(nameRegistry, 'resolver', 'bakery.eth')).toBe(nameResolver)
    expect(await readName(nameResolver, 'addr', 'bakery.eth')).toBe(demoAccounts[1]?.address)
    expect(contenthashToUri(await readName(nameResolver, 'contenthash', 'bakery.eth'))).toBe(`ipfs://${FIRST_LIST.cid}`)
  })

  test('are resolved by the app: address, content, and null for an unknown name', async () => {
    const request = async (method: string, params: readonly unknown[]) => {
      try {
        return await node.request(method, ...params)
      } catch (error) {
        throw Object.assign(error as Error, { name: 'RpcError' })
      }
    }
    const names = createNames({ request, quorum: 1 }, toAddress(facts.nameService?.registry ?? ''))
    expect(await names.resolveAddress('Bakery.ETH')).toEqual({
      address: demoAccounts[1]?.address.toLowerCase(),
      isConfirmed: true,
    })
    expect(await names.resolveContenthash('bakery.eth')).toBe(FIRST_LIST.contenthash)
    expect([await names.resolveAddress('swarm.eth'), await names.resolveAddress('nobody.eth')]).toEqual([null, null])
    expect(await names.resolveContenthash('nobody.eth')).toBe(null)
    await expect(names.resolveAddress('bаkery.eth')).rejects.toThrow('illegal mixture')
  })

  test('have content that the app cannot read in one case', async () => {
    const contenthash = await readName(facts.contracts['nameResolver'] ?? '', 'contenthash', 'swarm.eth')
    expect(() => contenthashToUri(contenthash)).toThrow('Unrecognized codec')
  })
})
