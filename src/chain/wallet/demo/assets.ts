import { type Address, sameAddress } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { cakeVaultAddress, masterChefAddress, routerAddress, wrappedNativeAddress } from '../../../deployment/contracts'
import { bunnyFactoryAddress, farmAuctionAddress, lotteryAddress, profileAddress } from '../../../deployment/laterFacts'
import { farmsFile } from '../../../deployment/farms'
import { saleEntries } from '../../../deployment/ifos'
import { type PoolEntry, poolEntries } from '../../../deployment/pools'
import { tokenEntries } from '../../../deployment/tokens'
import { decimals, symbol } from '../../contracts/erc20/reads'
import type { Nodes } from '../../rpc/nodes'

/** A token or the native coin, as the wallet names it. */
export interface Asset {
  symbol: string
  decimals: number
}

const LP_DECIMALS = 18

export const nativeAsset: Asset = deployment.nativeCurrency

const known = new Map<string, Asset>([
  ...farmsFile.farms.map(({ lpAddress, lpSymbol }): [string, Asset] => [
    lpAddress.toLowerCase(),
    { symbol: lpSymbol, decimals: LP_DECIMALS },
  ]),
  ...Object.values(tokenEntries).flatMap((entry): [string, Asset][] =>
    entry?.address ? [[entry.address.toLowerCase(), entry]] : [],
  ),
])

/** Returns a token by its key in the tables of the deployment; the native coin is one of them. */
export function assetByKey(key: string): Asset {
  const { symbol: text = key, decimals: count = LP_DECIMALS } = tokenEntries[key] ?? {}
  return { symbol: text, decimals: count }
}

export type ReadAsset = (address: Address) => Promise<Asset>

async function readFrom(nodes: Nodes, token: Address): Promise<Asset> {
  const [text, count] = await Promise.all(
    [symbol(token), decimals(token)].map(async ({ address: to, callData: data, decode }) =>
      decode(String(await nodes.request('eth_call', [{ to, data }, 'latest']))),
    ),
  )
  return { symbol: `${text} (${token})`, decimals: Number(count) }
}

/**
 * Creates the function that names a token: by the tables of the deployment, else by the token itself with its address.
 * Amounts of a token without decimals are shown in base units.
 */
export const assetReader =
  (nodes: Nodes): ReadAsset =>
  async (address) => {
    const asset = known.get(address.toLowerCase())
    return asset ?? readFrom(nodes, address).catch(() => ({ symbol: `base units of ${address}`, decimals: 0 }))
  }

/** Returns the symbol of a farm's LP token. */
export const farmName = (pid: bigint): string =>
  farmsFile.farms.find((farm) => BigInt(farm.pid) === pid)?.lpSymbol ?? `LP tokens of farm ${pid}`

/** Returns the pool at an address; undefined for any other contract. */
export const poolAt = (address: Address): PoolEntry | undefined =>
  poolEntries.find(({ contractAddress }) => sameAddress(contractAddress, address))

/** Returns what a contract is, with its whole address. */
export function contractName(address: Address): string {
  const pool = poolAt(address)
  const sale = saleEntries.find((entry) => sameAddress(entry.address, address))
  const contracts: readonly [Address | null, string][] = [
    [routerAddress, 'the exchange'],
    [masterChefAddress, 'the farms'],
    [cakeVaultAddress, 'the vault'],
    [wrappedNativeAddress, `the contract of W${nativeAsset.symbol}`],
    [profileAddress, 'the profiles'],
    [bunnyFactoryAddress, 'the sale of starter collectibles'],
    [lotteryAddress, 'the lottery'],
    [farmAuctionAddress, 'the farm auctions'],
    [sale?.address ?? null, sale ? `the sale of ${sale.name}` : ''],
    [pool?.contractAddress ?? null, pool ? `the pool that pays ${assetByKey(pool.earningToken).symbol}` : ''],
  ]
  const name = contracts.find(([at]) => at !== null && sameAddress(at, address))?.[1] ?? 'an unknown contract'
  return `${name} (${address})`
}
