import type { BasesFile } from '../src/deployment/bases.ts'
import type { Deployment } from '../src/deployment/deployment.ts'
import type { FarmsFile } from '../src/deployment/farms.ts'
import type { PoolEntry } from '../src/deployment/pools.ts'

/** A key in one file that must exist in a table of the deployment. */
interface Reference {
  file: string
  /** Path inside the file, as a JSON pointer. */
  path: string
  key: string | number
}

/** Fields of ifos.json that name entries of other files. */
interface IfosReferences {
  currency?: { farmPid: number }
  ifos: readonly { token: string; campaignId: string }[]
}
type ContractNames = Readonly<Partial<Record<(typeof CONTRACT_FIELDS)[number], string>>>

/** Reads a file of the folder that its schema has accepted; the type is the schema's. */
export type ReadFile = (kind: string) => unknown

const CONTRACT_FIELDS = ['contract', 'oracle', 'starterFactory', 'earlyRefund', 'pointCenter'] as const
const AREA_FILES = ['vault', 'lottery', 'prediction', 'profile', 'farm-auction'] as const
const BASE_LISTS = ['basesToCheckTradesAgainst', 'suggestedBases', 'basesToTrackLiquidityFor'] as const

function missingFrom(table: string, known: ReadonlySet<string>, references: readonly Reference[]): string[] {
  return references
    .filter(({ key }) => !known.has(String(key)))
    .map(({ file, path, key }) => `${file}: ${path} is ${JSON.stringify(key)}, which is not in ${table}`)
}

function fieldsOf(file: string, at: string, entry: object, fields: readonly string[]): Reference[] {
  return Object.entries(entry).flatMap(([field, key]: [string, unknown]) =>
    fields.includes(field) && (typeof key === 'string' || typeof key === 'number')
      ? [{ file, path: `${at}/${field}`, key }]
      : [],
  )
}

const itemsOf = (file: string, at: string, items: readonly object[], fields: readonly string[]): Reference[] =>
  items.flatMap((item, index) => fieldsOf(file, `${at}/${index}`, item, fields))

const keysOf = (path: string, keys: readonly string[]): Reference[] =>
  keys.map((key, index) => ({ file: 'bases.json', path: `${path}/${index}`, key }))

function tokenReferences(read: ReadFile): Reference[] {
  const { farms, priceHelpers } = read('farms') as FarmsFile
  const pair = ['token', 'quoteToken']
  return [
    ...itemsOf('farms.json', '/farms', farms, pair),
    ...itemsOf('farms.json', '/priceHelpers', priceHelpers, pair),
    ...itemsOf('pools.json', '', read('pools') as readonly PoolEntry[], ['stakingToken', 'earningToken']),
    ...itemsOf('ifos.json', '/ifos', (read('ifos') as IfosReferences).ifos, ['token']),
    ...itemsOf('warning-tokens.json', '', read('warning-tokens') as readonly object[], ['key']),
  ]
}

function baseReferences(bases: BasesFile): Reference[] {
  return [
    ...BASE_LISTS.flatMap((list) => keysOf(`/${list}`, bases[list])),
    ...(['additionalBases', 'customBases'] as const).flatMap((lists) =>
      Object.entries(bases[lists]).flatMap(([address, keys]) => keysOf(`/${lists}/${address}`, keys)),
    ),
    ...bases.pinnedPairs.flatMap((pair, index) => keysOf(`/pinnedPairs/${index}`, pair)),
  ]
}

function contractReferences(read: ReadFile): Reference[] {
  const { sources, claims } = read('nfts') as { sources: object; claims: object }
  return [
    ...AREA_FILES.flatMap((kind) => fieldsOf(`${kind}.json`, '', read(kind) as ContractNames, CONTRACT_FIELDS)),
    ...itemsOf('competition.json', '', read('competition') as readonly ContractNames[], CONTRACT_FIELDS),
    ...fieldsOf('nfts.json', '/sources', sources, Object.keys(sources)),
    ...fieldsOf('nfts.json', '/claims', claims, Object.keys(claims)),
  ]
}

function collectibleReferences(read: ReadFile): Reference[] {
  const { claims, teamCollectibles } = read('nfts') as { claims: object; teamCollectibles: object }
  return Object.entries({ claims, teamCollectibles }).flatMap(([table, entries]) =>
    Object.keys(entries).map((key) => ({ file: 'nfts.json', path: `/${table}/${key}`, key })),
  )
}

function farmReferences(read: ReadFile): Reference[] {
  const { referencePids = {} } = read('farms') as FarmsFile
  const { currency = {} } = read('ifos') as IfosReferences
  return [
    ...fieldsOf('farms.json', '/referencePids', referencePids, ['cakeNative', 'busdNative']),
    ...fieldsOf('ifos.json', '/currency', currency, ['farmPid']),
  ]
}

function lpReferences(read: ReadFile): Reference[] {
  const { percentPerYear } = read('lp-aprs') as { percentPerYear: object }
  return Object.keys(percentPerYear).map((lp) => ({
    ...{ file: 'lp-aprs.json', path: `/percentPerYear/${lp}` },
    key: lp.toLowerCase(),
  }))
}

/** Returns the references between the files of a folder that do not resolve: file, path and reason, one line each. */
export function referenceFaults(read: ReadFile): string[] {
  const { farms } = read('farms') as FarmsFile
  const bases = read('bases') as BasesFile
  const { contracts } = read('deployment') as Deployment
  const campaigns = read('campaigns') as readonly { id: string }[]
  const sales = itemsOf('ifos.json', '/ifos', (read('ifos') as IfosReferences).ifos, ['campaignId'])
  const { collectibles } = read('nfts') as { collectibles: readonly { identifier: string }[] }
  const identifiers = new Set(collectibles.map(({ identifier }) => identifier))
  const lps = new Set(farms.map(({ lpAddress }) => lpAddress.toLowerCase()))
  return [
    ...missingFrom('tokens.json', new Set(Object.keys(read('tokens') as object)), tokenReferences(read)),
    ...missingFrom('/tokens of bases.json', new Set(Object.keys(bases.tokens)), baseReferences(bases)),
    ...missingFrom('/contracts of deployment.json', new Set(Object.keys(contracts)), contractReferences(read)),
    ...missingFrom('farms.json', new Set(farms.map(({ pid }) => String(pid))), farmReferences(read)),
    ...missingFrom('campaigns.json', new Set(campaigns.map(({ id }) => id)), sales),
    ...missingFrom('farms.json', lps, lpReferences(read)),
    ...missingFrom('/collectibles of nfts.json', identifiers, collectibleReferences(read)),
  ]
}
