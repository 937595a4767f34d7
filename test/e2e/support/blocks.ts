import type { Page } from '@playwright/test'
import { rpc } from './chain.ts'

const isAnvil = async (): Promise<boolean> => (await rpc('web3_clientVersion')).startsWith('anvil')

/** Anvil counts the time between blocks in seconds, Hardhat in milliseconds. */
async function mineEvery(seconds: number): Promise<void> {
  await rpc('evm_setIntervalMining', [(await isAnvil()) ? seconds : seconds * 1_000])
}

/** Stops the making of blocks: what is sent waits until a journey makes one. */
export const holdBlocks = (): Promise<void> => mineEvery(0)

const BLOCK_SECONDS = Number(process.env['E2E_BLOCK_SECONDS'] ?? 1)

/** Lets blocks come by themselves again, as the other journeys want them. */
export const letBlocksCome = (): Promise<void> => mineEvery(BLOCK_SECONDS)

/** Makes the blocks that would have come since the newest one, each at its time. */
async function catchUp(): Promise<void> {
  const { timestamp } = await rpc<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false])
  const missing = Math.floor((Date.now() / 1_000 - Number(timestamp)) / BLOCK_SECONDS)
  if (missing < 1) return
  const method = (await isAnvil()) ? 'anvil_mine' : 'hardhat_mine'
  await rpc(
    method,
    [missing, BLOCK_SECONDS].map((number) => `0x${number.toString(16)}`),
  )
}

/** Remembers how the chain stands; answers what puts it back, as if nothing but blocks had come, and with nothing waiting. */
export async function rememberChain(): Promise<() => Promise<void>> {
  await holdBlocks()
  const snapshot = await rpc('evm_snapshot')
  await letBlocksCome()
  return async () => {
    await holdBlocks()
    // Hardhat takes those that wait back by itself.
    if (await isAnvil()) await rpc('anvil_dropAllTransactions')
    if (!(await rpc<boolean>('evm_revert', [snapshot]))) throw new Error('The chain does not go back')
    await catchUp()
    await letBlocksCome()
  }
}

/** Has a node forget a transaction that waits. */
export async function dropTransaction(hash: string): Promise<void> {
  await rpc((await isAnvil()) ? 'anvil_dropTransaction' : 'hardhat_dropTransaction', [hash])
}

/** Answers the lowest head at which a page last asked about the transactions that it keeps; -1 before it asked. */
const lastAsked = (page: Page): Promise<number> =>
  page.evaluate(() => {
    type Kept = { value?: Record<string, Record<string, { lastCheckedBlockNumber?: number; isCleared?: boolean }>> }
    const { value = {} } = JSON.parse(localStorage.getItem('hotcake_transactions') ?? '{}') as Kept
    const records = Object.values(value).flatMap((ofChain) => Object.values(ofChain))
    return Math.min(
      ...records.filter(({ isCleared }) => !isCleared).map((record) => record.lastCheckedBlockNumber ?? -1),
    )
  })

/** Makes one block and waits until the page has asked what it did to its transactions. */
export async function mineBefore(page: Page): Promise<void> {
  await rpc('evm_mine')
  const head = Number(await rpc('eth_blockNumber'))
  const deadline = Date.now() + 20_000
  while ((await lastAsked(page)) < head) {
    if (Date.now() > deadline) throw new Error(`The page has not asked at block ${head}`)
    await page.waitForTimeout(100)
  }
}
