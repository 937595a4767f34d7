import {
  getAddress,
  getCreate2Address,
  getCreateAddress,
  parseUnits,
  solidityPackedKeccak256,
  toQuantity,
} from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { FARM_DEPLOYER } from '../protocol/accounts.ts'
import { readFarms, type Deployed } from '../protocol/deploymentFiles.ts'
import { call, creation } from '../protocol/intents.ts'
import { sendAndMine } from '../protocol/sender.ts'
import { BURN_POINTS, CAKE_PER_BLOCK, FARM_POINTS } from './farms.ts'

const DEPLOYER_BNB = '1000'

const addressAtNonce = (nonce: number) => getCreateAddress({ from: FARM_DEPLOYER.address, nonce })

/** Address of the token that only the farm of the burned CAKE accepts. */
export const BURN_TOKEN = addressAtNonce(2)

/** Returns the address of the LP token of two tokens, deployed or not. */
function lpOf({ contracts, tokens, initCodeHash }: Deployed, one: string, other: string): string {
  const sides = [tokens[one] ?? '', tokens[other] ?? ''].toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
  return getCreate2Address(
    contracts['factory'] ?? '',
    solidityPackedKeccak256(['address', 'address'], sides),
    initCodeHash,
  )
}

/**
 * Deploys SYRUP and the MasterChef from a dedicated account. Adds the farms of farms.json in the order of their pids, then
 * the farm of the burned CAKE. Returns `deployed` with the new contracts added.
 */
export async function deployFarms(rpc: Rpc, deployed: Deployed): Promise<Deployed> {
  const [syrup, masterChef, cake] = [
    getAddress(addressAtNonce(0)),
    getAddress(addressAtNonce(1)),
    deployed.tokens['cake'] ?? '',
  ]
  const lps = readFarms()
    .toSorted((one, other) => one.pid - other.pid)
    .map(({ pid, token, quoteToken }) => ({ pid, lp: pid === 0 ? cake : lpOf(deployed, token, quoteToken) }))
  const add = (points: number, lp: string) => call(masterChef, 'add(uint256,address,bool)', points, lp, false)
  await rpc.request('hardhat_setBalance', FARM_DEPLOYER.address, toQuantity(parseUnits(DEPLOYER_BNB)))
  await sendAndMine(rpc, FARM_DEPLOYER, [
    creation('farm', 'SyrupBar', [cake]),
    creation('farm', 'MasterChef', [cake, syrup, FARM_DEPLOYER.address, parseUnits(CAKE_PER_BLOCK), 0]),
    creation('swap', 'DevToken', ['Burn', 'BURN', 18, parseUnits('1')]),
    call(syrup, 'transferOwnership(address)', masterChef),
    ...lps.filter(({ pid }) => pid > 0).map(({ pid, lp }) => add(FARM_POINTS[pid] ?? 0, lp)),
    add(BURN_POINTS, BURN_TOKEN),
  ])
  return {
    ...deployed,
    contracts: { ...deployed.contracts, masterChef },
    tokens: { ...deployed.tokens, syrup },
    farms: Object.fromEntries(lps.map(({ pid, lp }) => [pid, lp])),
  }
}
