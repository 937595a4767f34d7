import { getAddress, getCreateAddress, parseUnits, toQuantity } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { AUCTION_DEPLOYER, BIDDERS, DEMO_ACCOUNTS } from '../protocol/accounts.ts'
import { readFarmAuction, type Deployed } from '../protocol/deploymentFiles.ts'
import { call, creation } from '../protocol/intents.ts'
import { sendAndMine } from '../protocol/sender.ts'

const DEPLOYER_BNB = '1000'
const AUCTION_GAS = 5_000_000
const WHITELIST_GAS = 800_000

const farmAuction = getAddress(getCreateAddress({ from: AUCTION_DEPLOYER.address, nonce: 0 }))

/**
 * Deploys the farm auctions from a dedicated account, which owns and operates them. The first demo account and the
 * bidders may bid; the other demo accounts may not. Returns `deployed` with the auctions added.
 */
export async function deployAuction(rpc: Rpc, deployed: Deployed): Promise<Deployed> {
  const { address: operator } = AUCTION_DEPLOYER
  const whitelist = [DEMO_ACCOUNTS[0], ...BIDDERS].map((account) => account?.address)
  await rpc.request('hardhat_setBalance', operator, toQuantity(parseUnits(DEPLOYER_BNB)))
  const settings = [deployed.tokens['cake'], operator, readFarmAuction().maxAuctionLengthBlocks]
  await sendAndMine(rpc, AUCTION_DEPLOYER, [
    { ...creation('auction', 'FarmAuction', settings), gasLimit: AUCTION_GAS },
    { ...call(farmAuction, 'addWhitelist(address[])', whitelist), gasLimit: WHITELIST_GAS },
  ])
  return { ...deployed, contracts: { ...deployed.contracts, farmAuction } }
}
