import type { HardhatEthersSigner } from '@nomicfoundation/hardhat-ethers/signers'
import { MaxUint256, parseUnits, type AddressLike } from 'ethers'
import hre from 'hardhat'
import type { Factory, MintableToken, MulticallContract, Pair, Router, Token, Wbnb } from './exchangeContracts.ts'

/** A deadline that never passes. */
export const FOREVER = MaxUint256

/** The whole exchange on an empty chain, with a token of each kind. */
export interface Exchange {
  /** Owns the tokens and their supply; may set the protocol fee. Every contract is connected to it. */
  deployer: HardhatEthersSigner
  trader: HardhatEthersSigner
  otherAccount: HardhatEthersSigner
  /** Receives the tax of TAXED. */
  taxCollector: HardhatEthersSigner
  wbnb: Wbnb
  factory: Factory
  router: Router
  multicall: MulticallContract
  /** 18 decimals. */
  apple: MintableToken
  /** 9 decimals. */
  berry: MintableToken
  /** 6 decimals. */
  cherry: MintableToken
  /** 18 decimals; a tenth of each transfer is withheld. */
  taxed: MintableToken
  /** 18 decimals; transfer, transferFrom and approve return nothing. */
  silent: MintableToken
}

const SUPPLY = '1000000000'

/** Deploys a compiled contract by its name, typed by its methods. */
export async function deploy<Contract>(name: string, ...args: readonly unknown[]): Promise<Contract> {
  const contract = await hre.ethers.deployContract(name, [...args])
  return (await contract.waitForDeployment()) as unknown as Contract
}

/** Returns a deployed contract by its compiled name and address, typed by its methods. */
export async function contractAt<Contract>(name: string, address: string): Promise<Contract> {
  return (await hre.ethers.getContractAt(name, address)) as unknown as Contract
}

/**
 * Deploys factory, router, wrapped coin, multicall and five tokens. The deployer holds the supply of a billion of each
 * token and has approved the router. There is no pair yet. Suitable for loadFixture.
 */
export async function deployExchange(): Promise<Exchange> {
  const [deployer, trader, otherAccount, taxCollector] = await hre.ethers.getSigners()
  if (!deployer || !trader || !otherAccount || !taxCollector) throw new Error('The chain has too few accounts.')
  const wbnb = await deploy<Wbnb>('WBNB')
  const factory = await deploy<Factory>('HotcakeFactory', deployer)
  const router = await deploy<Router>('HotcakeRouter', factory, wbnb)
  const multicall = await deploy<MulticallContract>('Multicall')
  const token = (name: string, symbol: string, decimals: number, contract = 'DevToken', ...more: unknown[]) =>
    deploy<MintableToken>(contract, name, symbol, decimals, parseUnits(SUPPLY, decimals), ...more)
  const tokens = {
    apple: await token('Apple', 'APPLE', 18),
    berry: await token('Berry', 'BERRY', 9),
    cherry: await token('Cherry', 'CHERRY', 6),
    taxed: await token('Taxed', 'TAXED', 18, 'TaxedToken', taxCollector),
    silent: await token('Silent', 'SILENT', 18, 'SilentToken'),
  }
  for (const { approve } of [wbnb, ...Object.values(tokens)]) await approve(router, MaxUint256)
  return { deployer, trader, otherAccount, taxCollector, wbnb, factory, router, multicall, ...tokens }
}

/** Returns the pair of two tokens. Throws if the factory has not created it. */
export async function pairOf(
  { factory }: Pick<Exchange, 'factory'>,
  one: AddressLike,
  other: AddressLike,
): Promise<Pair> {
  const address = await factory.getPair(one, other)
  if (BigInt(address) === 0n) throw new Error('There is no such pair.')
  return contractAt<Pair>('HotcakePair', address)
}

/**
 * Creates the pair of two tokens and adds amounts in base units from the deployer's balances, wrapping native coin if
 * needed. Returns the pair; its LP tokens are the deployer's.
 */
export async function makePair(
  exchange: Exchange,
  [one, amountOneRaw]: readonly [Token, bigint],
  [other, amountOtherRaw]: readonly [Token, bigint],
): Promise<Pair> {
  const { deployer, wbnb, router } = exchange
  if (one.target === wbnb.target) await wbnb.deposit({ value: amountOneRaw })
  if (other.target === wbnb.target) await wbnb.deposit({ value: amountOtherRaw })
  await router.addLiquidity(one, other, amountOneRaw, amountOtherRaw, 0n, 0n, deployer, FOREVER)
  return pairOf(exchange, one, other)
}

/** Returns two tokens in the order of their pair: token0, token1. */
export const inOrder = <One extends Token>(one: One, other: One): [token0: One, token1: One] =>
  BigInt(one.target) < BigInt(other.target) ? [one, other] : [other, one]
