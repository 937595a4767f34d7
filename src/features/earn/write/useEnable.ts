import { type ApprovalState, type Enabling, type Summary, useEnabling } from '../../transactions'
import { ENABLED } from './earnWords'
import { tellEarnFailure } from './tellEarnFailure'

export interface Enable extends Pick<Enabling, 'step'> {
  state: ApprovalState
  /** While the wallet is asked and until the receipt is there. */
  isBusy: boolean
  run(): void
}

export interface EnableRequest {
  tokenAddress: string
  /** What the farm or pool is called, for the words at the end (yield 8 "Contract Enabled"). */
  symbol: string
  spender: string
  /** The account's balance of it, in base units: the approval where a token refuses more; null while unknown. */
  heldRaw: bigint | null
  /** What that balance is worth in US cents; null while unknown. */
  heldCents: bigint | null
  /** The amount that has to be enabled; by default any, as an amount is asked for later. Null while unknown. */
  amountRaw?: bigint | null
  /** The words at its end where they are others (yield 8). */
  outcome?: NonNullable<Summary['outcome']>
}

/** Before an amount is typed, any allowance counts as enabled: the dialog asks for more where it is needed (yield 2). */
const LEAST_RAW = 1n

/** Returns the state of the approval to stake a token, and the function that asks for it: without limit (yield 2 "Enable", 7). */
export function useEnable(request: EnableRequest): Enable {
  const { tokenAddress, symbol, spender, heldRaw, heldCents, amountRaw = LEAST_RAW, outcome = ENABLED } = request
  const { state, step, isAsking, run } = useEnabling({
    ...{ tokenAddress, symbol, spender, outcome, amountRaw, valueCents: heldCents },
    ...(heldRaw !== null && heldRaw > 0n && { exactRaw: heldRaw }),
    ...{ isRejectionTold: true, tell: tellEarnFailure },
  })
  return { state, step, isBusy: isAsking || state === 'pending', run: () => void run() }
}
