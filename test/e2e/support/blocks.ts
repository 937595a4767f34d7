import { expect, type Page } from '@playwright/test'
import { rpc } from './chain.ts'

const isAnvil = async (): Promise<boolean> => (await rpc('web3_clientVersion')).startsWith('anvil')

/** Sets the block interval; Anvil expects it in seconds, Hardhat in milliseconds. */
async function mineEvery(seconds: number): Promise<void> {
  await rpc('evm_setIntervalMining', [(await isAnvil()) ? seconds : seconds * 1_000])
}

/** Stops block production: sent transactions stay pending until a journey mines a block. */
export async function pauseBlocks(): Promise<void> {
  await mineEvery(0)
  // The node finishes a block that it was producing before it responds to another request.
  await rpc('eth_blockNumber')
}

const BLOCK_SECONDS = Number(process.env['E2E_BLOCK_SECONDS'] ?? 1)

/** Restarts interval mining at the interval that the other journeys expect. */
export const resumeBlocks = (): Promise<void> => mineEvery(BLOCK_SECONDS)

/** Mines the blocks that are missing since the newest one, each with its regular timestamp. */
async function mineMissingBlocks(): Promise<void> {
  const { timestamp } = await rpc<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false])
  const missing = Math.floor((Date.now() / 1_000 - Number(timestamp)) / BLOCK_SECONDS)
  if (missing < 1) return
  const method = (await isAnvil()) ? 'anvil_mine' : 'hardhat_mine'
  await rpc(
    method,
    [missing, BLOCK_SECONDS].map((number) => `0x${number.toString(16)}`),
  )
}

/**
 * Takes a snapshot of the chain and returns a function that restores it. The restored chain has the regular number of
 * blocks and no pending transactions.
 */
export async function snapshotChain(): Promise<() => Promise<void>> {
  await pauseBlocks()
  const snapshot = await rpc('evm_snapshot')
  await resumeBlocks()
  return async () => {
    await pauseBlocks()
    // Hardhat drops pending transactions on a revert.
    if (await isAnvil()) await rpc('anvil_dropAllTransactions')
    if (!(await rpc<boolean>('evm_revert', [snapshot]))) throw new Error('The chain does not go back')
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
  const deadline = Date.now() + 60_000
  while ((await lowestCheckedBlock(page)) < head) {
    if (Date.now() > deadline) throw new Error(`The page has not read at block ${head}`)
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
  for (const deadline = Date.now() + 60_000; checked === Infinity; checked = await lowestCheckedBlock(page)) {
    if (Date.now() > deadline) throw new Error('The page has stored no transaction')
    await page.waitForTimeout(100)
  }
  while (Number(await rpc('eth_blockNumber')) < checked) await rpc('evm_mine')
}
