import type { Locator, Page } from '@playwright/test'
import { Interface, parseUnits, Wallet } from 'ethers'
import { BETTORS, PREDICTION_DEPLOYER, PREDICTION_KEEPER } from '../../../devnet/protocol/accounts.ts'
import { pauseBlocks, resumeBlocks } from './blocks.ts'
import { demoAccount, facts, rpc, sendFrom } from './chain.ts'
import { openConnected, expect, respondToWalletRequest } from './journey.ts'

/** The market, read and moved by separate RPC calls. Its keeper does not run: each journey is the operator. */
const { predictions: market = '', chainlinkOracle: oracle = '' } = facts.contracts as Record<string, string>

const [keeper, admin] = [PREDICTION_KEEPER, PREDICTION_DEPLOYER].map(({ privateKey }) => new Wallet(privateKey))
const [other] = BETTORS.map(({ privateKey }) => new Wallet(privateKey))
const me = demoAccount('Demo').address

const abi = new Interface([
  'function pause()',
  'function unpause()',
  'function paused() view returns (bool)',
  'function genesisStartOnce() view returns (bool)',
  'function genesisStartRound()',
  'function genesisLockRound()',
  'function executeRound()',
  'function setIntervalBlocks(uint256)',
  'function setAnswer(int256)',
  'function betBull() payable',
  'function betBear() payable',
  'function currentEpoch() view returns (uint256)',
  'function rounds(uint256) view returns (uint256 epoch, uint256 startBlock, uint256 lockBlock, uint256 endBlock, int256 lockPrice, int256 closePrice, uint256 totalAmount, uint256 bullAmount, uint256 bearAmount, uint256 rewardBaseCalAmount, uint256 rewardAmount, bool oracleCalled)',
  'function ledger(uint256, address) view returns (uint8 position, uint256 amount, bool claimed)',
])
const ORACLE_DECIMALS = 8
/** Long enough for the steps of a journey while blocks are mined. */
const INTERVAL_BLOCKS = 120

async function view(method: string, ...args: unknown[]) {
  const data = abi.encodeFunctionData(method, args)
  return abi.decodeFunctionResult(method, await rpc('eth_call', [{ to: market, data }, 'latest']))
}

async function send(sender: Wallet | undefined, to: string, method: string, args: unknown[] = [], valueRaw = 0n) {
  if (!sender) throw new Error('No such account')
  const hash = await sendFrom(sender, { to, data: abi.encodeFunctionData(method, args), valueRaw })
  const { status } = await rpc<{ status: string }>('eth_getTransactionReceipt', [hash])
  if (status !== '0x1') throw new Error(`${method} reverted`)
}

const head = async (): Promise<number> => Number(await rpc('eth_blockNumber'))

/** Returns the number of the round that accepts bets. */
const currentRound = async (): Promise<number> => Number((await view('currentEpoch'))[0])

/** Returns a round of the contract. */
export async function roundOf(epoch: number) {
  const { lockBlock, endBlock, totalAmount, rewardBaseCalAmount, rewardAmount } = (
    await view('rounds', epoch)
  ).toObject()
  return {
    ...{ lockBlock: Number(lockBlock), endBlock: Number(endBlock), totalRaw: BigInt(totalAmount) },
    ...{ rewardBaseRaw: BigInt(rewardBaseCalAmount), rewardRaw: BigInt(rewardAmount) },
  }
}

/** Returns the demo account's bet of a round. */
export async function betOf(epoch: number) {
  const { position, amount, claimed } = (await view('ledger', epoch, me)).toObject()
  return { side: position === 0n ? 'UP' : 'DOWN', amountRaw: BigInt(amount), isClaimed: Boolean(claimed) }
}

/** Mines empty blocks until the head is at a block. */
export async function mineTo(block: number): Promise<void> {
  const count = block - (await head())
  if (count > 0) await rpc('hardhat_mine', [`0x${count.toString(16)}`])
}

/** Starts a new series of rounds, of which the first accepts bets; returns its number. */
export async function startRounds(): Promise<number> {
  if (!(await view('paused'))[0]) await send(keeper, market, 'pause')
  await send(admin, market, 'setIntervalBlocks', [INTERVAL_BLOCKS])
  await send(admin, market, 'unpause')
  await send(keeper, market, 'genesisStartRound')
  return currentRound()
}

/** Pauses the market. */
export const pauseMarket = (): Promise<void> => send(keeper, market, 'pause')

/**
 * Locks the current round at a price in US dollars, which ends the round before; the first of a series ends none. Each
 * transaction gets its block at once: a round can be locked for a few blocks only, and those of the clock would pass
 * while a busy machine replies.
 */
export async function lockRound(usd: string, isFirst = false): Promise<void> {
  await pauseBlocks()
  await rpc('evm_setAutomine', [true])
  try {
    await send(keeper, oracle, 'setAnswer', [parseUnits(usd, ORACLE_DECIMALS)])
    const { lockBlock } = await roundOf(await currentRound())
    await mineTo(lockBlock)
    await send(keeper, market, isFirst ? 'genesisLockRound' : 'executeRound')
  } finally {
    // The chain outlives a journey that fails.
    await rpc('evm_setAutomine', [false])
    await resumeBlocks()
  }
}

/** Bets from another account in the round that accepts bets. */
export const betOutside = (side: 'UP' | 'DOWN', valueRaw: bigint): Promise<void> =>
  send(other, market, side === 'UP' ? 'betBull' : 'betBear', [], valueRaw)

/** Bets from the demo account, outside the app. */
export const betAsDemo = (side: 'UP' | 'DOWN', valueRaw: bigint): Promise<void> =>
  send(demoAccount('Demo'), market, side === 'UP' ? 'betBull' : 'betBear', [], valueRaw)

/** Opens the page, accepts the notice of risk and connects the demo wallet. */
export async function openPrediction(page: Page, { connects = true } = {}): Promise<void> {
  // As in Chromium 156: an effect that returns the promise breaks the page. Older browsers return nothing.
  await page.addInitScript(() => {
    const { scrollIntoView } = Element.prototype
    Object.defineProperty(Element.prototype, 'scrollIntoView', {
      value(this: Element, options?: ScrollIntoViewOptions) {
        scrollIntoView.call(this, options)
        return Promise.resolve()
      },
    })
  })
  const open = async () => {
    await page.goto('/prediction')
    await page.getByRole('button', { name: 'I understand' }).click()
  }
  await (connects ? openConnected(page, open) : open())
  await expect(page.getByRole('heading', { name: 'Prediction', level: 1 })).toBeVisible()
}

/** Returns the card of a round. */
export const cardOf = (page: Page, epoch: number): Locator =>
  page.getByRole('article', { name: `Round ${epoch}`, exact: true })

/** Enters an amount on a side of the open round and confirms it in the wallet. */
export async function bet(page: Page, epoch: number, side: 'UP' | 'DOWN', amount: string): Promise<void> {
  const card = cardOf(page, epoch)
  await card.getByRole('button', { name: `Enter ${side}` }).click()
  await card.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await card.getByRole('button', { name: `Bet on ${side}` }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(card.getByText(`Your bet: ${amount} BNB`)).toBeVisible()
}
