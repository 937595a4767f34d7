import { loadFixture, mine } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { MaxUint256, parseUnits, type ContractTransactionResponse } from 'ethers'
import { gasOf, snapshotOf } from '../gasSnapshot.ts'
import { deployPools, makePool } from '../pool/pools.ts'
import { deployVault, type VaultWorld } from './deployVault.ts'

const TEN = parseUnits('10')

/** The app's fixed gas limits of each call; they do not depend on an estimate. */
const FARM_LIMIT = 200_000
const VAULT_LIMIT = 380_000
const BOUNTY_LIMIT = 300_000

async function deployBusy(): Promise<VaultWorld> {
  const world = await deployVault()
  const { chef, vault, plum, ann, bob } = world
  await chef.add(3000n, plum, false)
  await chef.connect(bob).deposit(1n, TEN)
  await chef.connect(bob).enterStaking(TEN)
  await vault.connect(bob).deposit(TEN)
  await plum.connect(ann).approve(chef, MaxUint256)
  await mine(5)
  return world
}

type Call = (world: VaultWorld) => Promise<ContractTransactionResponse>

/** Calls of the app in the order of a user, each with its limit (yield 7). */
const CALLS: readonly (readonly [name: string, limit: number, call: Call])[] = [
  ['farm stake', FARM_LIMIT, ({ chef, ann }) => chef.connect(ann).deposit(1n, TEN)],
  ['farm harvest', FARM_LIMIT, ({ chef, ann }) => chef.connect(ann).deposit(1n, 0n)],
  ['farm unstake', FARM_LIMIT, ({ chef, ann }) => chef.connect(ann).withdraw(1n, TEN)],
  ['CAKE stake', FARM_LIMIT, ({ chef, ann }) => chef.connect(ann).enterStaking(TEN)],
  ['CAKE harvest', FARM_LIMIT, ({ chef, ann }) => chef.connect(ann).leaveStaking(0n)],
  ['CAKE unstake', FARM_LIMIT, ({ chef, ann }) => chef.connect(ann).leaveStaking(TEN)],
  ['vault deposit', VAULT_LIMIT, ({ vault, ann }) => vault.connect(ann).deposit(TEN)],
  ['vault withdraw', VAULT_LIMIT, ({ vault, ann }) => vault.connect(ann).withdraw(TEN / 4n)],
  ['vault withdrawAll', VAULT_LIMIT, ({ vault, ann }) => vault.connect(ann).withdrawAll()],
  ['vault bounty', BOUNTY_LIMIT, ({ vault, bob }) => vault.connect(bob).harvest()],
]

describe('gas of farms, pools and vault', () => {
  it("is below the app's limits and equals the stored snapshot", async () => {
    const gas: Record<string, number> = {}
    const world = await loadFixture(deployBusy)
    for (const [name, limit, call] of CALLS) {
      gas[name] = await gasOf(call(world))
      expect(gas[name] < limit, `${name}: ${gas[name]}`).to.equal(true)
    }
    const pools = await loadFixture(deployPools)
    const pool = (await makePool(pools, pools.gold, { startBlock: 1n, endBlock: 1_000_000n })).connect(pools.ann)
    for (const [name, call] of [
      ['pool stake', () => pool.deposit(TEN)],
      ['pool harvest', () => pool.deposit(0n)],
      ['pool unstake', () => pool.withdraw(TEN)],
    ] as const) {
      gas[name] = await gasOf(call())
      expect(gas[name] < FARM_LIMIT, `${name}: ${gas[name]}`).to.equal(true)
    }
    expect(gas).to.deep.equal(snapshotOf('yield', gas))
  })
})
