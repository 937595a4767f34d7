import { useMemo } from 'react'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { type ChainResult, viewPoolInformation, viewResults } from '../../../chain/contracts/ifo/reads'
import type { Premise } from '../../../chain/rpc/confirmWrite'
import type { Call } from '../../../chain/contracts/call'
import type { Address } from '../../../core/address'
import { amountValue } from '../../../core/amount'
import type { SaleEntry } from '../../../deployment/ifos'
import { tableToken } from '../../../market/prices/tokenTable'
import { type EarnWriting, harvestMovements, sumCents, useEarnWrite, valueCentsOf } from '../../earn'
import type { UsdPrice } from '../../../market/usdPrice'
import { currencyOfSales } from '../data/useCurrency'
import { ownCalls, type SalePoolView } from '../data/useSale'
import { claimSummary, commitSummary, SALE_ERROR } from '../ifo.messages'

/** The encoder is loaded with the first write. */
const loadWrites = () => import('../../../chain/contracts/ifo/writes')

/** Creates the intent of a commitment. */
export async function commitIntent({ address, version }: SaleEntry, pid: number, amountRaw: bigint) {
  const { deposit, depositPool } = await loadWrites()
  return version === 1 ? deposit(address, amountRaw) : depositPool(address, amountRaw, pid)
}

/** Creates the intent of a payout. */
export async function claimIntent({ address, version }: SaleEntry, pid: number) {
  const { harvest, harvestPool } = await loadWrites()
  return version === 1 ? harvest(address) : harvestPool(address, pid)
}

/** Returns the read whose agreed value has to be the one that was shown. */
function premiseOf<T>(call: Call<T>, isSame: (value: T) => boolean): Premise {
  return {
    to: call.address,
    data: call.callData,
    verify(result) {
      if (!isSame(call.decode(String(result))))
        throw new Error('The terms of the sale differ from those that were shown')
    },
  }
}

/** Returns the reads that hold the terms of a commitment: what the pool offers, raises, limits and taxes. */
function termsPremises({ address, version }: SaleEntry, { pid, terms }: SalePoolView): Premise[] {
  if (version === 1) return []
  const isSame = (now: typeof terms): boolean =>
    now.raisingRaw === terms.raisingRaw &&
    now.offeringRaw === terms.offeringRaw &&
    now.limitRaw === terms.limitRaw &&
    now.hasTax === terms.hasTax
  return [premiseOf(viewPoolInformation(address, pid), isSame)]
}

/** Returns the reads that hold what a payout pays. */
function resultPremises({ address, version }: SaleEntry, account: Address, pid: number, shown: ChainResult): Premise[] {
  if (version === 1) return []
  return [
    premiseOf(viewResults(address, account), (results) => {
      const now = results[pid]
      return now?.offeredRaw === shown.offeredRaw && now.refundRaw === shown.refundRaw && now.taxRaw === shown.taxRaw
    }),
  ]
}

const nameOf = ({ name }: SaleEntry): string => name

export interface SaleWrites extends Pick<EarnWriting, 'isBusy'> {
  commit(pool: SalePoolView, amountRaw: bigint): Promise<string | null>
  claim(pid: number, shown: ChainResult): Promise<string | null>
}

/** Returns the writes to a pool of a sale, in progress until the figures of their block are shown. */
export function useSaleWrites(
  entry: SaleEntry,
  account: Address | null,
  { currencyPrice, tokenPrice }: { currencyPrice: UsdPrice | null; tokenPrice: UsdPrice | null },
): SaleWrites {
  const currency = currencyOfSales()
  const figures = useMemo(
    () => (account === null ? [] : [...ownCalls(entry, account), balanceOf(currency.address, account)]),
    [entry, account, currency.address],
  )
  const { isBusy, run } = useEarnWrite(figures)
  const token = tableToken(entry.token)
  return {
    isBusy,
    commit: (pool, amountRaw) =>
      run({
        makeIntent: () => commitIntent(entry, pool.pid, amountRaw),
        summary: commitSummary(amountValue(amountRaw, currency.decimals, currency.symbol), nameOf(entry)),
        failure: SALE_ERROR,
        valueCents: valueCentsOf(currencyPrice, amountRaw),
        premises: termsPremises(entry, pool),
        spending: {
          ...{ tokenAddress: currency.address, symbol: currency.symbol, spender: entry.address, amountRaw },
        },
      }),
    claim: (pid, shown) =>
      run({
        makeIntent: () => claimIntent(entry, pid),
        summary: claimSummary(nameOf(entry)),
        failure: SALE_ERROR,
        ...(token && shown.offeredRaw > 0n && { arrival: harvestMovements(token, 'claim') }),
        valueCents: sumCents(
          valueCentsOf(currencyPrice, shown.refundRaw),
          shown.offeredRaw === 0n ? 0n : valueCentsOf(tokenPrice, shown.offeredRaw),
        ),
        premises: account === null ? [] : resultPremises(entry, account, pid, shown),
      }),
  }
}
