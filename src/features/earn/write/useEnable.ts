import { type ApprovalState, type Summary, useEnabling } from '../../transactions'
import { ENABLED } from './earnWords'
import { tellEarnFailure } from './tellEarnFailure'

export interface Enable {
  state: ApprovalState
  /** While the wallet is asked and until the receipt is there. */
  isBusy: boolean
  run(): void
}

interface EnableRequest {
  tokenAddress: string
  /** What the farm or pool is called, for the words at the end (yield 8 "Contract Enabled"). */
  symbol: string
  spender: string
  /** What the account has of it, in base units: so much is asked for where a token refuses more; null while unknown. */
  heldRaw: bigint | null
  /** What is said at its end where that is something else (yield 8). */
  outcome?: NonNullable<Summary['outcome']>
}

/** Any allowance above nothing counts as enabled: staking more than it allows is told when it is rehearsed (yield 2). */
const LEAST_RAW = 1n

/** Answers how the leave to stake a token stands, and the way to give it: without limit (yield 2 "Enable", 7). */
export function useEnable({ tokenAddress, symbol, spender, heldRaw, outcome = ENABLED }: EnableRequest): Enable {
  const { state, isAsking, run } = useEnabling({
    ...{ tokenAddress, symbol, spender, outcome, amountRaw: LEAST_RAW },
    ...(heldRaw !== null && heldRaw > 0n && { exactRaw: heldRaw }),
    ...{ isRejectionTold: true, tell: tellEarnFailure },
  })
  return { state, isBusy: isAsking || state === 'pending', run: () => void run() }
}
