import { AbiCoder, Interface, MaxUint256, parseUnits, type HDNodeWallet } from 'ethers'
import { poolStarts, type Amount, type PoolStart } from '../market/startingAmounts.ts'
import type { Rpc } from '../node/rpc.ts'
import { DEMO_ACCOUNTS, FARM_DEPLOYER, STAKERS, SWAP_DEPLOYER } from '../protocol/accounts.ts'
import { readFarms, type Deployed } from '../protocol/deploymentFiles.ts'
import { call, transfer } from '../protocol/intents.ts'
import type { Batch, Intent } from '../protocol/sender.ts'
import { BURN_TOKEN } from './deployFarms.ts'
import { DEMO_BPS, ENDED_DEMO_BPS, ENDED_PID, STAKED_BPS, STAKED_CAKE, BPS_DENOMINATOR } from './farms.ts'

const ALL_FARMS_GAS = 3_000_000

const erc20 = new Interface(['function balanceOf(address) view returns (uint256)'])

/** LP token of a farm. `balanceRaw` is the balance of the exchange's deployer, which minted the whole supply. */
interface Lp {
  pid: number
  address: string
  balanceRaw: bigint
}

/** Returns the LP tokens of all farms. */
export async function readLps(rpc: Rpc, { farms }: Deployed): Promise<Lp[]> {
  const data = erc20.encodeFunctionData('balanceOf', [SWAP_DEPLOYER.address])
  const entries = Object.entries(farms).filter(([pid]) => pid !== '0')
  const results = await rpc.requestAll<string>(entries.map(([, to]) => ['eth_call', { to, data }, 'latest'] as const))
  return entries.map(([pid, address], at) => {
    const [balanceRaw] = AbiCoder.defaultAbiCoder().decode(['uint256'], results[at] ?? '') as unknown as [bigint]
    return { pid: Number(pid), address, balanceRaw }
  })
}

const share = (balanceRaw: bigint, bps: bigint) => (balanceRaw * bps) / BPS_DENOMINATOR

/** Returns calls that approve a token to the MasterChef and stake an amount of it. */
const staking = (masterChef: string, pid: number, lp: string, amountRaw: bigint): Intent[] => [
  call(lp, 'approve(address,uint256)', masterChef, MaxUint256),
  call(masterChef, 'deposit(uint256,uint256)', pid, amountRaw),
]

const ADD_LIQUIDITY = 'addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)'

/** Returns the starting amounts of the pool of two tokens. Throws when there is no such pool. */
function startOf(one: string, other: string): PoolStart {
  const start = poolStarts().find(({ sides }) => sides.every(({ key }) => key === one || key === other))
  if (!start) throw new Error(`A farm needs a pool of ${one} and ${other}, which market.ts does not have.`)
  return start
}

/**
 * Returns calls that add a little liquidity to every farm's pool for the demo account. Each pool mints the LP tokens to
 * the demo account; no other account transfers them. Their value at that time can then be read from the chain. The
 * deployer of the exchange sends these calls; it holds every token and has approved the router.
 */
function demoLiquidity({ contracts, tokens }: Deployed): Intent[] {
  const [demo] = DEMO_ACCOUNTS
  const { router = '' } = contracts
  const additions = readFarms()
    .filter(({ pid }) => pid > 0)
    .map(({ pid, token, quoteToken }) => {
      const bps = pid === ENDED_PID ? ENDED_DEMO_BPS : DEMO_BPS
      return startOf(token, quoteToken).sides.map(({ key, amountRaw }): Amount => ({
        ...{ key, amountRaw: (amountRaw * bps) / BPS_DENOMINATOR },
      }))
    })
  const coins = additions.flat().filter(({ key }) => key === 'wbnb')
  const valueRaw = coins.reduce((sum, { amountRaw }) => sum + amountRaw, 0n)
  const calls = additions.map((sides) => {
    const [addresses, amounts] = [sides.map(({ key }) => tokens[key]), sides.map(({ amountRaw }) => amountRaw)]
    return call(router, ADD_LIQUIDITY, ...addresses, ...amounts, 0, 0, demo?.address, MaxUint256)
  })
  return [{ ...call(tokens['wbnb'] ?? '', 'deposit()'), valueRaw }, ...calls]
}

/**
 * Returns calls of the exchange's deployer: they make the MasterChef the owner of CAKE and give other accounts their tokens
 * to stake.
 */
export function farmSupplies(deployed: Deployed, lps: readonly Lp[]): Intent[] {
  const { cake = '' } = deployed.tokens
  const [staker] = STAKERS
  return [
    call(cake, 'transferOwnership(address)', deployed.contracts['masterChef']),
    transfer(cake, staker.address, parseUnits(STAKED_CAKE)),
    ...lps.map(({ address, balanceRaw }) => transfer(address, staker.address, share(balanceRaw, STAKED_BPS))),
    ...demoLiquidity(deployed),
  ]
}

/** Returns the stakes of the other accounts and of the demo account. */
export function farmStakes({ contracts, tokens, farms }: Deployed, lps: readonly Lp[], demo: HDNodeWallet): Batch[] {
  const { masterChef = '' } = contracts
  const { cake = '' } = tokens
  const endedRaw = share(lps.find(({ pid }) => pid === ENDED_PID)?.balanceRaw ?? 0n, ENDED_DEMO_BPS) / 2n
  const burnPid = lps.length + 1
  const others = lps.flatMap(({ pid, address, balanceRaw }) =>
    staking(masterChef, pid, address, share(balanceRaw, STAKED_BPS)),
  )
  const cakeStaking = [
    call(cake, 'approve(address,uint256)', masterChef, MaxUint256),
    call(masterChef, 'enterStaking(uint256)', parseUnits(STAKED_CAKE)),
  ]
  return [
    { from: FARM_DEPLOYER, intents: staking(masterChef, burnPid, BURN_TOKEN, parseUnits('1')) },
    { from: STAKERS[0], intents: [...others, ...cakeStaking] },
    { from: demo, intents: staking(masterChef, ENDED_PID, farms[ENDED_PID] ?? '', endedRaw) },
  ]
}

/** Returns the call that ends a farm, after it has paid all farms up to that block. */
export function farmEnd({ contracts }: Deployed): Batch {
  const end = call(contracts['masterChef'] ?? '', 'set(uint256,uint256,bool)', ENDED_PID, 0, true)
  return { from: FARM_DEPLOYER, intents: [{ ...end, gasLimit: ALL_FARMS_GAS }] }
}
