import { readFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseUnits } from 'ethers/utils'
import type { Space } from './hub/space.ts'
import { VARIED_TYPE, type Collectible, type CollectibleFacts } from './profiles/collectibles.ts'
import type { PowerSources } from './power/readPower.ts'

/** Facts of a deployment that the services need. */
export interface ServicesDeployment {
  name: string
  productName: string
  chainId: number
  /** True for a local chain: its keys are published, its money has no value, and each start is a new chain. */
  isLocal: boolean
  /** HTTP nodes, the preferred one first. */
  nodes: readonly string[]
  space: Space
  /** `version` of the voting envelopes of 2021. */
  envelopeVersion: string
  power: PowerSources
  teams: readonly Team[]
  /** Contract of profiles and teams; null where it is not deployed. */
  profileContract: string | null
  collectibles: CollectibleFacts
}

export interface Team {
  id: number
  name: string
  slug: string
  textColor: string
}

interface Facts {
  name: string
  productName: string
  chainId: number
  rpc: { http: string[] }
  contracts: Record<string, string>
  demoWallet?: object
}

interface Voting {
  space: string
  snapshotVersion: string
  coreAuthor: string
  strategy: Space['strategy']
  voteType: string
  publishMinimumPowerCake: string
}

interface PoolEntry {
  sousId: number
  stakingToken: string
  contractAddress: string
  isFinished?: boolean
}

interface Farms {
  referencePids: { cakeNative?: number }
  farms: { pid: number; lpAddress: string }[]
}

/** Used for a deployment with an empty voting.json, such as bsc-testnet; the space then has the product's name. */
const DEFAULT_VOTING = { snapshotVersion: '0.1.3', voteType: 'single-choice', publishMinimumPowerCake: '10' } as const

const deployments = fileURLToPath(new URL('../deployments', import.meta.url))

function spaceOf({ productName, chainId }: Facts, voting: Partial<Voting>, cake: Space['strategy']): Space {
  const { space, coreAuthor, voteType, publishMinimumPowerCake, strategy = cake } = { ...DEFAULT_VOTING, ...voting }
  return {
    id: space ?? `${productName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.eth`,
    name: productName,
    network: String(chainId),
    symbol: strategy.symbol,
    strategy,
    admins: coreAuthor === undefined ? [] : [coreAuthor],
    voteType,
    minPowerRaw: parseUnits(publishMinimumPowerCake, strategy.decimals),
  }
}

/** Returns a reader of the tables of a deployment: the name of a folder in deployments/, or a path. */
export function readTables(chosen: string): <Table>(table: string) => Table {
  const folder = isAbsolute(chosen) || chosen.startsWith('.') ? resolve(chosen) : join(deployments, chosen)
  return <Table>(table: string): Table => {
    const file = join(folder, `${table}.json`)
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Table
    } catch (cause) {
      throw new Error(`${file} cannot be read: set DEPLOYMENT to a folder in deployments/ or to a path.`, { cause })
    }
  }
}

/**
 * Reads a deployment: the name of a folder in deployments/, or a path. The app's build checks its files against
 * their schemas; here a missing fact ends the start with the file's name.
 */
export function readDeployment(chosen: string): ServicesDeployment {
  const read = readTables(chosen)
  const facts = read<Facts>('deployment')
  const voting = read<Partial<Voting>>('voting')
  const { cake } = read<Record<string, { address?: string; decimals: number; symbol: string }>>('tokens')
  const { farms, referencePids } = read<Farms>('farms')
  const contract = (name: string): string => {
    const address = facts.contracts[name]
    if (address === undefined) throw new Error(`deployment.json of ${facts.name} has no contract ${name}.`)
    return address
  }
  if (!cake?.address) throw new Error(`tokens.json of ${facts.name} has no token cake.`)
  const pools = read<PoolEntry[]>('pools').filter(({ sousId, stakingToken }) => sousId !== 0 && stakingToken === 'cake')
  const { sources, collectibles } = read<{ sources: Record<string, string>; collectibles: Collectible[] }>('nfts')
  return {
    name: facts.name,
    productName: facts.productName,
    chainId: facts.chainId,
    isLocal: facts.demoWallet !== undefined,
    nodes: facts.rpc.http,
    space: spaceOf(facts, voting, {
      name: 'cake',
      symbol: cake.symbol,
      address: cake.address,
      decimals: cake.decimals,
    }),
    envelopeVersion: voting.snapshotVersion ?? DEFAULT_VOTING.snapshotVersion,
    power: {
      multicall: contract('multicall'),
      cake: cake.address,
      masterChef: contract('masterChef'),
      cakeVault: contract('cakeVault'),
      cakeBnbLp: farms.find(({ pid }) => pid === referencePids.cakeNative)?.lpAddress ?? null,
      pools: pools.filter(({ isFinished }) => isFinished !== true).map(({ contractAddress }) => contractAddress),
    },
    profileContract: facts.contracts[read<{ contract?: string }>('profile').contract ?? ''] ?? null,
    collectibles: { contract: facts.contracts[sources[VARIED_TYPE] ?? ''] ?? null, collectibles },
    teams: read<Team[]>('teams').map(({ id, name, slug, textColor }) => ({ id, name, slug, textColor })),
  }
}
