import { parseUnits, toQuantity } from 'ethers'
import { farmEnd, farmStakes, farmSupplies, readLps } from '../farms/seedFarms.ts'
import type { Rpc } from '../node/rpc.ts'
import { poolEnds, poolStakes, poolSupplies } from '../pools/seedPools.ts'
import { vaultHarvest, vaultStakes, vaultSupplies } from '../pools/seedVault.ts'
import { DEMO_ACCOUNTS, STAKERS, SWAP_DEPLOYER } from '../protocol/accounts.ts'
import type { Deployed } from '../protocol/deploymentFiles.ts'
import { sendAndMine, sendTogether, type Batch } from '../protocol/sender.ts'
import { keeperApprovals } from './seedSwap.ts'

const STAKER_BNB = '1000'

/** Merges the batches of each account into one: each batch reads its first nonce, so two of one account would collide. */
function mergedByAccount(batches: readonly Batch[]): Batch[] {
  const accounts = new Set(batches.map(({ from }) => from))
  return [...accounts].map((from) => ({
    from,
    intents: batches.filter((batch) => batch.from === from).flatMap(({ intents }) => intents),
  }))
}

/**
 * Gives farms, pools and the vault their starting state: stakes of other accounts, and a first harvest of the vault.
 * The demo account gets small stakes in ended farms and pools. Each step takes its own block, so that stakes earn in
 * between.
 */
export async function seedYield(rpc: Rpc, deployed: Deployed): Promise<void> {
  const [demo] = DEMO_ACCOUNTS
  if (!demo) throw new Error('There is no demo account.')
  const lps = await readLps(rpc, deployed)
  const coins = toQuantity(parseUnits(STAKER_BNB))
  await rpc.requestAll(STAKERS.map(({ address }) => ['hardhat_setBalance', address, coins] as const))
  await sendAndMine(rpc, SWAP_DEPLOYER, [
    ...farmSupplies(deployed, lps),
    ...poolSupplies(deployed, demo.address),
    ...vaultSupplies(deployed),
  ])
  await sendTogether(
    rpc,
    mergedByAccount([...farmStakes(deployed, lps, demo), ...poolStakes(deployed, demo), ...vaultStakes(deployed)]),
  )
  await sendTogether(rpc, [vaultHarvest(deployed), keeperApprovals(deployed)])
  await sendTogether(rpc, [farmEnd(deployed), poolEnds(deployed)])
}
