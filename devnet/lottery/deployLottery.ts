import { getAddress, getCreateAddress, parseUnits, toQuantity } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { LOTTERY_DEPLOYER, LOTTERY_KEEPER } from '../protocol/accounts.ts'
import type { Deployed } from '../protocol/deploymentFiles.ts'
import { call, creation } from '../protocol/intents.ts'
import { sendAndMine } from '../protocol/sender.ts'

const ACCOUNT_BNB = '1000'
const DEPLOYMENT_GAS = 5_000_000

const addressAtNonce = (nonce: number) => getAddress(getCreateAddress({ from: LOTTERY_DEPLOYER.address, nonce }))
const lottery = addressAtNonce(0)

/** Address of the random generator. The lottery returns it, so it is not in deployment.json. */
export const RANDOM_GENERATOR = addressAtNonce(1)

/**
 * Deploys the lottery and its random generator from a dedicated account, which owns the lottery and is its treasury. The
 * keeper runs the rounds and fulfils the requests of random numbers. Returns `deployed` with the lottery added.
 */
export async function deployLottery(rpc: Rpc, deployed: Deployed): Promise<Deployed> {
  const [owner, keeper] = [LOTTERY_DEPLOYER.address, LOTTERY_KEEPER.address]
  const balance = toQuantity(parseUnits(ACCOUNT_BNB))
  await rpc.requestAll([owner, keeper].map((address) => ['hardhat_setBalance', address, balance] as const))
  await sendAndMine(rpc, LOTTERY_DEPLOYER, [
    { ...creation('lottery', 'Lottery', [deployed.tokens['cake'], RANDOM_GENERATOR]), gasLimit: DEPLOYMENT_GAS },
    creation('lottery', 'LocalRandomGenerator'),
    call(RANDOM_GENERATOR, 'setLotteryAddress(address)', lottery),
    call(RANDOM_GENERATOR, 'transferOwnership(address)', keeper),
    call(lottery, 'setOperatorAndTreasuryAndInjectorAddresses(address,address,address)', keeper, owner, keeper),
  ])
  return { ...deployed, contracts: { ...deployed.contracts, lotteryV2: lottery } }
}
