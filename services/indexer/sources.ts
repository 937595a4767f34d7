import { readTables } from '../deployment.ts'

export type Address = `0x${string}`

/** A pool that pays a token for a staked one; pool 0 of the MasterChef is a farm here. */
export interface IndexedPool {
  address: Address
  stakingToken: Address
  earningToken: Address
  isEarningStaked: boolean
}

/** Contracts of a deployment that the index reads. */
export interface IndexSources {
  chainId: number
  isLocal: boolean
  factory: Address
  cake: Address
  wrappedNative: Address
  /** Tokens by whose pairs other tokens have a price in the native coin. */
  priceBases: readonly Address[]
  /** Staked tokens of the farms by their number; CAKE in farm 0. */
  farmTokens: ReadonlyMap<number, Address>
  /** Pays the rewards of the farms. */
  syrup: Address
  masterChef: Address
  cakeVault: Address
  /** Null where the deployment has no such pair. */
  cakeBnbLp: Address | null
  pools: readonly IndexedPool[]
  /** Contracts of the games; null where they are not deployed. */
  prediction: Address | null
  lottery: Address | null
  profile: Address | null
  competition: IndexedCompetition | null
}

/** Newest trading competition: its eligible pairs are those of the native coin with each of the tokens. */
interface IndexedCompetition {
  address: Address
  wrappedNative: Address
  tokens: readonly Address[]
}

interface Facts {
  name: string
  chainId: number
  contracts: Record<string, string>
  demoWallet?: object
}

interface PoolEntry {
  sousId: number
  stakingToken: string
  earningToken: string
  contractAddress: string
}

interface Farms {
  referencePids: { cakeNative?: number }
  farms: { pid: number; lpAddress: string }[]
}

interface CompetitionFacts {
  contract: string
  eligiblePairs: readonly string[]
}

/** Ponder compares addresses as text. */
const lower = (address: string): Address => address.toLowerCase() as Address

/** Symbol of the native coin in the names of pairs. */
const NATIVE = 'BNB'

/** Reads which contracts of a deployment are indexed. */
export function readSources(chosen: string): IndexSources {
  const read = readTables(chosen)
  const { name, chainId, contracts, demoWallet } = read<Facts>('deployment')
  const tokens = read<Record<string, { address?: string }>>('tokens')
  const { farms, referencePids } = read<Farms>('farms')
  const known = (what: string, address: string | undefined): Address => {
    if (address === undefined) throw new Error(`The deployment ${name} has no ${what}.`)
    return lower(address)
  }
  const contract = (key: string) => known(`contract ${key}`, contracts[key])
  const token = (key: string) => known(`token ${key}`, tokens[key]?.address)
  /** Returns the contract that a table names by its key in deployment.json; null without one. */
  const named = (table: string): Address | null => {
    const address = contracts[read<{ contract?: string }>(table).contract ?? '']
    return address === undefined ? null : lower(address)
  }
  const [newest] = read<CompetitionFacts[]>('competition')
  const battle = newest && contracts[newest.contract]
  // A test network lacks some of the tokens.
  const eligible = (newest?.eligiblePairs ?? []).flatMap((pair) => {
    const symbol = pair.split('/').find((side) => side !== NATIVE) ?? ''
    const address = tokens[symbol.toLowerCase()]?.address
    return address === undefined ? [] : lower(address)
  })
  const lp = farms.find(({ pid }) => pid === referencePids.cakeNative)?.lpAddress
  return {
    chainId,
    isLocal: demoWallet !== undefined,
    factory: contract('factory'),
    cake: token('cake'),
    wrappedNative: contract('wrappedNative'),
    // A test network may lack BUSD.
    priceBases: ['busd', 'cake'].flatMap((key) => tokens[key]?.address ?? []).map(lower),
    farmTokens: new Map([
      ...farms.map(({ pid, lpAddress }) => [pid, lower(lpAddress)] as const),
      [0, token('cake')] as const,
    ]),
    syrup: token('syrup'),
    masterChef: contract('masterChef'),
    cakeVault: contract('cakeVault'),
    cakeBnbLp: lp === undefined ? null : lower(lp),
    pools: read<PoolEntry[]>('pools')
      .filter(({ sousId }) => sousId !== 0)
      .map(({ contractAddress, earningToken, stakingToken }) => ({
        address: lower(contractAddress),
        stakingToken: stakingToken === NATIVE.toLowerCase() ? contract('wrappedNative') : token(stakingToken),
        earningToken: token(earningToken),
        isEarningStaked: earningToken === stakingToken,
      })),
    prediction: named('prediction'),
    lottery: named('lottery'),
    profile: named('profile'),
    competition:
      battle === undefined
        ? null
        : { address: lower(battle), wrappedNative: contract('wrappedNative'), tokens: eligible },
  }
}
