import { useCallback, useState } from 'react'
import { nodes } from '../../../chain/rpc/nodes'
import { replaceTransaction, type ReplacementKind, type Waiting } from '../../../chain/send/replacement'
import { RejectedError } from '../../../chain/send/sendIntent'
import { useWallet } from '../../../chain/wallet/useWallet'
import { useAppDispatch } from '../../../state/storeHooks'
import { reportFailure } from '../failure/reportFailure'
import { tabName } from '../follow/tabs'
import { transactionSent, type TransactionRecord } from '../transactions.slice'

/**
 * Returns the function that requests a replacement of a transaction from the wallet and records it. A replacement has a
 * higher fee, or is a cancellation. It never throws: a failure is shown in a toast, a rejection is not. With one usable
 * node it needs no further consent, whatever the value. The request is the stored one that was signed before, and the
 * fee is within its bounds. Nothing signed therefore depends on one node.
 */
export function useReplace(
  record: TransactionRecord,
  waiting: Waiting,
): {
  replace: (kind: ReplacementKind, feeRaw: bigint) => Promise<void>
  isRequesting: boolean
} {
  const dispatch = useAppDispatch()
  const { account, library } = useWallet()
  const [isRequesting, setIsRequesting] = useState(false)
  const replace = useCallback(
    async (kind: ReplacementKind, feeRaw: bigint) => {
      const { chainId, from, summary, approval, arrival, hash: replaced, replaces } = record
      const { nonce } = waiting
      if (!library || account !== from) return
      setIsRequesting(true)
      try {
        const tab = await tabName()
        const signer = { account, request: library.request }
        const { hash, request } = await replaceTransaction(nodes, signer, waiting, { kind, feeRaw })
        dispatch(
          transactionSent({
            ...{ chainId, hash, from, tab, addedTime: Date.now(), signed: request },
            summary:
              kind === 'cancel'
                ? { sentence: 'Cancel the transaction with nonce %nonce%', values: { nonce } }
                : summary,
            ...(kind === 'speedUp' && approval && { approval }),
            ...(kind === 'speedUp' && arrival && { arrival }),
            // A cancellation that is sped up is still a cancellation.
            replaces: { hash: replaced, nonce, kind: replaces?.kind === 'cancel' ? 'cancel' : kind },
          }),
        )
      } catch (error) {
        if (!(error instanceof RejectedError)) await reportFailure(error, 'Not sent again: %message%')
      } finally {
        setIsRequesting(false)
      }
    },
    [account, dispatch, library, record, waiting],
  )
  return { replace, isRequesting }
}
