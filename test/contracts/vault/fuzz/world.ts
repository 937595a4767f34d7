import { MaxUint256 } from 'ethers'
import hre from 'hardhat'
import { deploy } from '../../deployExchange.ts'
import type { MulticallContract } from '../../exchangeContracts.ts'
import { readBatch, type ReadCall } from '../../fuzzChain.ts'
import { STARTING_BALANCE } from '../../farm/farmFixture.ts'
import { deployVault, type VaultWorld } from '../deployVault.ts'

/** Farms and vault with three users. */
export interface World extends VaultWorld {
  accounts: readonly string[]
  multicall: MulticallContract
}

export const PIDS = [0, 1, 2] as const

/** Deploys farms and vault, with two farms of LP tokens in addition to CAKE staking. Suitable for loadFixture. */
export async function deployWorld(): Promise<World> {
  const vaultWorld = await deployVault()
  const { chef, cake, vault, plum, pear, ann, bob } = vaultWorld
  const [, , , , , , cecil] = await hre.ethers.getSigners()
  if (!cecil) throw new Error('The chain has too few accounts.')
  for (const token of [plum, pear]) await token.mint(cecil, STARTING_BALANCE)
  await cake.connect(bob).transfer(cecil, STARTING_BALANCE / 3n)
  for (const token of [cake, plum, pear]) await token.connect(cecil).approve(chef, MaxUint256)
  await cake.connect(cecil).approve(vault, MaxUint256)
  await chef.add(2000n, plum, false)
  await chef.add(1000n, pear, false)
  const multicall = await deploy<MulticallContract>('Multicall')
  const accounts = [ann, bob, cecil].map(({ address }) => address)
  return { ...vaultWorld, accounts, multicall }
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
  accounts: readonly Holding[]
  vault: { staked: bigint; pending: bigint; syrup: bigint; cake: bigint; balance: bigint; shares: bigint }
  fees: { performance: bigint; call: bigint; withdraw: bigint; period: bigint; isPaused: boolean }
  /** CAKE and LP tokens that the MasterChef holds, by pid. */
  stakedBalances: readonly bigint[]
  cake: { supply: bigint; syrupBar: bigint; dev: bigint; treasury: bigint; admin: bigint }
  syrupSupply: bigint
}

/** Reads the whole state in one call. */
export async function readState(world: World): Promise<State> {
  const { cake, syrup, chef, vault, plum, pear, dev, treasury, admin, accounts, multicall } = world
  const tokens = [cake, plum, pear]
  const callsOfAccount = (person: string): ReadCall[] => [
    ...tokens.map((token): ReadCall => [token, 'balanceOf', person]),
    [syrup, 'balanceOf', person],
    ...PIDS.map((pid): ReadCall => [chef, 'userInfo', pid, person]),
    ...PIDS.map((pid): ReadCall => [chef, 'pendingCake', pid, person]),
    [vault, 'userInfo', person],
  ]
  const calls: ReadCall[] = [
    ...accounts.flatMap(callsOfAccount),
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
  const results = (await readBatch(multicall, calls)).values()
  const next = () => results.next().value ?? 0n
  const readSeveral = () => PIDS.map(next)
  return {
    accounts: accounts.map(() => {
      const [cakeRaw = 0n, ...lp] = readSeveral()
      return {
        cake: cakeRaw,
        lp: [0n, ...lp],
        syrup: next(),
        staked: readSeveral(),
        pending: readSeveral(),
        shares: next(),
      }
    }),
    vault: { staked: next(), pending: next(), syrup: next(), cake: next(), balance: next(), shares: next() },
    fees: { performance: next(), call: next(), withdraw: next(), period: next(), isPaused: next() === 1n },
    stakedBalances: readSeveral(),
    cake: { supply: next(), syrupBar: next(), dev: next(), treasury: next(), admin: next() },
    syrupSupply: next(),
  }
}
