import { MaxUint256 } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../../deployExchange.ts'
import type { MulticallContract } from '../../exchangeContracts.ts'
import { readBatch, type ReadCall } from '../../fuzzChain.ts'
import { PLENTY } from '../../farm/farmFixture.ts'
import { deployVault, type VaultWorld } from '../deployVault.ts'

/** Farms and vault with three users. */
export interface World extends VaultWorld {
  people: readonly string[]
  multicall: MulticallContract
}

export const PIDS = [0, 1, 2] as const

/** Deploys them with two farms of LP tokens in addition to CAKE staking. Suitable for loadFixture. */
export async function deployWorld(): Promise<World> {
  const vaultWorld = await deployVault()
  const { chef, cake, vault, plum, pear, ann, bob } = vaultWorld
  const [, , , , , , cecil] = await hre.ethers.getSigners()
  if (!cecil) throw new Error('The chain has too few accounts.')
  for (const token of [plum, pear]) await token.mint(cecil, PLENTY)
  await cake.connect(bob).transfer(cecil, PLENTY / 3n)
  for (const token of [cake, plum, pear]) await token.connect(cecil).approve(chef, MaxUint256)
  await cake.connect(cecil).approve(vault, MaxUint256)
  await chef.add(2000n, plum, false)
  await chef.add(1000n, pear, false)
  const multicall = await deploy<MulticallContract>('Multicall')
  const people = [ann, bob, cecil].map(({ address }) => address)
  return { ...vaultWorld, people, multicall }
}

/** Balances of an account. Amounts are raw; `staked` and `pending` are by pid. */
export interface Holding {
  cake: bigint
  syrup: bigint
  lp: readonly bigint[]
  staked: readonly bigint[]
  pending: readonly bigint[]
  shares: bigint
}

/** All values that the steps and the invariants use. */
export interface State {
  people: readonly Holding[]
  vault: { staked: bigint; pending: bigint; syrup: bigint; cake: bigint; balance: bigint; shares: bigint }
  fees: { performance: bigint; call: bigint; withdraw: bigint; period: bigint; isPaused: boolean }
  /** CAKE and LP tokens that the MasterChef holds, by pid. */
  held: readonly bigint[]
  cake: { supply: bigint; bar: bigint; dev: bigint; treasury: bigint; admin: bigint }
  syrupSupply: bigint
}

/** Reads the whole state in one call. */
export async function readState(world: World): Promise<State> {
  const { cake, syrup, chef, vault, plum, pear, dev, treasury, admin, people, multicall } = world
  const tokens = [cake, plum, pear]
  const ofPerson = (person: string): ReadCall[] => [
    ...tokens.map((token): ReadCall => [token, 'balanceOf', person]),
    [syrup, 'balanceOf', person],
    ...PIDS.map((pid): ReadCall => [chef, 'userInfo', pid, person]),
    ...PIDS.map((pid): ReadCall => [chef, 'pendingCake', pid, person]),
    [vault, 'userInfo', person],
  ]
  const calls: ReadCall[] = [
    ...people.flatMap(ofPerson),
    ...([
      [chef, 'userInfo', 0, vault.target],
      [chef, 'pendingCake', 0, vault.target],
    ] satisfies ReadCall[]),
    ...([
      [syrup, 'balanceOf', vault.target],
      [vault, 'available'],
      [vault, 'balanceOf'],
    ] satisfies ReadCall[]),
    ...([
      [vault, 'totalShares'],
      [vault, 'performanceFee'],
      [vault, 'callFee'],
    ] satisfies ReadCall[]),
    ...([
      [vault, 'withdrawFee'],
      [vault, 'withdrawFeePeriod'],
      [vault, 'paused'],
    ] satisfies ReadCall[]),
    ...tokens.map((token): ReadCall => [token, 'balanceOf', chef.target]),
    ...([
      [cake, 'totalSupply'],
      [cake, 'balanceOf', syrup.target],
    ] satisfies ReadCall[]),
    ...[dev, treasury, admin].map(({ address }): ReadCall => [cake, 'balanceOf', address]),
    [syrup, 'totalSupply'],
  ]
  const answers = (await readBatch(multicall, calls)).values()
  const next = () => answers.next().value ?? 0n
  const several = () => PIDS.map(next)
  return {
    people: people.map(() => {
      const [cakeRaw = 0n, ...lp] = several()
      return { cake: cakeRaw, lp: [0n, ...lp], syrup: next(), staked: several(), pending: several(), shares: next() }
    }),
    vault: { staked: next(), pending: next(), syrup: next(), cake: next(), balance: next(), shares: next() },
    fees: { performance: next(), call: next(), withdraw: next(), period: next(), isPaused: next() === 1n },
    held: several(),
    cake: { supply: next(), bar: next(), dev: next(), treasury: next(), admin: next() },
    syrupSupply: next(),
  }
}
