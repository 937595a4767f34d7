import { getAddress, getCreateAddress, parseUnits, toQuantity } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { PREDICTION_DEPLOYER, PREDICTION_KEEPER } from '../protocol/accounts.ts'
import { readPrediction, type Deployed } from '../protocol/deploymentFiles.ts'
import { call, creation } from '../protocol/intents.ts'
import { sendAndMine } from '../protocol/sender.ts'

const ACCOUNT_BNB = '1000'
const ALLOWANCE_SECONDS = 300
const DEPLOYMENT_GAS = 5_000_000

const addressAtNonce = (nonce: number) => getAddress(getCreateAddress({ from: PREDICTION_DEPLOYER.address, nonce }))
const [oracle, prediction] = [addressAtNonce(0), addressAtNonce(1)]

/**
 * Deploys the price feed and the prediction from a dedicated account, which owns and administers them. The keeper sets
 * prices and executes rounds. Returns `deployed` with the new contracts added.
 */
export async function deployPrediction(rpc: Rpc, deployed: Deployed, intervalBlocks: number): Promise<Deployed> {
  const { oracleDecimals, bufferBlocks, minBetAmountRaw, rewardRatePercent } = readPrediction()
  const [owner, keeper] = [PREDICTION_DEPLOYER.address, PREDICTION_KEEPER.address]
  const balance = toQuantity(parseUnits(ACCOUNT_BNB))
  await rpc.requestAll([owner, keeper].map((address) => ['hardhat_setBalance', address, balance] as const))
  const parameters = [intervalBlocks, bufferBlocks, minBetAmountRaw, ALLOWANCE_SECONDS]
  await sendAndMine(rpc, PREDICTION_DEPLOYER, [
    creation('prediction', 'PriceOracle', [oracleDecimals, 'BNB / USD', keeper]),
    {
      ...creation('prediction', 'BnbPricePrediction', [oracle, owner, keeper, ...parameters]),
      gasLimit: DEPLOYMENT_GAS,
    },
    call(prediction, 'setRewardRate(uint256)', rewardRatePercent),
  ])
  return { ...deployed, contracts: { ...deployed.contracts, predictions: prediction, chainlinkOracle: oracle } }
}
