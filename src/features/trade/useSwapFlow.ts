import { useSelector } from 'react-redux'
import { nodes } from '../../chain/rpc/nodes'
import type { Measured } from '../../chain/send/measure'
import { useWallet } from '../../chain/wallet/useWallet'
import { formatAmountExact } from '../../core/amount'
import { useSendIntent, useWriteFlow, type Summary, type WriteFlow } from '../transactions'
import { selectUser } from '../user'
import type { Quote } from './quote.rules'
import { hasTradeChanged } from './trade.rules'
import { swapWords } from './swapWords'

/** What a person agrees to: a trade, and who gets what comes of it where that is somebody else. */
export interface Agreed {
  quote: Quote
  recipient: string | null
  /** True once the person was told that what is bought could not be sold, and wants it all the same. */
  isTrapAccepted?: boolean
}

export interface SwapFlow extends Pick<WriteFlow<Agreed>, 'state' | 'fallback' | 'close'> {
  /** True when the price is no longer the one agreed to. */
  hasChanged: boolean
  /** In expert mode the swap is carried out at once, and its failure stands on the page (trading 4). */
  isExpert: boolean
  begin(): void
  accept(): void
  confirm(isTrapAccepted: boolean): void
}

export interface SwapFlowOptions {
  /** The address that gets what is bought; null for the account itself. */
  recipient?: string | null
  isExpert?: boolean
  /** The dialog was closed after the wallet had sent the swap. */
  onSent?: () => void
}

const nothing = (): void => undefined

/** What encodes a swap is fetched while the person reads the review: quoting needs none of it. */
const loadRehearsal = () => import('./rehearsal/rehearsal.chain')

const movedWords = ({ input, output }: Quote, { paidRaw, receivedRaw }: Measured): Summary => ({
  sentence: 'Rehearsed a moment ago: %paid% left, %received% arrived.',
  values: {
    paid: `${formatAmountExact(paidRaw, input.decimals)} ${input.symbol}`,
    received: `${formatAmountExact(receivedRaw, output.decimals)} ${output.symbol}`,
  },
})

/**
 * Answers the way of a swap from review to hash. Nothing is signed but the trade the person agreed to, and nothing that
 * did not come out as shown when it was rehearsed a moment before.
 */
export function useSwapFlow(quote: Quote | null, options: SwapFlowOptions = {}): SwapFlow {
  const { recipient = null, isExpert = false, onSent = nothing } = options
  const { account } = useWallet()
  const { slippageBps, deadlineSeconds } = useSelector(selectUser)
  const send = useSendIntent()

  const { state, fallback, begin, run, close } = useWriteFlow<Agreed>({
    fallback: 'Swap failed: %message%',
    isRejectionTold: true,
    onSent,
    async carryOut(agreed, tell) {
      if (!send || !account) throw new Error('Missing dependencies')
      const { rehearseSwap } = await loadRehearsal()
      const terms = { account, recipient: agreed.recipient ?? account, slippageBps, deadlineSeconds }
      const { chosen, refusal, measured, findings } = await rehearseSwap(nodes, agreed.quote, terms)
      if (!chosen) throw refusal ?? new Error('Missing dependencies')
      if (!agreed.isTrapAccepted && findings.some(({ kind }) => kind === 'trapped')) return null
      if (measured) tell(movedWords(agreed.quote, measured))
      const summary = swapWords(agreed.quote, agreed.recipient)
      return send(chosen.intent, { gasLimit: chosen.gasLimit, summary })
    },
  })
  const hasChanged = state.stage === 'review' && quote !== null && hasTradeChanged(state.agreed.quote, quote)

  function review(): void {
    loadRehearsal().catch(() => undefined)
    if (quote) begin({ quote, recipient })
  }

  return {
    ...{ state, fallback, hasChanged, isExpert, close },
    begin() {
      if (!isExpert) review()
      else if (quote) run({ quote, recipient })
    },
    accept: review,
    confirm(isTrapAccepted) {
      if (state.stage === 'review' && !hasChanged) run({ ...state.agreed, isTrapAccepted })
    },
  }
}
