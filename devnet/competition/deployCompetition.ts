import { getAddress, getCreateAddress, parseUnits, toQuantity } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { station } from '../profile/deployProfile.ts'
import { COMPETITION_DEPLOYER } from '../protocol/accounts.ts'
import type { Deployed } from '../protocol/deploymentFiles.ts'
import { creation } from '../protocol/intents.ts'
import { sendAndMine } from '../protocol/sender.ts'

const DEPLOYER_BNB = '1000'

/** Deploys the trading competition from a dedicated account, which owns it. Returns `deployed` with the contract added. */
export async function deployCompetition(rpc: Rpc, deployed: Deployed): Promise<Deployed> {
  const { address: from } = COMPETITION_DEPLOYER
  await rpc.request('hardhat_setBalance', from, toQuantity(parseUnits(DEPLOYER_BNB)))
  const args = [deployed.contracts['pancakeProfile'], station, deployed.tokens['cake']]
  await sendAndMine(rpc, COMPETITION_DEPLOYER, [creation('competition', 'TradingCompetition', args)])
  const tradingCompetition = getAddress(getCreateAddress({ from, nonce: 0 }))
  return { ...deployed, contracts: { ...deployed.contracts, tradingCompetition } }
}
