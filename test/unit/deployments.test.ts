import type { ValidateFunction } from 'ajv'
import { getAddress, getCreate2Address, HDNodeWallet, solidityPackedKeccak256 } from 'ethers'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { deploymentValidators } from '../../scripts/checkDeployment.ts'
import type { Deployment } from '../../src/deployment/deployment.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

type Token = { symbol: string; decimals: number; address?: string; native?: true }
type TokenList = { tokens: { symbol: string; decimals: number; address: string; chainId: number }[] }
type Farm = { pid: number; lpAddress: string; token: string; quoteToken: string }
type Area = Partial<Record<'contract' | 'oracle' | 'starterFactory' | 'earlyRefund' | 'pointCenter', string>>

const areaKinds = ['vault', 'lottery', 'prediction', 'profile', 'farm-auction'] as const

/** The parts of each kind of file that the tests below read. */
interface Files extends Record<(typeof areaKinds)[number], Area> {
  deployment: Deployment
  tokens: Record<string, Token>
  'token-list': TokenList
  'unsupported-tokens': TokenList
  'warning-tokens': { key: string; symbol: string; address: string }[]
  bases: {
    tokens: Record<string, Token>
    basesToCheckTradesAgainst: string[]
    additionalBases: Record<string, string[]>
    customBases: Record<string, string[]>
    suggestedBases: string[]
    basesToTrackLiquidityFor: string[]
    pinnedPairs: string[][]
  }
  farms: { farms: Farm[]; priceHelpers: Farm[]; referencePids?: Record<string, number> }
  'lp-aprs': { percentPerYear: Record<string, number> }
  pools: { sousId: number; stakingToken: string; earningToken: string; contractAddress: string }[]
  ifos: {
    currency?: { address: string; farmPid: number }
    ifos: { id: string; address: string; token: string; campaignId: string }[]
  }
  teams: { id: number; slug: string }[]
  nfts: Record<'sources' | 'claims', Record<string, string>> & {
    teamCollectibles: Record<string, number>
    collectibles: { type: string; identifier: string }[]
  }
  campaigns: { id: string }[]
  competition: Area[]
  voting: { network?: number; strategy?: Token }
}

const root = fileURLToPath(new URL('../../deployments/', import.meta.url))
const names = ['bsc', 'bsc-testnet', 'devnet']
const schemaFiles = readdirSync(`${root}schema`)
// "values" has the shared definitions of the other schemas; it describes no file.
const kinds = schemaFiles.map((file) => file.replace('.schema.json', '')).filter((kind) => kind !== 'values')

function readJson(path: string): Json {
  return JSON.parse(readFileSync(root + path, 'utf8'))
}

function read<K extends keyof Files>(name: string, kind: K): Files[K] {
  return JSON.parse(readFileSync(`${root}${name}/${kind}.json`, 'utf8'))
}

const validators = deploymentValidators()

function validatorOf(kind: string): ValidateFunction {
  const validate = validators.get(kind)
  if (!validate) throw new Error(`No schema for ${kind}`)
  return validate
}

const isLocal = ({ hostname }: URL) => ['127.0.0.1', 'localhost'].includes(hostname)
const isAddress = (text: string) => /^0x[0-9a-f]{40}$/i.test(text)
const duplicates = (values: readonly (string | number)[]) => values.filter((value, at) => values.indexOf(value) !== at)

/** Returns every string of a document, including the names of properties. */
function stringsOf(json: Json): string[] {
  if (typeof json === 'string') return [json]
  if (json === null || typeof json !== 'object') return []
  if (Array.isArray(json)) return json.flatMap(stringsOf)
  return Object.entries(json).flatMap(([key, value]) => [key, ...stringsOf(value)])
}

function pairOf({ factory }: Deployment['contracts'], initCodeHash: string, one: string, other: string): string {
  const sorted = [one, other].toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
  return getCreate2Address(factory, solidityPackedKeccak256(['address', 'address'], sorted), initCodeHash)
}

/** Returns values that must never pass in place of a value: other types, a shortened address, an unencrypted host. */
function wrongValuesFor(value: Json): Json[] {
  if (typeof value === 'number') return [null, String(value), -1]
  if (typeof value === 'boolean') return [null, String(value)]
  if (typeof value !== 'string') return [null]
  if (isAddress(value)) return [null, 7, value.slice(0, -1)]
  return /^(https|wss):/.test(value) ? [null, 7, value.replace(/s:/, ':')] : [null, 7]
}

/** Returns copies of a document with one fault in each: every place once; members of one list count as one. */
function brokenCopies(whole: Json): { place: string; copy: Json }[] {
  const copies = new Map<string, Json>()
  const visit = (value: Json, place: string, put: (instead: Json) => Json) => {
    const record = (what: string, instead: Json) => {
      if (!copies.has(place + what)) copies.set(place + what, put(instead))
    }
    if (Array.isArray(value)) {
      record('[+]', [...value, null])
      value.forEach((item, at) => visit(item, `${place}[]`, (instead) => put(value.with(at, instead))))
    } else if (value !== null && typeof value === 'object') {
      record('.+', { ...value, unexpected: null })
      for (const [key, item] of Object.entries(value)) {
        visit(item, `${place}.${key}`, (instead) => put({ ...value, [key]: instead }))
      }
    } else wrongValuesFor(value).forEach((instead, at) => record(`=${at}`, instead))
  }
  visit(whole, '', (instead) => instead)
  return [...copies].map(([place, copy]) => ({ place, copy }))
}

it('every deployment has the same files, and a page that describes them', () => {
  expect(readdirSync(root).toSorted()).toEqual(['README.md', ...names, 'schema'])
  expect(kinds.length).toBe(22)
  const files = kinds.map((kind) => `${kind}.json`).toSorted()
  for (const name of names) expect([name, readdirSync(root + name).toSorted()]).toEqual([name, files])
})

describe.each(kinds)('the schema of %s', (kind) => {
  const validate = validatorOf(kind)

  it('accepts every deployment', () => {
    for (const name of names)
      expect([name, validate(readJson(`${name}/${kind}.json`)), validate.errors]).toEqual([name, true, null])
  })

  it('rejects a copy with any fault at any place', () => {
    for (const name of names) {
      const copies = brokenCopies(readJson(`${name}/${kind}.json`))
      expect(copies.length).toBeGreaterThan(0)
      expect(copies.filter(({ copy }) => validate(copy)).map(({ place }) => `${name}${place}`)).toEqual([])
    }
  })
})

describe.each(names)('deployment %s', (name) => {
  const facts = read(name, 'deployment')
  const tokens = read(name, 'tokens')
  const bases = read(name, 'bases')
  const { farms, priceHelpers, referencePids } = read(name, 'farms')
  const pools = read(name, 'pools')
  const sales = read(name, 'ifos')
  const warnings = read(name, 'warning-tokens')
  const listed = read(name, 'token-list').tokens
  const unsupported = read(name, 'unsupported-tokens').tokens
  const campaigns = read(name, 'campaigns')
  const nfts = read(name, 'nfts')
  const cake = tokens['cake']?.address
  const texts = kinds.flatMap((kind) => stringsOf(readJson(`${name}/${kind}.json`)))

  it('has the name of its folder', () => {
    expect(facts.name).toBe(name)
  })

  it('writes every address with its checksum', () => {
    const addresses = texts.filter(isAddress)
    expect(addresses.length).toBeGreaterThan(20)
    expect(addresses.filter((address) => getAddress(address.toLowerCase()) !== address)).toEqual([])
  })

  it('names only encrypted hosts, except for this machine', () => {
    const urls = texts.filter((text) => text.includes('://')).map((text) => new URL(text))
    expect(urls.length).toBeGreaterThan(5)
    expect(urls.filter((url) => !['https:', 'wss:', 'ipfs:'].includes(url.protocol) && !isLocal(url))).toEqual([])
  })

  it('uses only keys that exist in its tables of tokens', () => {
    const used = [
      ...[...farms, ...priceHelpers].flatMap(({ token, quoteToken }) => [token, quoteToken]),
      ...pools.flatMap(({ stakingToken, earningToken }) => [stakingToken, earningToken]),
      ...sales.ifos.map(({ token }) => token),
      ...warnings.map(({ key }) => key),
      ...Object.keys(bases.tokens),
    ]
    expect(used.filter((key) => !(key in tokens))).toEqual([])
    const { tokens: table, ...routes } = bases
    const known = new Set([...Object.keys(table), ...Object.values(tokens).map(({ address }) => address)])
    expect(
      Object.values(routes)
        .flatMap(stringsOf)
        .filter((text) => !known.has(text)),
    ).toEqual([])
  })

  it('states the same facts of a token in every file', () => {
    const keyAt = (place: string) => Object.keys(tokens).find((key) => tokens[key]?.address === place) ?? ''
    const mentions = [
      ...Object.entries(bases.tokens).map(([key, token]) => ({ key, ...token })),
      ...warnings.map((warning) => ({ decimals: tokens[warning.key]?.decimals, ...warning })),
      ...[...listed, ...unsupported].map((token) => ({ key: keyAt(token.address), ...token })),
    ]
    const different = mentions.filter(({ key, symbol, address, decimals }) => {
      const known = tokens[key]
      const isSameSymbol = known?.symbol.toUpperCase() === symbol.toUpperCase()
      return !isSameSymbol || known?.address !== address || known.decimals !== decimals
    })
    expect(different).toEqual([])
    expect(tokens['wbnb']?.address).toBe(facts.contracts.wrappedNative)
    expect(Object.keys(tokens).filter((key) => tokens[key]?.native)).toEqual(['bnb'])
    expect([...listed, ...unsupported].filter(({ chainId }) => chainId !== facts.chainId)).toEqual([])
  })

  it('has no duplicates', () => {
    const once = {
      tokens: Object.values(tokens).flatMap(({ address }) => address ?? []),
      listed: listed.map(({ address }) => address),
      unsupported: unsupported.map(({ address }) => address),
      warnings: warnings.map(({ key }) => key),
      pids: farms.map(({ pid }) => pid),
      lps: [...farms, ...priceHelpers].map(({ lpAddress }) => lpAddress),
      sousIds: pools.map(({ sousId }) => sousId),
      pools: pools.map(({ contractAddress }) => contractAddress),
      sales: sales.ifos.flatMap(({ id, address, campaignId }) => [id, address, campaignId]),
      campaigns: campaigns.map(({ id }) => id),
      collectibles: nfts.collectibles.map(({ type, identifier }) => `${type} ${identifier}`),
      teams: read(name, 'teams').flatMap(({ id, slug }) => [id, slug]),
    }
    for (const [what, values] of Object.entries(once)) expect([what, duplicates(values)]).toEqual([what, []])
  })

  it('names only contracts that it has', () => {
    const areas: Area[] = [...areaKinds.map((kind) => read(name, kind)), ...read(name, 'competition')]
    const named = areas.flatMap(({ contract, oracle, starterFactory, earlyRefund, pointCenter }) =>
      [contract, oracle, starterFactory, earlyRefund, pointCenter].flatMap((contractName) => contractName ?? []),
    )
    named.push(...Object.values({ ...nfts.sources, ...nfts.claims }))
    expect(named.filter((key) => !(key in facts.contracts))).toEqual([])
  })

  it('refers to its own collectibles and teams', () => {
    const identifiers = nfts.collectibles.map(({ identifier }) => identifier)
    expect(identifiers).toEqual(expect.arrayContaining(Object.keys({ ...nfts.claims, ...nfts.teamCollectibles })))
    const teams = read(name, 'teams').map(({ id }) => id)
    expect(teams).toEqual(expect.arrayContaining(Object.values(nfts.teamCollectibles)))
  })

  it('is consistent about farms, pools, sales and votes', () => {
    const { network, strategy } = read(name, 'voting')
    const { masterChef } = facts.contracts
    const lpOf = new Map(farms.map(({ pid, lpAddress }) => [pid, lpAddress]))
    const lps = new Set(lpOf.values())
    const { currency = { farmPid: -1, address: undefined } } = sales
    expect(lpOf.get(currency.farmPid)).toBe(currency.address)
    expect(Object.values(referencePids ?? {}).filter((pid) => !lpOf.has(pid))).toEqual([])
    expect(lpOf.get(0) ?? cake).toBe(cake)
    expect(pools.filter(({ sousId, contractAddress }) => sousId === 0 && contractAddress !== masterChef)).toEqual([])
    expect(sales.ifos.filter(({ campaignId }) => !campaigns.some(({ id }) => id === campaignId))).toEqual([])
    expect(Object.keys(read(name, 'lp-aprs').percentPerYear).filter((lp) => !lps.has(lp))).toEqual([])
    expect([network ?? facts.chainId, strategy?.address ?? cake]).toEqual([facts.chainId, cake])
  })
})

describe('facts known from other sources', () => {
  it.each(['bsc', 'bsc-testnet'])('%s has the exchange of the exchange library', async (name) => {
    const { chainId, contracts, initCodeHash } = read(name, 'deployment')
    const { FACTORY_ADDRESS_MAP, INIT_CODE_HASH_MAP, WETH } = await import('@pancakeswap/sdk')
    const factories: Record<number, string> = FACTORY_ADDRESS_MAP
    const hashes: Record<number, string> = INIT_CODE_HASH_MAP
    const coins: Record<number, { address: string }> = WETH
    expect(contracts.factory).toBe(getAddress((factories[chainId] ?? '').toLowerCase()))
    expect(initCodeHash).toBe(hashes[chainId])
    expect(contracts.wrappedNative).toBe(coins[chainId]?.address)
  })

  it('bsc derives the LP address of CAKE and WBNB, and of every farm since the exchange began', () => {
    const { contracts, initCodeHash } = read('bsc', 'deployment')
    const tokens = read('bsc', 'tokens')
    const { farms } = read('bsc', 'farms')
    const lpOf = (token: string, quoteToken: string) =>
      pairOf(contracts, initCodeHash, tokens[token]?.address ?? '', tokens[quoteToken]?.address ?? '')
    expect(lpOf('cake', 'wbnb')).toBe('0x0eD7e52944161450477ee417DE9Cd3a859b14fD0')
    const current = farms.filter(({ pid }) => pid > 250)
    expect(current).toHaveLength(183)
    expect(current.filter(({ token, quoteToken, lpAddress }) => lpOf(token, quoteToken) !== lpAddress)).toEqual([])
  })

  it('no public chain has the keys of a demo wallet', () => {
    const { demoWallet } = read('devnet', 'deployment')
    for (const name of ['bsc', 'bsc-testnet']) {
      const facts = read(name, 'deployment')
      expect(facts.demoWallet).toBeUndefined()
      expect(validatorOf('deployment')({ ...facts, demoWallet })).toBe(false)
    }
  })

  it('devnet uses the first three accounts of the phrase that every local chain funds', () => {
    const phrase = 'test test test test test test test test test test test junk'
    const keys = [0, 1, 2].map((index) => HDNodeWallet.fromPhrase(phrase, '', `m/44'/60'/0'/0/${index}`).privateKey)
    const { demoWallet } = read('devnet', 'deployment')
    expect(demoWallet?.accounts.map(({ privateKey }) => privateKey)).toEqual(keys)
  })
})
