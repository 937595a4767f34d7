import { AbiCoder, Interface, MaxUint256, parseUnits, toQuantity } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { DEMO_ACCOUNTS, FARM_DEPLOYER, STAKERS, SWAP_DEPLOYER } from '../protocol/accounts.ts'
import type { Deployed } from '../protocol/deploymentFiles.ts'
import { call } from '../protocol/intents.ts'
import { sendAndMine, type Intent } from '../protocol/sender.ts'
import { BURN_TOKEN } from './deployFarms.ts'
import { demoLiquidity } from './demoLiquidity.ts'
import { ENDED_DEMO_BPS, ENDED_PID, STAKED_BPS, STAKED_CAKE, WHOLE_BPS } from './farms.ts'

const STAKER_BNB = '1000'

const erc20 = new Interface(['function balanceOf(address) view returns (uint256)'])

/** An LP token of a farm, and how much of it the deployer of the exchange has, who made all there is. */
interface Lp {
  pid: number
  address: string
  heldRaw: bigint
}

async function readLps(rpc: Rpc, { farms }: Deployed): Promise<Lp[]> {
  const data = erc20.encodeFunctionData('balanceOf', [SWAP_DEPLOYER.address])
  const entries = Object.entries(farms).filter(([pid]) => pid !== '0')
  const answers = await rpc.askAll<string>(entries.map(([, to]) => ['eth_call', { to, data }, 'latest'] as const))
  return entries.map(([pid, address], at) => {
    const [heldRaw] = AbiCoder.defaultAbiCoder().decode(['uint256'], answers[at] ?? '') as unknown as [bigint]
    return { pid: Number(pid), address, heldRaw }
  })
}

const share = (heldRaw: bigint, bps: bigint) => (heldRaw * bps) / WHOLE_BPS

/** What approves a token to the MasterChef and stakes so much of it. */
const staking = (masterChef: string, pid: number, lp: string, amountRaw: bigint): Intent[] => [
  call(lp, 'approve(address,uint256)', masterChef, MaxUint256),
  call(masterChef, 'deposit(uint256,uint256)', pid, amountRaw),
]

/**
 * Makes the MasterChef the owner of CAKE, adds liquidity for the demo account, lets other people stake in every farm, and ends
 * one farm in which the demo account has staked and earned a little.
 */
export async function seedFarms(rpc: Rpc, deployed: Deployed): Promise<void> {
  const { masterChef = '' } = deployed.contracts
  const { cake = '' } = deployed.tokens
  const [demo] = DEMO_ACCOUNTS
  const [staker] = STAKERS
  const ended = deployed.farms[ENDED_PID] ?? ''
  if (!demo) throw new Error('There is no demo account.')
  const lps = await readLps(rpc, deployed)
  const transfer = (token: string, to: string, amountRaw: bigint) =>
    call(token, 'transfer(address,uint256)', to, amountRaw)
  const coins = toQuantity(parseUnits(STAKER_BNB))
  await rpc.askAll(STAKERS.map(({ address }) => ['hardhat_setBalance', address, coins] as const))
  await sendAndMine(rpc, SWAP_DEPLOYER, [
    call(cake, 'transferOwnership(address)', masterChef),
    transfer(cake, staker.address, parseUnits(STAKED_CAKE)),
    ...lps.map(({ address, heldRaw }) => transfer(address, staker.address, share(heldRaw, STAKED_BPS))),
    ...demoLiquidity(deployed),
  ])
  const endedRaw = share(lps.find(({ pid }) => pid === ENDED_PID)?.heldRaw ?? 0n, ENDED_DEMO_BPS) / 2n
  const burnPid = lps.length + 1
  await sendAndMine(rpc, FARM_DEPLOYER, staking(masterChef, burnPid, BURN_TOKEN, parseUnits('1')))
  await sendAndMine(rpc, staker, [
    ...lps.flatMap(({ pid, address, heldRaw }) => staking(masterChef, pid, address, share(heldRaw, STAKED_BPS))),
    call(cake, 'approve(address,uint256)', masterChef, MaxUint256),
    call(masterChef, 'enterStaking(uint256)', parseUnits(STAKED_CAKE)),
  ])
  await sendAndMine(rpc, demo, staking(masterChef, ENDED_PID, ended, endedRaw))
  await sendAndMine(rpc, FARM_DEPLOYER, [
    { ...call(masterChef, 'set(uint256,uint256,bool)', ENDED_PID, 0, true), gasLimit: 3_000_000 },
  ])
}
