import ifoFacts from '#deployment/ifos.json'
import poolFacts from '#deployment/pools.json'
import tokenFacts from '#deployment/tokens.json'
import { deployment } from '../../core/deployment'
import type { Approval } from './candidates.rules'

/** Contracts of a deployment that never take anybody's tokens. */
const TAKES_NOTHING: ReadonlySet<string> = new Set([
  ...['factory', 'wrappedNative', 'multicall', 'exchangeMulticall', 'burn', 'chainlinkOracle', 'pointCenterIfo'],
  ...['nameRegistry', 'nameResolver'],
])

/** What a person knows a contract by; one without a name here is told by its name in the deployment. */
const NAMES: Readonly<Record<string, string>> = {
  router: 'Exchange',
  masterChef: 'Farms',
  sousChef: 'Pools',
  cakeVault: 'Pools',
  lotteryV2: 'Lottery',
  predictions: 'Prediction',
  pancakeProfile: 'Profile',
  tradingCompetition: 'Trading Battle',
  farmAuction: 'Farm Auctions',
}

/** A contract of this product that may be given leave to take tokens. */
export interface Spender {
  address: string
  /** A sentence of src/i18n, or the contract's name in the deployment. */
  name: string
}

const taking = Object.entries(deployment.contracts).filter(([key]) => !TAKES_NOTHING.has(key))

interface PoolFacts {
  stakingToken?: string
  contractAddress?: string
}
interface IfoFacts {
  currency?: { address?: string | null }
  ifos: readonly { address?: string }[]
}
const pools: readonly PoolFacts[] = poolFacts
const { ifos, currency }: IfoFacts = ifoFacts
const tokens: Readonly<Record<string, { symbol: string; address?: string }>> = tokenFacts

/** Each pool may take the one token that is staked in it, each offering the one it is paid in. */
export const ownApprovals: readonly Approval[] = [
  ...pools.map(({ stakingToken = '', contractAddress }) => ({
    token: tokens[stakingToken]?.address,
    spender: contractAddress,
  })),
  ...ifos.map(({ address }) => ({ token: currency?.address, spender: address })),
].flatMap(({ token, spender }) => (token && spender ? [{ tokenAddress: token, spender }] : []))

const addressOf = (key: string): string[] => taking.flatMap(([name, address]) => (name === key ? [address] : []))

/** The contract that may take any token, those that may take LP tokens, and all others. */
export const spenders = {
  ofTokens: addressOf('router'),
  ofLiquidity: [...addressOf('router'), ...addressOf('masterChef')],
  others: taking.flatMap(([key, address]) => (key === 'router' ? [] : [address])),
}

const known = new Map<string, Spender>([
  ...pools.flatMap(({ contractAddress: address }): [string, Spender][] =>
    address ? [[address.toLowerCase(), { address, name: 'Pools' }]] : [],
  ),
  ...ifos.flatMap(({ address }): [string, Spender][] =>
    address ? [[address.toLowerCase(), { address, name: 'IFO' }]] : [],
  ),
  ...taking.map(([key, address]): [string, Spender] => [address.toLowerCase(), { address, name: NAMES[key] ?? key }]),
])

/** Answers the contract of this deployment at an address; null for anybody else's. */
export const spenderAt = (address: string): Spender | null => known.get(address.toLowerCase()) ?? null
