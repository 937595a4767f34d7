import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { FarmAprs } from '../src/deployment/farmAprs.ts'
import type { FarmsFile } from '../src/deployment/farms.ts'
import type { PriceFacts } from '../src/deployment/poolPrices.ts'
import type { BasesFile } from '../src/deployment/bases.ts'
import { pairNameIn } from '../src/market/pairOrder.ts'
import { CAKE_POOL_PID, priceFactsFor } from '../src/market/prices/farmFacts.ts'

/** Returns the farm facts that pool pages need for prices: a third of the table. */
export function poolPrices(directory: string): PriceFacts {
  const pools = read<{ stakingToken: string; earningToken: string }[]>(directory, 'pools.json')
  const tokens = pools.flatMap(({ stakingToken, earningToken }) => [stakingToken, earningToken])
  return priceFactsFor(tokens, read<FarmsFile>(directory, 'farms.json'))
}

interface LpAprs {
  asOf?: string
  percentPerYear: Record<string, number>
}

/**
 * Returns the fee APR of each farm of a deployment, in percent, and the date of the data. Addresses are omitted, since they
 * make up most of the size.
 */
export function farmAprs(directory: string): FarmAprs {
  const { asOf = null, percentPerYear } = read<LpAprs>(directory, 'lp-aprs.json')
  if (asOf === null && Object.keys(percentPerYear).length > 0) throw new Error('lp-aprs.json has no date (asOf)')
  const byAddress = new Map(
    Object.entries(percentPerYear).map(([address, percent]) => [address.toLowerCase(), percent]),
  )
  const { farms } = read<FarmsFile>(directory, 'farms.json')
  return { asOf, percents: farms.map(({ lpAddress }) => byAddress.get(lpAddress.toLowerCase()) ?? 0) }
}

interface NamingFacts {
  nativeCurrency: { symbol: string }
  contracts: { wrappedNative: string }
}

/** Returns the symbols of the LP tokens of farms that are not named in the order of `pairNameIn`, by address. */
export function lpNames(directory: string): Record<string, string> {
  const tokens = read<Record<string, { address?: string; symbol: string }>>(directory, 'tokens.json')
  const bases = read<BasesFile>(directory, 'bases.json')
  const { nativeCurrency, contracts } = read<NamingFacts>(directory, 'deployment.json')
  const idOf = (key: string) => bases.tokens[key]?.address.toLowerCase()
  const order = {
    native: { address: contracts.wrappedNative.toLowerCase(), symbol: nativeCurrency.symbol },
    ...{ usd: idOf('busd') ?? null, cake: idOf('cake') ?? null },
    bases: bases.basesToCheckTradesAgainst.flatMap((key) => idOf(key) ?? []),
  }
  const { farms } = read<FarmsFile>(directory, 'farms.json')
  const named = farms.flatMap(({ pid, token, quoteToken, lpSymbol, lpAddress }) => {
    const [{ address: a = '', symbol: symbolA = '' } = {}, { address: b = '', symbol: symbolB = '' } = {}] = [
      tokens[token],
      tokens[quoteToken],
    ]
    const name = `${pairNameIn({ address: a, symbol: symbolA }, { address: b, symbol: symbolB }, order)} LP`
    return pid === CAKE_POOL_PID || name === lpSymbol ? [] : [[lpAddress.toLowerCase(), lpSymbol] as const]
  })
  return Object.fromEntries(named)
}

type TokenEntries = Record<string, { projectLink?: string }>

/** Returns the project's website of each token, by the token's key; shown only in an expanded pool. */
const projectLinks = (directory: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(read<TokenEntries>(directory, 'tokens.json')).flatMap(([key, { projectLink }]) =>
      projectLink === undefined ? [] : [[key, projectLink]],
    ),
  )

/** Returns tokens.json without the links, which load in a separate chunk. */
const withoutLinks = (text: string): string =>
  JSON.stringify(JSON.parse(text), (field, value: unknown) => (field === 'projectLink' ? undefined : value))

const read = <T>(directory: string, file: string): T => JSON.parse(readFileSync(join(directory, file), 'utf8')) as T

const TABLES: Readonly<Record<string, (directory: string) => unknown>> = {
  'virtual:pool-prices': poolPrices,
  'virtual:farm-aprs': farmAprs,
  'virtual:lp-names': lpNames,
  'virtual:project-links': projectLinks,
}
const RESOLVED_PREFIX = '\0'
/** The largest tables. Nothing compares the letter case of their addresses, and mixed case compresses worst. */
const LOWER_CASE_FILES = ['farms.json', 'pools.json']
const ADDRESS = /0x[0-9a-fA-F]{40}/g

const withLowerCaseAddresses = (text: string): string => text.replaceAll(ADDRESS, (address) => address.toLowerCase())

/** Serves the parts of the deployment's files that farms and pools need, generated in each build. */
export function earnTables(directory: string): Plugin {
  return {
    name: 'hotcake:earn-tables',
    resolveId: (id) => (id in TABLES ? RESOLVED_PREFIX + id : undefined),
    load(id) {
      const table = id.startsWith(RESOLVED_PREFIX) ? TABLES[id.slice(RESOLVED_PREFIX.length)] : undefined
      // JSON.parse of a string is several times as fast as parsing an object literal.
      return (
        table &&
        `export default JSON.parse(${JSON.stringify(withLowerCaseAddresses(JSON.stringify(table(directory))))})`
      )
    },
    // Runs before the bundler's own JSON plugin, which continues from the returned text.
    transform: {
      order: 'pre',
      handler(text, id) {
        if (LOWER_CASE_FILES.some((file) => id === join(directory, file)))
          return { code: withLowerCaseAddresses(text), map: null }
        return id === join(directory, 'tokens.json') ? { code: withoutLinks(text), map: null } : undefined
      },
    },
  }
}
