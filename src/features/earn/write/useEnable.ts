import { type ApprovalState, type Enabling, type Summary, useEnabling } from '../../transactions'
import { ENABLED } from './earn.messages'
import { tellEarnFailure } from './useEarnWrite'

export interface Enable extends Pick<Enabling, 'step'> {
  state: ApprovalState
  /** True during the wallet request and until the receipt arrives. */
  isBusy: boolean
  run(): void
}

export interface EnableRequest {
  tokenAddress: string
  /** Name of the farm or pool in the final message (yield 8 "Contract Enabled"). */
  symbol: string
  spender: string
  /**
   * The account's balance of the token, in base units: the amount to approve when the token refuses more. Null while
   * unknown.
   */
  heldRaw: bigint | null
  /** Value of that balance in US cents; null while unknown. */
  heldCents: bigint | null
  /** Amount that the allowance has to cover; by default any, because the amount is typed later. Null while unknown. */
  amountRaw?: bigint | null
  /** Messages of the outcome, when they differ from the default (yield 8). */
  outcome?: NonNullable<Summary['outcome']>
}

/**
 * Before an amount is typed, any allowance counts as enabled. The dialog requests a larger one when needed (yield 2).
 */
const LEAST_RAW = 1n

/**
 * Returns the state of the approval to stake a token, and the function that requests it, without limit (yield 2
 * "Enable", 7).
 */
export function useEnable(request: EnableRequest): Enable {
  const { tokenAddress, symbol, spender, heldRaw, heldCents, amountRaw = LEAST_RAW, outcome = ENABLED } = request
  const { state, step, isRequesting, run } = useEnabling({
    ...{ tokenAddress, symbol, spender, outcome, amountRaw, valueCents: heldCents },
    ...(heldRaw !== null && heldRaw > 0n && { exactRaw: heldRaw }),
    ...{ reportsRejection: true, report: tellEarnFailure },
  })
  return { state, step, isBusy: isRequesting || state === 'pending', run: () => void run() }
}
