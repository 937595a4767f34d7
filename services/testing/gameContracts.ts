import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AbiCoder, Contract, getCreateAddress, id, Interface, type JsonRpcProvider } from 'ethers'
import tokens from '../../deployments/devnet/tokens.json'
import { actors } from './randomActions.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const UNIT = 10n ** 18n

const CAKE = tokens.cake.address
export const TEAMS = 3
/** Blocks between the start and the lock of a round of the prediction. */
export const INTERVAL = 8
export const BUFFER = 4

/** Contracts of prediction, lottery and profiles on a local chain, and the account that owns them. */
export interface Games {
  owner: string
  prediction: Contract
  oracle: Contract
  lottery: Contract
  generator: Contract
  profile: Contract
  bunnies: Contract
}

/** Sends a call of a contract; it is executed with the next block, and may revert. */
export type Send = (
  from: string,
  contract: Contract,
  name: string,
  args?: readonly unknown[],
  value?: bigint,
) => Promise<void>

export const sender =
  (provider: JsonRpcProvider): Send =>
  async (from, contract, name, args = [], value = 0n) => {
    const data = contract.interface.encodeFunctionData(name, args)
    const to = await contract.getAddress()
    await provider.send('eth_sendTransaction', [{ from, to, data, gas: '0x2dc6c0', value: `0x${value.toString(16)}` }])
  }

export const mine = (provider: JsonRpcProvider, blocks = 1): Promise<unknown> => provider.send('anvil_mine', [blocks])

interface Artifact {
  abi: readonly object[]
  bytecode: string
}

/** Deploys the contracts of the games, with accounts that can play, and mines their transactions. */
export async function deployGames(provider: JsonRpcProvider): Promise<Games> {
  const [owner = ''] = actors
  const send = sender(provider)
  async function deploy(area: string, name: string, ...args: unknown[]): Promise<Contract> {
    const file = join(root, 'contracts', 'artifacts', area, `${name}.sol`, `${name}.json`)
    const { abi, bytecode } = JSON.parse(readFileSync(file, 'utf8')) as Artifact
    const contract = new Interface(abi)
    const { inputs } = contract.deploy
    const data = bytecode + AbiCoder.defaultAbiCoder().encode(inputs, args).slice(2)
    const nonce = await provider.getTransactionCount(owner)
    await provider.send('eth_sendTransaction', [{ from: owner, data, gas: '0x989680' }])
    await mine(provider)
    return new Contract(getCreateAddress({ from: owner, nonce }), contract, provider)
  }
  const oracle = await deploy('prediction', 'PriceOracle', 8, 'BNB / USD', owner)
  const terms = [owner, owner, INTERVAL, BUFFER, UNIT / 1000n, 300]
  const prediction = await deploy('prediction', 'BnbPricePrediction', oracle.target, ...terms)
  const generator = await deploy('lottery', 'LocalRandomGenerator')
  const lottery = await deploy('lottery', 'Lottery', CAKE, generator.target)
  const bunnies = await deploy('collectibles', 'HotcakeBunnies', 'ipfs://')
  const profile = await deploy('profile', 'HotcakeProfile', CAKE, 2n * UNIT, UNIT, 2n * UNIT)
  const cake = new Contract(
    CAKE,
    ['function approve(address, uint256)', 'function transfer(address, uint256)'],
    provider,
  )
  await send(owner, generator, 'setLotteryAddress', [lottery.target])
  await send(owner, lottery, 'setOperatorAndTreasuryAndInjectorAddresses', [owner, oracle.target, owner])
  await send(owner, profile, 'addNftAddress', [bunnies.target])
  for (const role of ['POINT_ROLE', 'SPECIAL_ROLE']) await send(owner, profile, 'grantRole', [id(role), owner])
  for (let team = 1; team <= TEAMS; team += 1) await send(owner, profile, 'addTeam', [`Team ${team}`, 'text'])
  for (const account of actors) {
    if (account !== owner) await send(owner, cake, 'transfer', [account, 300n * UNIT])
    for (const spender of [lottery, profile]) await send(account, cake, 'approve', [spender.target, 2n ** 255n])
    await send(account, bunnies, 'setApprovalForAll', [profile.target, true])
    for (const bunnyId of [5, 6]) await send(owner, bunnies, 'mint', [account, 'uri', bunnyId])
    await mine(provider)
  }
  return { owner, prediction, oracle, lottery, generator, profile, bunnies }
}

/** Writes a deployment of the local chain that names the games; returns its folder. */
export async function writeDeployment(folder: string, { prediction, lottery, profile }: Games): Promise<string> {
  const place = join(folder, 'deployment')
  cpSync(join(root, 'deployments', 'devnet'), place, { recursive: true })
  const change = (table: string, facts: (before: Record<string, unknown>) => object) => {
    const file = join(place, `${table}.json`)
    const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    writeFileSync(file, JSON.stringify({ ...before, ...facts(before) }))
  }
  const addresses = { predictions: prediction.target, lotteryV2: lottery.target, pancakeProfile: profile.target }
  change('deployment', ({ contracts }) => ({ contracts: { ...(contracts as object), ...addresses } }))
  change('prediction', () => ({ contract: 'predictions' }))
  change('lottery', () => ({ contract: 'lotteryV2' }))
  change('profile', () => ({ contract: 'pancakeProfile' }))
  return place
}
