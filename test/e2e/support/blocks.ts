import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'
import { WebSocketProvider } from 'ethers'
import { facts, rpc } from './chain.ts'
import { BLOCK_SECONDS } from './site.ts'

const isAnvil = async (): Promise<boolean> => (await rpc('web3_clientVersion')).startsWith('anvil')

/** Sets the block interval; Anvil expects it in seconds, Hardhat in milliseconds. */
async function mineEvery(seconds: number): Promise<void> {
  await rpc('evm_setIntervalMining', [(await isAnvil()) ? seconds : seconds * 1_000])
}

/** How long a transaction stays pending, so that a journey can see that state. */
const PENDING_MS = 250
/** Least time between two such blocks: each adds a second to the chain's clock, which must not run ahead of the page's. */
const SPACING_MS = 1_000

/** State of the blocks on demand: the newest sent transaction, and whether a block for it is scheduled. */
const demand = { hash: '', isPaused: false, isScheduled: false, minedAtMs: 0, mining: Promise.resolve() }

async function mineDemanded(): Promise<void> {
  const sent = await rpc<{ blockNumber: string | null } | null>('eth_getTransactionByHash', [demand.hash])
  if (sent?.blockNumber !== null) return
  demand.minedAtMs = performance.now()
  await rpc('evm_mine')
}

async function scheduleBlock(): Promise<void> {
  if (demand.isPaused || demand.isScheduled) return
  demand.isScheduled = true
  await sleep(Math.max(PENDING_MS, demand.minedAtMs + SPACING_MS - performance.now()))
  demand.isScheduled = false
  if (!demand.isPaused) demand.mining = demand.mining.then(mineDemanded)
}

/**
 * Mines a block soon after each transaction that the node receives, so that no journey waits for the regular block.
 * Returns a function that ends it.
 */
export async function mineOnDemand(): Promise<() => Promise<void>> {
  const node = new WebSocketProvider(facts.rpc.http[0].replace('http', 'ws'))
  await node.on('pending', (hash: string) => {
    demand.hash = hash
    void scheduleBlock()
  })
  return async () => {
    demand.isPaused = true
    await demand.mining
    await node.destroy()
  }
}

/**
 * Stops block production, with one last block: sent transactions stay pending until a journey mines a block. Anvil
 * responds to requests while it still produces a block of its interval, but produces one block at a time.
 */
export async function pauseBlocks(): Promise<void> {
  demand.isPaused = true
  await demand.mining
  await mineEvery(0)
  await rpc('evm_mine')
}

/** Restarts block production. Transactions that were sent meanwhile get a block soon. */
export async function resumeBlocks(): Promise<void> {
  await mineEvery(BLOCK_SECONDS)
  demand.isPaused = false
  if (demand.hash !== '') void scheduleBlock()
}

interface Block {
  number: string
  hash: string
  parentHash: string
  timestamp: string
}

const blockAt = (tag: string): Promise<Block | null> => rpc<Block | null>('eth_getBlockByNumber', [tag, false])

async function newestBlock(): Promise<Block> {
  const block = await blockAt('latest')
  if (!block) throw new Error('The chain has no block')
  return block
}

/** Mines the blocks that are missing since the newest one, each with its regular timestamp. */
async function mineMissingBlocks(): Promise<void> {
  const { timestamp } = await newestBlock()
  const missing = Math.floor((Date.now() / 1_000 - Number(timestamp)) / BLOCK_SECONDS)
  if (missing < 1) return
  const method = (await isAnvil()) ? 'anvil_mine' : 'hardhat_mine'
  await rpc(
    method,
    [missing, BLOCK_SECONDS].map((number) => `0x${number.toString(16)}`),
  )
}

/** Waits while the newest block is less than one interval ahead of the clock, so that pauses do not add up. */
async function awaitTimeOfBlock(): Promise<void> {
  const { timestamp } = await newestBlock()
  const aheadMs = Number(timestamp) * 1_000 - Date.now()
  if (aheadMs > 0 && aheadMs <= BLOCK_SECONDS * 1_000) await sleep(aheadMs)
}

/**
 * Goes back to a snapshot of a paused chain and mines a block on it. Returns false if that block does not follow the one
 * of the snapshot: Anvil gives a block that it was producing meanwhile the number it began with, and the numbers in
 * between have no block.
 */
async function goBack(snapshot: string, to: Block): Promise<boolean> {
  if (!(await rpc<boolean>('evm_revert', [snapshot]))) throw new Error('The chain does not go back')
  await rpc('evm_mine')
  const next = await blockAt(`0x${(Number(to.number) + 1).toString(16)}`)
  return next?.parentHash === to.hash
}

/**
 * Takes a snapshot of the chain and returns a function that restores it. The restored chain has the regular number of
 * blocks and no pending transactions.
 */
export async function snapshotChain(): Promise<() => Promise<void>> {
  await pauseBlocks()
  await awaitTimeOfBlock()
  const block = await newestBlock()
  const spare = await rpc('evm_snapshot')
  const snapshot = await rpc('evm_snapshot')
  await resumeBlocks()
  return async () => {
    await pauseBlocks()
    // Hardhat drops pending transactions on a revert.
    if (await isAnvil()) await rpc('anvil_dropAllTransactions')
    if (!(await goBack(snapshot, block)) && !(await goBack(spare, block))) {
      throw new Error(`The chain is not complete after it went back to block ${Number(block.number)}`)
    }
    await mineMissingBlocks()
    await resumeBlocks()
  }
}

/** Waits until the footer shows the current head of the chain, or a later block. */
export async function expectHeadShown(page: Page): Promise<void> {
  const head = Number(await rpc('eth_blockNumber'))
  const shownBlock = async () => {
    const text = await page
      .getByRole('contentinfo')
      .getByText(/^Block/)
      .innerText()
    return Number(/Block ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))
  }
  await expect.poll(shownBlock, 'the block in the footer').toBeGreaterThanOrEqual(head)
}

/** Removes a pending transaction from the node. */
export async function dropTransaction(hash: string): Promise<void> {
  await rpc((await isAnvil()) ? 'anvil_dropTransaction' : 'hardhat_dropTransaction', [hash])
}

/**
 * Returns the lowest head at which the page last checked its stored transactions. It is -1 before the first check, and
 * Infinity without a stored transaction.
 */
const lowestCheckedBlock = (page: Page): Promise<number> =>
  page.evaluate(() => {
    type Stored = { value?: Record<string, Record<string, { lastCheckedBlockNumber?: number; isCleared?: boolean }>> }
    const { value = {} } = JSON.parse(localStorage.getItem('hotcake_transactions') ?? '{}') as Stored
    const records = Object.values(value).flatMap((ofChain) => Object.values(ofChain))
    return Math.min(
      ...records.filter(({ isCleared }) => !isCleared).map((record) => record.lastCheckedBlockNumber ?? -1),
    )
  })

/** Mines one block and waits until the page has checked its transactions at that block. */
export async function mineAndWait(page: Page): Promise<void> {
  await rpc('evm_mine')
  const head = Number(await rpc('eth_blockNumber'))
  const deadline = performance.now() + 60_000
  while ((await lowestCheckedBlock(page)) < head) {
    if (performance.now() > deadline) throw new Error(`The page has not read at block ${head}`)
    await page.waitForTimeout(100)
  }
}

/**
 * Mines blocks up to the height at which the page last checked its transactions, so that the next block is new to it.
 * After a revert the chain may be lower by more than the blocks of a journey: the node finishes a block that it was
 * producing when production was paused.
 */
export async function mineToCheckedHeight(page: Page): Promise<void> {
  let checked = await lowestCheckedBlock(page)
  // The page shows a transaction before it has stored its record; without one there is no height.
  for (const deadline = performance.now() + 60_000; checked === Infinity; checked = await lowestCheckedBlock(page)) {
    if (performance.now() > deadline) throw new Error('The page has stored no transaction')
    await page.waitForTimeout(100)
  }
  while (Number(await rpc('eth_blockNumber')) < checked) await rpc('evm_mine')
}
