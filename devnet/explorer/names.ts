import { Interface, ZeroAddress } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import {
  AUCTION_DEPLOYER,
  BETTORS,
  BIDDERS,
  COMPETITION_DEPLOYER,
  DEMO_ACCOUNTS,
  FARM_DEPLOYER,
  LOTTERY_DEPLOYER,
  LOTTERY_KEEPER,
  LOTTERY_PLAYERS,
  MARKET_KEEPER,
  MEMBERS,
  POOL_DEPLOYER,
  PROFILE_DEPLOYER,
  PREDICTION_DEPLOYER,
  PREDICTION_KEEPER,
  SALES_DEPLOYER,
  STAKERS,
  SWAP_DEPLOYER,
} from '../protocol/accounts.ts'
import { readDevnet, readSales, readTokens } from '../protocol/deploymentFiles.ts'
import { sanitizeName } from './html.ts'

/** Metadata that a token contract reports about itself. */
export interface TokenName {
  symbol: string
  name: string
  decimals: number
}

/** Resolves names: of known accounts and contracts, of pools, and of tokens that report one. */
export interface NameResolver {
  /** Returns the name of an address, or null. */
  of(address: string): Promise<string | null>
  /** Returns a token's own metadata; null at an address without a token. */
  token(address: string): Promise<TokenName | null>
}

const abi = new Interface([
  'function symbol() view returns (string)',
  'function name() view returns (string)',
  'function decimals() view returns (uint8)',
  'function token0() view returns (address)',
  'function token1() view returns (address)',
])

const ROLES: Record<string, string> = {
  router: 'Router',
  factory: 'Factory',
  multicall: 'Multicall',
  wrappedNative: 'WBNB',
  masterChef: 'MasterChef',
  cakeVault: 'Auto CAKE',
  pancakeProfile: 'Profiles',
  bunnyFactory: 'Starter collectibles',
  pointCenterIfo: 'Points of sales',
  claimRefund: 'Refund of early profiles',
  bunnySpecial: 'Special collectibles',
  easterNft: 'Easter collectibles',
  bunnySpecialCakeVault: 'Collectible of the vault',
  bunnySpecialPrediction: 'Collectible of the prediction',
  predictions: 'Prediction',
  chainlinkOracle: 'BNB price feed',
  lotteryV2: 'Lottery',
  tradingCompetition: 'Trading competition',
  farmAuction: 'Farm auctions',
}

function knownNames(): Map<string, string> {
  const { contracts, demoWallet } = readDevnet()
  const demoAccounts = DEMO_ACCOUNTS.map(
    ({ address }, at) => [address, demoWallet?.accounts[at]?.name ?? 'Demo'] as const,
  )
  const roles = Object.entries(ROLES).map(([key, role]) => [contracts[key] ?? '', role] as const)
  const tokens = Object.values(readTokens())
    .filter(({ address }) => address)
    .map(({ address, symbol }) => [address, symbol] as const)
  const otherAccounts = [
    [SWAP_DEPLOYER.address, 'Deployer'],
    [MARKET_KEEPER.address, 'Market keeper'],
    [FARM_DEPLOYER.address, 'Owner of the farms'],
    [POOL_DEPLOYER.address, 'Owner of the pools'],
    [PROFILE_DEPLOYER.address, 'Owner of the profiles'],
    [SALES_DEPLOYER.address, 'Admin of the sales'],
    ...readSales().map(({ address, id }) => [address, `Sale ${id}`] as const),
    [COMPETITION_DEPLOYER.address, 'Owner of the trading competition'],
    [PREDICTION_DEPLOYER.address, 'Owner of the prediction'],
    [PREDICTION_KEEPER.address, 'Prediction keeper'],
    ...BETTORS.map(({ address }, at) => [address, `Bettor ${at + 1}`] as const),
    [LOTTERY_DEPLOYER.address, 'Owner of the lottery'],
    [LOTTERY_KEEPER.address, 'Lottery keeper'],
    ...LOTTERY_PLAYERS.map(({ address }, at) => [address, `Player ${at + 1}`] as const),
    ...MEMBERS.map(({ address }, at) => [address, `Member ${at + 1}`] as const),
    ...STAKERS.map(({ address }, at) => [address, `Staker ${at + 1}`] as const),
    [AUCTION_DEPLOYER.address, 'Operator of the farm auctions'],
    ...BIDDERS.map(({ address }, at) => [address, `Bidder ${at + 1}`] as const),
    [ZeroAddress, 'Zero address'],
  ] as const
  return new Map(
    [...demoAccounts, ...otherAccounts, ...roles, ...tokens].map(([address, name]) => [address.toLowerCase(), name]),
  )
}

/** Returns a name resolver that reads each contract once and caches the result. */
export function createNameResolver(rpc: Rpc): NameResolver {
  const known = knownNames()
  const pools = new Map<string, Promise<string | null>>()
  const tokens = new Map<string, Promise<TokenName | null>>()

  const callMethod = async (to: string, method: string): Promise<unknown> => {
    const result = await rpc.request<string>('eth_call', { to, data: abi.encodeFunctionData(method) }, 'latest')
    return abi.decodeFunctionResult(method, result)[0]
  }
  const readOnce = <T>(cache: Map<string, Promise<T | null>>, address: string, read: () => Promise<T>) => {
    const key = address.toLowerCase()
    const result =
      cache.get(key) ??
      read().catch(() => {
        // An address without this function has no name yet. It is not cached: a contract may be deployed there later.
        cache.delete(key)
        return null
      })
    cache.set(key, result)
    return result
  }
  const token = (address: string) =>
    readOnce(tokens, address, async () => ({
      symbol: sanitizeName((await callMethod(address, 'symbol')) as string),
      name: sanitizeName((await callMethod(address, 'name')) as string),
      decimals: Number(await callMethod(address, 'decimals')),
    }))
  const pool = (address: string) =>
    readOnce(pools, address, async () => {
      const addresses = await Promise.all(
        ['token0', 'token1'].map((method) => callMethod(address, method) as Promise<string>),
      )
      const symbols = await Promise.all(addresses.map(async (side) => (await token(side))?.symbol ?? side))
      return `${symbols.join('/')} pool`
    })

  return {
    token,
    of: async (address) =>
      known.get(address.toLowerCase()) ?? (await pool(address)) ?? (await token(address))?.symbol ?? null,
  }
}
