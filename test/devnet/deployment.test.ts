import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getCreate2Address, getCreateAddress, solidityPackedKeccak256 } from 'ethers'
import { afterAll, describe, expect, test } from 'vitest'
import { chooseEngine } from '../../devnet/node/engine.ts'
import { freePortBlock } from '../../devnet/node/ports.ts'
import {
  AUCTION_DEPLOYER,
  COMPETITION_DEPLOYER,
  FARM_DEPLOYER,
  LISTS_DEPLOYER,
  LOTTERY_DEPLOYER,
  POOL_DEPLOYER,
  PREDICTION_DEPLOYER,
  PROFILE_DEPLOYER,
  SWAP_DEPLOYER,
} from '../../devnet/protocol/accounts.ts'
import {
  deploymentFor,
  readSales,
  refuseMismatch,
  writeDeployed,
  type Deployed,
} from '../../devnet/protocol/deploymentFiles.ts'
import { startChain } from '../../devnet/startChain.ts'
import { facts, farms, pools, token, tokens } from './support/facts.ts'
import { nodeAt } from './support/node.ts'

const PORT = await freePortBlock(19_430, 1)
const engines = [...new Set([chooseEngine().name, 'hardhat' as const])]
const { contracts, initCodeHash } = facts
const addressed = Object.entries(tokens).filter(([, { address }]) => address)
const codes = new Map<string, string[]>()

const deployed: Deployed = {
  contracts,
  tokens: Object.fromEntries(addressed.map(([key, { address }]) => [key, address])),
  initCodeHash,
  farms: Object.fromEntries(farms.map(({ pid, lpAddress }) => [pid, lpAddress])),
  pools: Object.fromEntries(pools.map(({ sousId, contractAddress }) => [sousId, contractAddress])),
  sales: Object.fromEntries(readSales().map(({ id, address }) => [id, address])),
}

describe.each(engines)('on %s', (engine) => {
  test('deploys what deployments/devnet describes', async () => {
    const chain = await startChain({ port: PORT, engine, blockTimeSeconds: 60, still: true })
    try {
      expect(chain.engine).toBe(engine)
      expect(chain.deployed).toEqual(deployed)
      const node = nodeAt(chain.rpcUrl)
      expect(Number(await node.request('eth_chainId'))).toBe(facts.chainId)
      const addresses = [...Object.values(contracts), ...Object.values(deployed.tokens)]
      const found = await Promise.all(addresses.map((place) => node.request('eth_getCode', place, 'latest')))
      expect(found.filter((code) => code.length < 500)).toEqual([])
      codes.set(engine, found)

      const sides = [token('cake').address, token('wbnb').address]
      const sorted = sides.toSorted((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1))
      const salt = solidityPackedKeccak256(['address', 'address'], sorted)
      const pair = await node.read<string>(contracts.factory, 'getPair', ...sides)
      expect(pair).toBe(getCreate2Address(contracts.factory, salt, initCodeHash))
      expect(BigInt(await node.read<string>(contracts.factory, 'feeTo'))).toBe(0n)
    } finally {
      await chain.stop()
    }
  })
})

test('runs the same code on every engine', () => {
  expect(codes.size).toBe(engines.length)
  for (const code of codes.values()) expect(code).toEqual(codes.get('hardhat'))
})

test("uses the first addresses of each area's deployer, so that other areas never change them", () => {
  const firstOf = (from: string, length: number) =>
    Array.from({ length }, (_, nonce) => getCreateAddress({ from, nonce }))
  // The farms deploy SYRUP, which is in tokens.json.
  const first = [
    ...firstOf(SWAP_DEPLOYER.address, addressed.length - 1 + 3),
    ...firstOf(LISTS_DEPLOYER.address, 2),
    ...firstOf(FARM_DEPLOYER.address, 2),
    // The factory of the pools comes first; it is not in deployment.json, since nothing calls it later.
    ...firstOf(POOL_DEPLOYER.address, 2).slice(1),
    ...firstOf(PREDICTION_DEPLOYER.address, 2),
    // The lottery returns the address of its generator, which is not in deployment.json.
    ...firstOf(LOTTERY_DEPLOYER.address, 1),
    ...firstOf(AUCTION_DEPLOYER.address, 1),
    // The minting station and the earlier claims come first; the app calls neither.
    ...firstOf(PROFILE_DEPLOYER.address, 12).slice(2),
    ...firstOf(COMPETITION_DEPLOYER.address, 1),
  ]
  const used = new Set([...Object.values(contracts), ...Object.values(deployed.tokens)])
  expect([...used].toSorted()).toEqual(first.toSorted())
})

describe('deployment files', () => {
  const original = fileURLToPath(new URL('../../deployments/devnet', import.meta.url))
  const temporary = mkdtempSync(join(tmpdir(), 'devnet-files-'))
  afterAll(() => rmSync(temporary, { recursive: true }))
  const contents = (directory: string) =>
    readdirSync(directory).map((file) => [file, readFileSync(join(directory, file), 'utf8')])

  test('rejects a deployment that differs, with one sentence that names the difference and the remedy', () => {
    expect(() => refuseMismatch(deployed)).not.toThrow()
    const router = token('cake').address
    const other = { ...deployed, contracts: { ...contracts, router } }
    expect(() => refuseMismatch(other)).toThrow(
      `deployments/devnet has ${contracts.router} for router, but ${router} was deployed: after changing contracts, run npm start -- --write.`,
    )
    const { last: _, ...fewer } = deployed.tokens
    expect(() => refuseMismatch({ ...other, tokens: fewer })).toThrow('(and 1 more differ)')
  })

  test('--write puts the new addresses into every file, even if two are exchanged, and changes nothing else', () => {
    cpSync(original, temporary, { recursive: true })
    const swapped = { ...deployed.tokens, cake: token('taxed').address, taxed: token('cake').address }
    const changed = {
      farms: { ...deployed.farms, 0: swapped.cake },
      pools: { ...deployed.pools, 3: `0x${'3'.repeat(40)}` },
    }
    const other: Deployed = { ...deployed, ...changed, tokens: swapped, initCodeHash: `0x${'5'.repeat(64)}` }
    expect(writeDeployed(other, temporary)).toEqual([
      ...['bases.json', 'deployment.json', 'farms.json', 'pools.json', 'token-list.json', 'tokens.json'],
      ...['voting.json', 'warning-tokens.json'],
    ])
    expect(() => refuseMismatch(other, temporary)).not.toThrow()
    expect(writeDeployed(deployed, temporary).length).toBe(8)
    expect(contents(temporary)).toEqual(contents(original))
    expect(writeDeployed(deployed, temporary)).toEqual([])
  })

  test('--write reports an address that it cannot write', () => {
    const other = { ...deployed, contracts: { ...contracts, oracle: token('cake').address } }
    expect(() => writeDeployed(other, temporary)).toThrow('for oracle by hand.')
  })

  test('writes a copy of the files for other ports', () => {
    expect(deploymentFor(facts.rpc.http[0] ?? '', facts.explorer?.url ?? '')).toBe('devnet')
    const folder = deploymentFor('http://127.0.0.1:19431', 'http://127.0.0.1:19432')
    const text = readFileSync(join(folder, 'deployment.json'), 'utf8')
    expect(JSON.parse(text)).toEqual({
      ...facts,
      rpc: { ...facts.rpc, http: ['http://127.0.0.1:19431'], webSocket: ['ws://127.0.0.1:19431'] },
      explorer: { name: 'Local explorer', url: 'http://127.0.0.1:19432' },
    })
    rmSync(folder, { recursive: true })
  })
})
