import { AbiCoder, Interface, keccak256, toBeHex } from 'ethers'
import type { Rpc } from '../node/rpc.ts'
import { readFarmAuction } from '../protocol/deploymentFiles.ts'
import type { Intent } from '../protocol/sender.ts'
import { auctionCalls } from './auctionCalls.ts'
import { OPEN_AUCTION } from './auctions.ts'

const abi = new Interface([
  'function currentAuctionId() view returns (uint256)',
  'function auctions(uint256) view returns (uint8 status, uint256 startBlock, uint256 endBlock, uint256 initialBid, uint256 places, uint256 limit)',
  'function viewBidsPerAuction(uint256, uint256, uint256) view returns ((address account, uint256 amount, bool hasClaimed)[], uint256)',
])

/** Slot of the auctions in the contract's storage, and positions within an auction. */
const AUCTIONS_SLOT = 8
const [START, END] = [1n, 2n]
const MOST_BIDS = 500
/** Blocks until a new auction begins: enough for the transaction that starts it. */
const LEAD_BLOCKS = 5

/** Sends a JSON-RPC request. */
export type Request = <T = string>(method: string, ...params: unknown[]) => Promise<T>

/** Sets the first or the last block of an auction, which no call of the contract can change. */
export async function setAuctionBlock(
  request: Request,
  farmAuction: string,
  auctionId: number,
  [edge, block]: readonly ['start' | 'end', number],
): Promise<void> {
  const place = BigInt(keccak256(AbiCoder.defaultAbiCoder().encode(['uint256', 'uint256'], [auctionId, AUCTIONS_SLOT])))
  const slot = place + (edge === 'start' ? START : END)
  await request('hardhat_setStorageAt', farmAuction, toBeHex(slot, 32), toBeHex(block, 32))
}

async function view(rpc: Rpc, to: string, method: string, ...args: unknown[]) {
  const data = abi.encodeFunctionData(method, args)
  return abi.decodeFunctionResult(method, await rpc.request<string>('eth_call', { to, data }, 'latest'))
}

/**
 * Returns the call that closes the current auction. If the auction is still open, its end is first set to the block
 * before the newest one.
 */
export async function closingCall(rpc: Rpc, farmAuction: string): Promise<Intent> {
  const auctionId = Number((await view(rpc, farmAuction, 'currentAuctionId'))[0])
  const { endBlock, places } = (await view(rpc, farmAuction, 'auctions', auctionId)).toObject()
  const head = Number(await rpc.request<string>('eth_blockNumber'))
  const request: Request = (method, ...params) => rpc.request(method, ...params)
  if (Number(endBlock) >= head) await setAuctionBlock(request, farmAuction, auctionId, ['end', head - 1])
  const [bids] = await view(rpc, farmAuction, 'viewBidsPerAuction', auctionId, 0, MOST_BIDS)
  const found = [...(bids as { account: string; amount: bigint }[])]
  return auctionCalls(farmAuction).close(
    found.map(({ account, amount }) => ({ account, amountRaw: amount })),
    Number(places),
  )
}

/** Returns the call that starts the next auction, with the terms of the seeded one. */
export async function startingCall(rpc: Rpc, farmAuction: string): Promise<Intent> {
  const startBlock = Number(await rpc.request<string>('eth_blockNumber')) + LEAD_BLOCKS
  const { initialBid, places } = OPEN_AUCTION
  const endBlock = startBlock + readFarmAuction().auctionLengthBlocks
  return auctionCalls(farmAuction).start(startBlock, endBlock, initialBid, places)
}
