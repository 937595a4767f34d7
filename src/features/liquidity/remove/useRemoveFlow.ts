import { nodes } from '../../../chain/rpc/nodes'
import { readDeadline } from '../../../chain/send/deadline'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { useSendIntent } from '../../transactions'
import { selectDeadlineSeconds } from '../../user'
import { removalCleared } from '../burn.slice'
import { liquidityMovements } from '../pool/pool.messages'
import { requireShown } from '../write/outcome.rules'
import { poolPremises } from '../write/useOutcomeFlow'
import { type OutcomeFlow, useOutcomeFlow } from '../write/useOutcomeFlow'
import { type AgreedRemoval, removalSummary } from './agreedRemoval'

/**
 * Runs a removal on a node without sending it. Returns the first call whose gas can be estimated, with its limit and
 * its outcome (constants: REMOVE_CALLS).
 */
export async function rehearseRemoval(agreed: AgreedRemoval, account: Address, deadlineSeconds: number) {
  const { chooseFirst, rehearseAmounts, removeCandidates } = await import('../liquidity.chain')
  const terms = { recipient: account, deadline: await readDeadline(nodes, deadlineSeconds) }
  const { legA, legB, removal, permit } = agreed
  const candidates = removeCandidates(legA, legB, removal.sharesRaw, terms, permit)
  const { intent, gasLimit } = await chooseFirst(nodes, account, candidates)
  return { intent, gasLimit, seen: await rehearseAmounts(nodes, intent, account, legA) }
}

/**
 * Returns the steps of a removal from the review to the hash. A confirmed outcome that differs from the agreed one by
 * more than the slippage tolerance returns to the review. Sending uses up a signed permit.
 */
export function useRemoveFlow(onSent: () => void): OutcomeFlow<AgreedRemoval> {
  const dispatch = useAppDispatch()
  const { account } = useWallet()
  const deadlineSeconds = useAppSelector(selectDeadlineSeconds)
  const send = useSendIntent()
  return useOutcomeFlow<AgreedRemoval>({
    fallback: 'Removing failed: %message%',
    onSent() {
      dispatch(removalCleared())
      onSent()
    },
    async execute(agreed) {
      if (!send || !account) throw new Error('Missing dependencies')
      const { a, b, removal, slippageBps, valueCents } = agreed
      const { orDisagreement } = await import('../../../chain/send/orDisagreement')
      const premises = poolPremises(a, b)
      const rehearse = () => rehearseRemoval(agreed, account, deadlineSeconds)
      const { intent, gasLimit } = await orDisagreement(nodes, premises, rehearse)
      const { decodeOutcome } = await import('../liquidity.chain')
      const verifyOutcome = (result: unknown) =>
        requireShown(removal, decodeOutcome(intent, agreed.legA, result), slippageBps)
      const arrival = liquidityMovements('remove', a, b)
      return send(intent, { gasLimit, summary: removalSummary(agreed), arrival, premises, valueCents, verifyOutcome })
    },
  })
}
