import { readDeadline } from '../../../chain/send/deadline'
import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { nodes } from '../../../chain/rpc/nodes'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useSendIntent, useWriteFlow, type Summary, type WriteFlow } from '../../transactions'
import { selectUser } from '../../user'
import type { Leg } from '../liquidity.chain'
import type { Currency } from '../pool/currency'
import { summaryAmount } from '../pool/poolWords'
import type { OneSidedPlan } from './oneSided.rules'

/** What a person agrees to in the first step: so much sold, and the least that comes. */
export interface AgreedSale {
  a: Currency
  b: Currency
  plan: OneSidedPlan
  impactBps: number
  sold: Leg
  bought: Leg
}

/** How far the first step has come; amounts are in base units. */
export type SaleProgress =
  | { stage: 'open' }
  | { stage: 'sent'; hash: string; agreed: AgreedSale }
  | { stage: 'done'; restRaw: bigint; boughtRaw: bigint; blockNumber: number; agreed: AgreedSale }
  | { stage: 'failed' }

const POLL_MS = 1_000

/** Answers the sale in one sentence, as it is recorded (trading 7 "Transaction summaries"). */
export const saleWords = ({ a, b, plan }: AgreedSale): Summary => ({
  sentence: 'Swap %inputAmount% %inputSymbol% for %outputAmount% %outputSymbol%',
  values: {
    inputAmount: summaryAmount(plan.soldRaw, a.decimals),
    inputSymbol: a.symbol,
    outputAmount: summaryAmount(plan.boughtRaw, b.decimals),
    outputSymbol: b.symbol,
  },
})

/** Answers the call that carries a sale out, with its limit. */
export async function chooseSale(agreed: AgreedSale, account: string, deadlineSeconds: number) {
  const [{ chooseFirst }, { saleCandidates }] = await Promise.all([
    import('../liquidity.chain'),
    import('./oneSided.chain'),
  ])
  const terms = { recipient: account, deadline: await readDeadline(nodes, deadlineSeconds) }
  return chooseFirst(nodes, account, saleCandidates(agreed.sold, agreed.bought, terms))
}

/** Answers the way of the sale from review to what it brought, and the function that begins anew. */
export function useSale(): { flow: WriteFlow<AgreedSale>; progress: SaleProgress; reset: () => void } {
  const { account } = useWallet()
  const { deadlineSeconds } = useSelector(selectUser)
  const send = useSendIntent()
  const [progress, setProgress] = useState<SaleProgress>({ stage: 'open' })

  const flow = useWriteFlow<AgreedSale>({
    fallback: 'Swap failed: %message%',
    onSent: () => undefined,
    async carryOut(agreed) {
      if (!send || !account) throw new Error('Missing dependencies')
      const { intent, gasLimit } = await chooseSale(agreed, account, deadlineSeconds)
      const hash = await send(intent, { gasLimit, summary: saleWords(agreed) })
      setProgress({ stage: 'sent', hash, agreed })
      return hash
    },
  })

  useEffect(() => {
    if (progress.stage !== 'sent' || !account) return undefined
    const { hash, agreed } = progress
    const timer = setInterval(() => void look(), POLL_MS)
    async function look(): Promise<void> {
      const { readReceived, SaleFailedError } = await import('./oneSided.chain')
      try {
        const received = await readReceived(nodes, hash, agreed.b.address, account ?? '')
        if (received !== null) setProgress({ stage: 'done', restRaw: agreed.plan.restRaw, ...received, agreed })
      } catch (error) {
        // A node that does not answer is asked again.
        if (error instanceof SaleFailedError) setProgress({ stage: 'failed' })
      }
    }
    return () => clearInterval(timer)
  }, [account, progress])

  return { flow, progress, reset: () => setProgress({ stage: 'open' }) }
}
