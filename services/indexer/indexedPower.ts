import { Interface } from 'ethers/abi'
import { ZeroAddress } from 'ethers/constants'
import type { ChainNode } from '../chain/node.ts'
import { isRunning, powerParts, type PowerParts } from '../power/power.rules.ts'
import type { PowerSources } from '../power/readPower.ts'
import type { ChainIndex } from './process.ts'

const pool = new Interface([
  'function startBlock() view returns (uint256)',
  'function bonusEndBlock() view returns (uint256)',
])

const SHARE_SCALE = 10n ** 18n

/**
 * Returns which pools ran at a past block, from their terms now. A pool's start and end change only before its start.
 * After that its end changes only to the block in which it is stopped. So the terms of now hold for every block before
 * them.
 */
async function runningPools(node: ChainNode, pools: readonly string[], block: number): Promise<string[]> {
  const read = async (address: string, name: 'startBlock' | 'bonusEndBlock') =>
    BigInt(await node.call(address, pool.encodeFunctionData(name)))
  const running = await Promise.all(
    pools.map(async (address) =>
      isRunning(await read(address, 'startBlock'), await read(address, 'bonusEndBlock'), BigInt(block)),
    ),
  )
  return pools.filter((_, at) => running[at])
}

/** Returns the parts of each account's voting power at a block whose state no node has. */
export async function readIndexedPower(
  { index, node, sources }: { index: ChainIndex; node: ChainNode; sources: PowerSources },
  accounts: readonly string[],
  block: number,
): Promise<PowerParts[]> {
  const { cakeVault, cakeBnbLp, pools } = sources
  const [balances, running] = await Promise.all([
    index.balancesAt({ block, accounts: [...accounts, cakeVault] }),
    runningPools(node, pools, block),
  ])
  const amounts = new Map(balances.map(({ series, account, amountRaw }) => [`${series} ${account}`, amountRaw]))
  const amountOf = (series: string, account: string = ZeroAddress): bigint =>
    amounts.get(`${series} ${account.toLowerCase()}`) ?? 0n
  const vaultSupply = amountOf('vaultSupply')
  const vaultCake = amountOf('cake', cakeVault) + amountOf('farm-0', cakeVault)
  return accounts.map((account) =>
    powerParts({
      cakeInWalletRaw: amountOf('cake', account),
      cakeInPoolRaw: amountOf('farm-0', account),
      vaultSharesRaw: amountOf('vault', account),
      pricePerFullShareRaw: vaultSupply === 0n ? SHARE_SCALE : (vaultCake * SHARE_SCALE) / vaultSupply,
      lpBalanceRaw: cakeBnbLp === null ? 0n : amountOf('lp', account),
      lpTotalSupplyRaw: amountOf('lpSupply'),
      lpCakeReserveRaw: amountOf('lpCakeReserve'),
      poolStakesRaw: running.map((address) => amountOf(`pool-${address.toLowerCase()}`, account)),
    }),
  )
}
