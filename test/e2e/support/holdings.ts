import { HOSTILE_TOKENS } from '../../../devnet/hostile/hostileTokens.ts'
import { balanceOf, receiptOf, rpc, token } from './chain.ts'
import { lpBalanceOf, stakedOf } from './farms.ts'
import { expect } from './journey.ts'
import { tokenBalanceOf, poolOf, pricePerShare, stakedIn, vaultPosition } from './pools.ts'

const LISTED = ['BNB', 'WBNB', 'CAKE', 'BUSD', 'TAXED', 'HOP'] as const
const FARMS = ['CAKE-BNB', 'ETH-BNB'] as const
const CAKE_POOLS = [0, 1] as const
const WHOLE_SHARE = 10n ** 18n

/** The assets of an account in base units, held or staked. */
export type Holdings = Readonly<Record<string, bigint>>

async function stakedCakeOf(account: string): Promise<bigint> {
  const staked = await Promise.all(CAKE_POOLS.map((id) => stakedIn(poolOf(id), account)))
  const { sharesRaw } = await vaultPosition(account)
  return staked.reduce((sum, each) => sum + each, (sharesRaw * (await pricePerShare())) / WHOLE_SHARE)
}

/** Reads the assets of an account from the honest node. */
async function holdingsOf(account: string): Promise<Holdings> {
  const entries: [string, bigint][] = []
  for (const symbol of LISTED) entries.push([symbol, await balanceOf(symbol, account)])
  for (const { symbol, address } of HOSTILE_TOKENS) entries.push([symbol, await tokenBalanceOf(address, account)])
  for (const name of FARMS) {
    entries.push([`${name} LP`, (await lpBalanceOf(name, account)) + (await stakedOf(name, account))])
  }
  const holdings = Object.fromEntries(entries)
  return { ...holdings, CAKE: (holdings['CAKE'] ?? 0n) + (await stakedCakeOf(account)) }
}

/** Returns the fees of all transactions that an account sent in the blocks after the given one. */
async function feesSince(block: number, account: string): Promise<bigint> {
  let fees = 0n
  const head = Number(await rpc('eth_blockNumber'))
  for (let at = block + 1; at <= head; at += 1) {
    const { transactions } = await rpc<{ transactions: { hash: string; from: string }[] }>('eth_getBlockByNumber', [
      `0x${at.toString(16)}`,
      true,
    ])
    for (const { hash, from } of transactions) {
      if (from.toLowerCase() !== account.toLowerCase()) continue
      const { gasUsed, effectiveGasPrice } = await receiptOf(hash)
      fees += BigInt(gasUsed) * BigInt(effectiveGasPrice)
    }
  }
  return fees
}

/** Comparison of an account's assets with an earlier reading; network fees are excluded from the native coin. */
export interface Ledger {
  /** Asserts exactly these changes since the last call, and no change of any other asset. */
  expectChange(changes: Holdings): Promise<void>
  /** Returns the changes since the last call and starts a new comparison. */
  settle(): Promise<Holdings>
}

export async function openLedger(account: string): Promise<Ledger> {
  let block = Number(await rpc('eth_blockNumber'))
  let before = await holdingsOf(account)

  async function settle(): Promise<Holdings> {
    const after = await holdingsOf(account)
    const fees = await feesSince(block, account)
    const changes = Object.entries(after).map(([asset, raw]) => {
      const fee = asset === 'BNB' ? fees : 0n
      return [asset, raw + fee - (before[asset] ?? 0n)] as const
    })
    block = Number(await rpc('eth_blockNumber'))
    before = after
    return Object.fromEntries(changes.filter(([, change]) => change !== 0n))
  }

  return {
    settle,
    async expectChange(changes) {
      expect(await settle()).toEqual(changes)
    },
  }
}

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Returns an account's net amount from a token's transfers in a receipt: received less sent. */
export async function movedIn(hash: string, symbol: string, account: string): Promise<bigint> {
  const { logs } = await rpc<{ logs: { address: string; topics: string[]; data: string }[] }>(
    'eth_getTransactionReceipt',
    [hash],
  )
  const own = account.slice(2).toLowerCase()
  return logs
    .filter(
      ({ address, topics }) => address.toLowerCase() === token(symbol).address.toLowerCase() && topics[0] === TRANSFER,
    )
    .reduce((sum, { topics, data }) => {
      const into = topics[2]?.endsWith(own) ? BigInt(data) : 0n
      const outOf = topics[1]?.endsWith(own) ? BigInt(data) : 0n
      return sum + into - outOf
    }, 0n)
}
