import type { Address } from '../../core/address'
import { contractsByName } from '../../deployment/laterFacts'
import { ifoAddresses, ifoCurrencyAddress } from '../../deployment/ifos'
import { poolEntries } from '../../deployment/pools'
import { tokenEntries } from '../../deployment/tokens'
import type { Approval } from './candidates.rules'

/** Contracts of a deployment that never take tokens of users. */
const NEVER_SPENDERS: ReadonlySet<string> = new Set([
  ...['factory', 'wrappedNative', 'multicall', 'exchangeMulticall', 'burn', 'chainlinkOracle', 'pointCenterIfo'],
  ...['nameRegistry', 'nameResolver'],
])

/** Display names of contracts; a contract without one uses its name in the deployment. */
const NAMES: Readonly<Record<string, { label: string }>> = {
  router: { label: 'Exchange' },
  masterChef: { label: 'Farms' },
  sousChef: { label: 'Pools' },
  cakeVault: { label: 'Pools' },
  lotteryV2: { label: 'Lottery' },
  predictions: { label: 'Prediction' },
  pancakeProfile: { label: 'Profile' },
  tradingCompetition: { label: 'Trading battle' },
  farmAuction: { label: 'Farm auctions' },
}

/** A contract of this product that may have allowances. */
export interface Spender {
  address: Address
  /** A sentence of src/i18n, or the contract's name in the deployment. */
  name: string
}

const spendingContracts = Object.entries(contractsByName).filter(([key]) => !NEVER_SPENDERS.has(key))

/** Approvals of single-token contracts: each pool takes its staking token, each offering its currency. */
export const ownApprovals: readonly Approval[] = [
  ...poolEntries.map(({ stakingToken, contractAddress }) => ({
    token: tokenEntries[stakingToken]?.address,
    spender: contractAddress,
  })),
  ...ifoAddresses.map((address) => ({ token: ifoCurrencyAddress, spender: address })),
].flatMap(({ token, spender }) => (token ? [{ tokenAddress: token, spender }] : []))

const addressOf = (key: string): Address[] =>
  spendingContracts.flatMap(([name, address]) => (name === key ? [address] : []))

/** The spender of any token, the spenders of LP tokens, and all others. */
export const spenders = {
  ofTokens: addressOf('router'),
  ofLiquidity: [...addressOf('router'), ...addressOf('masterChef')],
  others: spendingContracts.flatMap(([key, address]) => (key === 'router' ? [] : [address])),
}

const known = new Map<string, Spender>([
  ...poolEntries.map(({ contractAddress: address }): [string, Spender] => [
    address.toLowerCase(),
    { address, name: 'Pools' },
  ]),
  ...ifoAddresses.map((address): [string, Spender] => [address.toLowerCase(), { address, name: 'IFO' }]),
  ...spendingContracts.map(([key, address]): [string, Spender] => [
    address.toLowerCase(),
    { address, name: NAMES[key]?.label ?? key },
  ]),
])

/** Returns the deployment's contract at an address; null for any other address. */
export const spenderAt = (address: Address): Spender | null => known.get(address.toLowerCase()) ?? null
