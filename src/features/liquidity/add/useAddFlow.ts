import { nodes } from '../../../chain/rpc/nodes'
import { readDeadline } from '../../../chain/send/deadline'
import type { Intent } from '../../../chain/send/intent'
import { RefusedError } from '../../../chain/send/refusal'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { useAppDispatch, useAppSelector } from '../../../state/storeHooks'
import { useSendIntent } from '../../transactions'
import { selectDeadlineSeconds } from '../../user'
import { amountsCleared } from '../mint.slice'
import { pairSaved } from '../pairs.slice'
import { liquidityMovements } from '../pool/pool.messages'
import { type Outcome, requireShown } from '../write/outcome.rules'
import { poolPremises } from '../write/useOutcomeFlow'
import { type OutcomeFlow, useOutcomeFlow } from '../write/useOutcomeFlow'
import { additionSummary, type AgreedAddition } from './agreedAddition'

/** Runs the write of an addition; throws RefusedError if its pool was new and now has a price of another provider. */
async function refusingCreatedPool<Result>(
  { isNewPool }: AgreedAddition,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const { isPriceMismatch } = await import('../liquidity.chain')
    if (isNewPool && isPriceMismatch(error)) throw new RefusedError('poolCreated')
    throw error
  }
}

/** Runs an addition on a node without sending it. Returns the write and its outcome; throws the error of a revert. */
export async function rehearseAddition(
  agreed: AgreedAddition,
  account: Address,
  deadlineSeconds: number,
): Promise<{ intent: Intent; seen: Outcome }> {
  const { addIntent, rehearseAmounts } = await import('../liquidity.chain')
  const terms = { recipient: account, deadline: await readDeadline(nodes, deadlineSeconds) }
  const intent = addIntent(agreed.legA, agreed.legB, terms)
  const seen = await refusingCreatedPool(agreed, () => rehearseAmounts(nodes, intent, account, agreed.legA))
  return { intent, seen }
}

/**
 * Returns the steps of an addition from the review to the hash. Only the agreed amounts are signed: a confirmed outcome
 * that differs by more than the slippage tolerance returns to the review. `onAdded` is called once the dialog is closed
 * after sending.
 */
export function useAddFlow(onAdded?: () => void): OutcomeFlow<AgreedAddition> {
  const dispatch = useAppDispatch()
  const { account } = useWallet()
  const deadlineSeconds = useAppSelector(selectDeadlineSeconds)
  const send = useSendIntent()
  return useOutcomeFlow<AgreedAddition>({
    fallback: 'Adding failed: %message%',
    onSent() {
      dispatch(amountsCleared())
      onAdded?.()
    },
    async execute(agreed) {
      if (!send || !account) throw new Error('Missing dependencies')
      const { a, b, addition, slippageBps, valueCents } = agreed
      const { orDisagreement } = await import('../../../chain/send/orDisagreement')
      const premises = poolPremises(a, b)
      const rehearse = () => rehearseAddition(agreed, account, deadlineSeconds)
      const { intent } = await orDisagreement(nodes, premises, rehearse)
      const { decodeOutcome } = await import('../liquidity.chain')
      const verifyOutcome = (result: unknown) =>
        requireShown(addition, decodeOutcome(intent, agreed.legA, result), slippageBps)
      const arrival = liquidityMovements('add', a, b)
      const options = { summary: additionSummary(agreed), arrival, premises, valueCents, verifyOutcome }
      const hash = await refusingCreatedPool(agreed, () => send(intent, options))
      // Saved, because the pool may not be among the tracked pairs and would otherwise be missing from the positions.
      dispatch(pairSaved({ chainId: deployment.chainId, pair: [a.traded, b.traded] }))
      return hash
    },
  })
}
