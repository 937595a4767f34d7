import { readDeadline } from '../../../chain/send/deadline'
import { useDispatch, useSelector } from 'react-redux'
import { nodes } from '../../../chain/rpc/nodes'
import { useWallet } from '../../../chain/wallet/useWallet'
import { deployment } from '../../../core/deployment'
import { useSendIntent, useWriteFlow, type Summary, type WriteFlow } from '../../transactions'
import type { ListedToken } from '../../lists'
import { selectUser } from '../../user'
import type { Leg } from '../liquidity.chain'
import { amountsCleared } from '../mint.slice'
import { pairSaved } from '../pairs.slice'
import { summaryAmount } from '../pool/poolWords'
import type { Holdings } from '../pool/shares.rules'
import { leastToAdd, type Addition } from './add.rules'

/** What a person agrees to when adding: amounts to the last unit, and the least of each under the slippage. */
export interface AgreedAddition {
  a: ListedToken
  b: ListedToken
  isNewPool: boolean
  holdings: Holdings
  addition: Addition
  legA: Leg
  legB: Leg
}

/** Answers what is agreed to of an addition, under a slippage in basis points. */
export function agreedAddition(
  a: ListedToken,
  b: ListedToken,
  { addition, holdings, isNewPool }: { addition: Addition; holdings: Holdings; isNewPool: boolean },
  slippageBps: number,
): AgreedAddition {
  const { firstRaw: leastA, secondRaw: leastB } = leastToAdd(addition, holdings, slippageBps)
  return {
    ...{ a, b, isNewPool, holdings, addition },
    legA: { tokenAddress: a.address, amountRaw: addition.firstRaw, leastRaw: leastA },
    legB: { tokenAddress: b.address, amountRaw: addition.secondRaw, leastRaw: leastB },
  }
}

/** Answers an addition in one sentence, as it is recorded (trading 7 "Transaction summaries"). */
export const additionWords = ({ a, b, addition }: AgreedAddition): Summary => ({
  sentence: 'Add %amountA% %symbolA% and %amountB% %symbolB%',
  values: {
    amountA: summaryAmount(addition.firstRaw, a.decimals),
    symbolA: a.symbol,
    amountB: summaryAmount(addition.secondRaw, b.decimals),
    symbolB: b.symbol,
  },
})

/** Answers the way of an addition from review to hash; nothing is signed but the amounts agreed to. `onAdded` follows its end. */
export function useAddFlow(onAdded?: () => void): WriteFlow<AgreedAddition> {
  const dispatch = useDispatch()
  const { account } = useWallet()
  const { deadlineSeconds } = useSelector(selectUser)
  const send = useSendIntent()
  return useWriteFlow<AgreedAddition>({
    fallback: 'Adding failed: %message%',
    onSent() {
      dispatch(amountsCleared())
      onAdded?.()
    },
    async carryOut(agreed) {
      if (!send || !account) throw new Error('Missing dependencies')
      const { addIntent } = await import('../liquidity.chain')
      const deadline = await readDeadline(nodes, deadlineSeconds)
      const intent = addIntent(agreed.legA, agreed.legB, { recipient: account, deadline })
      const hash = await send(intent, { summary: additionWords(agreed) })
      // Whoever joins a pool of two tokens that nobody looks for wants to see it among the positions too.
      dispatch(pairSaved({ chainId: deployment.chainId, pair: [agreed.a.traded, agreed.b.traded] }))
      return hash
    },
  })
}
