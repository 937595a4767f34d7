import { useCallback, useState } from 'react'
import { useDispatch } from 'react-redux'
import { nodes } from '../../../chain/rpc/nodes'
import { RevertError } from '../../../chain/send/rehearse'
import { replaceTransaction } from '../../../chain/send/replacement'
import { RejectedError } from '../../../chain/send/sendIntent'
import { useWallet } from '../../../chain/wallet/useWallet'
import { outsideText } from '../../../core/outsideText'
import { translate } from '../../../i18n'
import { showToast } from '../../../ui/toast/toastStore'
import { tabName } from '../follow/tabs'
import { transactionSent, type TransactionRecord } from '../transactions.slice'

function tellFailure(error: unknown): void {
  if (error instanceof RejectedError) return
  const reason =
    error instanceof RevertError
      ? (error.reason ?? translate('Unknown error, check the logs'))
      : error instanceof Error
        ? error.message
        : String(error)
  const sentence =
    error instanceof RevertError
      ? translate('The transaction cannot succeed due to error: %reason%.', { reason: outsideText(reason) })
      : outsideText(reason)
  showToast({ kind: 'bad', title: translate('Not sent again'), body: sentence })
}

/**
 * Answers the function that has the wallet send a transaction again at a higher fee, or cancel it, and records what came
 * of it. It never throws: a failure is told, a rejection is an answer.
 */
export function useReplace(record: TransactionRecord): {
  replace: (kind: 'speedUp' | 'cancel') => Promise<void>
  isAsking: boolean
} {
  const dispatch = useDispatch()
  const { account, library } = useWallet()
  const [isAsking, setIsAsking] = useState(false)
  const replace = useCallback(
    async (kind: 'speedUp' | 'cancel') => {
      const { chainId, from, nonce, request, summary, approval, hash: replaced, replaces } = record
      if (!library || account !== from || nonce === undefined || !request) return
      setIsAsking(true)
      try {
        const tab = await tabName()
        const signer = { account, request: library.request }
        const hash = await replaceTransaction(nodes, signer, { ...request, nonce }, kind)
        dispatch(
          transactionSent({
            ...{ chainId, hash, from, tab, addedTime: Date.now() },
            summary:
              kind === 'cancel'
                ? { sentence: 'Cancel the transaction with nonce %nonce%', values: { nonce } }
                : summary,
            ...(kind === 'speedUp' && approval && { approval }),
            // A cancellation that is sped up is a cancellation still.
            replaces: { hash: replaced, nonce, kind: replaces?.kind === 'cancel' ? 'cancel' : kind },
          }),
        )
      } catch (error) {
        tellFailure(error)
      } finally {
        setIsAsking(false)
      }
    },
    [account, dispatch, library, record],
  )
  return { replace, isAsking }
}
