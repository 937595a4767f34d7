import { readDeadline } from '../../../chain/send/deadline'
import { useDispatch, useSelector } from 'react-redux'
import { nodes } from '../../../chain/rpc/nodes'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useSendIntent, useWriteFlow, type Summary, type WriteFlow } from '../../transactions'
import { selectUser } from '../../user'
import { removalCleared } from '../burn.slice'
import type { Leg, Permit } from '../liquidity.chain'
import type { Currency } from '../pool/currency'
import { summaryAmount } from '../pool/poolWords'
import type { Holdings } from '../pool/shares.rules'
import { leastToGet, type Removal } from './remove.rules'

/** What a person agrees to when removing: LP tokens to the last unit, and the least of each token that comes back. */
export interface AgreedRemoval {
  /** As they come back: the native coin or its wrapped form. */
  a: Currency
  b: Currency
  holdings: Holdings
  removal: Removal
  legA: Leg
  legB: Leg
  permit: Permit | null
}

/** Answers what is agreed to of a removal, under a slippage in basis points. */
export function agreedRemoval(
  { a, b, holdings, removal, permit }: Omit<AgreedRemoval, 'legA' | 'legB'>,
  slippageBps: number,
): AgreedRemoval {
  const { firstRaw: leastA, secondRaw: leastB } = leastToGet(removal, slippageBps)
  return {
    ...{ a, b, holdings, removal, permit },
    legA: { tokenAddress: a.address, amountRaw: removal.firstRaw, leastRaw: leastA },
    legB: { tokenAddress: b.address, amountRaw: removal.secondRaw, leastRaw: leastB },
  }
}

/** Answers a removal in one sentence, as it is recorded (trading 7 "Transaction summaries"). */
export const removalWords = ({ a, b, removal }: AgreedRemoval): Summary => ({
  sentence: 'Remove %amountA% %symbolA% and %amountB% %symbolB%',
  values: {
    amountA: summaryAmount(removal.firstRaw, a.decimals),
    symbolA: a.symbol,
    amountB: summaryAmount(removal.secondRaw, b.decimals),
    symbolB: b.symbol,
  },
})

/** Answers the call that carries a removal out, the first whose gas can be estimated, with its limit (constants: REMOVE_CALLS). */
export async function chooseRemoval(agreed: AgreedRemoval, account: string, deadlineSeconds: number) {
  const { chooseFirst, removeCandidates } = await import('../liquidity.chain')
  const terms = { recipient: account, deadline: await readDeadline(nodes, deadlineSeconds) }
  const { legA, legB, removal, permit } = agreed
  return chooseFirst(nodes, account, removeCandidates(legA, legB, removal.sharesRaw, terms, permit))
}

/** Answers the way of a removal from review to hash; what was signed is used up with it. */
export function useRemoveFlow(onSent: () => void): WriteFlow<AgreedRemoval> {
  const dispatch = useDispatch()
  const { account } = useWallet()
  const { deadlineSeconds } = useSelector(selectUser)
  const send = useSendIntent()
  return useWriteFlow<AgreedRemoval>({
    fallback: 'Removing failed: %message%',
    onSent() {
      dispatch(removalCleared())
      onSent()
    },
    async carryOut(agreed) {
      if (!send || !account) throw new Error('Missing dependencies')
      const { intent, gasLimit } = await chooseRemoval(agreed, account, deadlineSeconds)
      return send(intent, { gasLimit, summary: removalWords(agreed) })
    },
  })
}
