import { AbiCoder, Interface, MaxUint256, parseUnits, type HDNodeWallet } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { FARM_DEPLOYER, STAKERS, SWAP_DEPLOYER } from '../protocol/accounts.ts'
import type { Deployed } from '../protocol/deploymentFiles.ts'
import { call, transfer } from '../protocol/intents.ts'
import type { Batch, Intent } from '../protocol/sender.ts'
import { BURN_TOKEN } from './deployFarms.ts'
import { demoLiquidity } from './demoLiquidity.ts'
import { ENDED_DEMO_BPS, ENDED_PID, STAKED_BPS, STAKED_CAKE, WHOLE_BPS } from './farms.ts'

const ALL_FARMS_GAS = 3_000_000

const erc20 = new Interface(['function balanceOf(address) view returns (uint256)'])

/** LP token of a farm. `heldRaw` is the balance of the exchange's deployer, which minted the whole supply. */
interface Lp {
  pid: number
  address: string
  heldRaw: bigint
}

/** Returns the LP tokens of all farms. */
export async function readLps(rpc: Rpc, { farms }: Deployed): Promise<Lp[]> {
  const data = erc20.encodeFunctionData('balanceOf', [SWAP_DEPLOYER.address])
  const entries = Object.entries(farms).filter(([pid]) => pid !== '0')
  const answers = await rpc.askAll<string>(entries.map(([, to]) => ['eth_call', { to, data }, 'latest'] as const))
  return entries.map(([pid, address], at) => {
    const [heldRaw] = AbiCoder.defaultAbiCoder().decode(['uint256'], answers[at] ?? '') as unknown as [bigint]
    return { pid: Number(pid), address, heldRaw }
  })
}

const share = (heldRaw: bigint, bps: bigint) => (heldRaw * bps) / WHOLE_BPS

/** Returns calls that approve a token to the MasterChef and stake an amount of it. */
const staking = (masterChef: string, pid: number, lp: string, amountRaw: bigint): Intent[] => [
  call(lp, 'approve(address,uint256)', masterChef, MaxUint256),
  call(masterChef, 'deposit(uint256,uint256)', pid, amountRaw),
]

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
    ...lps.map(({ address, heldRaw }) => transfer(address, staker.address, share(heldRaw, STAKED_BPS))),
    ...demoLiquidity(deployed),
  ]
}

/** Returns the stakes of the other accounts and of the demo account. */
export function farmStakes({ contracts, tokens, farms }: Deployed, lps: readonly Lp[], demo: HDNodeWallet): Batch[] {
  const { masterChef = '' } = contracts
  const { cake = '' } = tokens
  const endedRaw = share(lps.find(({ pid }) => pid === ENDED_PID)?.heldRaw ?? 0n, ENDED_DEMO_BPS) / 2n
  const burnPid = lps.length + 1
  const others = lps.flatMap(({ pid, address, heldRaw }) =>
    staking(masterChef, pid, address, share(heldRaw, STAKED_BPS)),
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
