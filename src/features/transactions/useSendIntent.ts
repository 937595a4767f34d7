import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { nodes } from '../../chain/rpc/nodes'
import type { Intent } from '../../chain/send/intent'
import { sendIntent } from '../../chain/send/sendIntent'
import { useWallet } from '../../chain/wallet/useWallet'
import { deployment } from '../../core/deployment'
import { transactionSent, type Summary, type TransactionRecord } from './transactions.slice'

export interface SendOptions {
  summary: Summary
  approval?: NonNullable<TransactionRecord['approval']>
  gasLimit?: bigint
}

export type SendIntent = (intent: Intent, options: SendOptions) => Promise<string>

/**
 * Answers the function every feature writes with: it sends an intent through the one door, records the transaction so
 * that its end is followed and told, and answers the hash. It throws what sendIntent throws; null without a wallet.
 */
export function useSendIntent(): SendIntent | null {
  const dispatch = useDispatch()
  const { account, library, status } = useWallet()
  const send = useCallback<SendIntent>(
    async (intent, { summary, approval, gasLimit }) => {
      if (!account || !library) throw new Error('Missing dependencies')
      const signer = { account, request: library.request }
      const hash = await sendIntent(nodes, signer, intent, gasLimit)
      dispatch(
        transactionSent({
          chainId: deployment.chainId,
          hash,
          from: account,
          summary,
          ...(approval && { approval }),
          addedTime: Date.now(),
        }),
      )
      return hash
    },
    [account, dispatch, library],
  )
  return status === 'connected' && account && library ? send : null
}
