import { useCallback, useEffect, useRef } from 'react'
import { selectRestoredBlock } from '../../chain/multicall/multicall.slice'
import { nodes } from '../../chain/rpc/nodes'
import type { Premise, VerifyOutcome } from '../../chain/rpc/confirmWrite'
import type { Intent } from '../../chain/send/intent'
import { AbandonedError, WalletChangedError } from '../../chain/wallet/eip1193'
import { useWallet } from '../../chain/wallet/useWallet'
import { refuseWhileViewing } from '../../chain/wallet/view/viewedAccount'
import { deployment } from '../../deployment/deployment'
import { useAppDispatch, useAppSelector } from '../../state/storeHooks'
import { transactionSent, type Summary, type TransactionRecord } from './transactions.slice'

export interface SendOptions {
  summary: Summary
  approval?: NonNullable<TransactionRecord['approval']>
  /** The assets it moves, so that the amounts are reported from the receipt's logs and not from the request. */
  arrival?: NonNullable<TransactionRecord['arrival']>
  gasLimit?: bigint
  /** Reads on which two nodes have to agree before the wallet opens. */
  premises?: readonly Premise[]
  /** Verifies the confirmed result of the call; throws to stop the write. */
  verifyOutcome?: VerifyOutcome
  /** Value at risk in US cents; null while unknown, which counts as more than any limit. */
  valueCents: bigint | null
  /** Returns whether the wallet may still be opened after the rehearsal; by default it may. */
  mayOpenWallet?: () => boolean
}

export type SendIntent = (intent: Intent, options: SendOptions) => Promise<string>

/** The code that rehearses and sends is loaded with the first write. A page that is only read does not need it. */
const loadSend = () => Promise.all([import('../../chain/send/sendIntent'), import('./follow/tabs')])

/**
 * Returns the function with which every feature sends a write. It calls sendIntent, records the transaction so that its
 * end is followed and reported, and returns the hash. It throws what sendIntent throws, and RestoredResultsError while
 * the page shows numbers of an earlier visit. In view-only mode it throws ViewOnlyError, so that the page can say why
 * nothing is sent. Null in any other mode without a wallet on the deployment's chain.
 */
export function useSendIntent(): SendIntent | null {
  const dispatch = useAppDispatch()
  const { account, library, status } = useWallet()
  const restoredBlock = useAppSelector(selectRestoredBlock)
  const shownAccount = useRef(account)
  useEffect(() => {
    shownAccount.current = account
  }, [account])
  const send = useCallback<SendIntent>(
    async (intent, { summary, approval, arrival, gasLimit, premises, verifyOutcome, valueCents, mayOpenWallet }) => {
      refuseWhileViewing()
      if (!account || !library) throw new Error('Missing dependencies')
      const [{ RestoredResultsError, sendIntent }, { tabName }] = await loadSend()
      if (restoredBlock !== null) throw new RestoredResultsError()
      const assertMayOpenWallet = () => {
        if (mayOpenWallet?.() === false) throw new AbandonedError()
      }
      const signer = {
        account,
        async request(method: string, params: readonly unknown[]) {
          assertMayOpenWallet()
          // The rehearsal takes a moment, in which the user may choose another account.
          if (shownAccount.current !== account) throw new WalletChangedError()
          return library.request(method, params)
        },
      }
      const tab = await tabName()
      const { hash, request } = await sendIntent(nodes, signer, intent, {
        ...(gasLimit !== undefined && { gasLimit }),
        ...(premises && { premises }),
        ...(verifyOutcome && { verifyOutcome }),
        onUnconfirmed: async (unconfirmed) => {
          assertMayOpenWallet()
          const { requestConsent } = await import('./unconfirmed/requestConsent')
          await requestConsent(unconfirmed, valueCents)
        },
      })
      dispatch(
        transactionSent({
          chainId: deployment.chainId,
          hash,
          from: account,
          summary,
          signed: request,
          ...(approval && { approval }),
          ...(arrival && { arrival }),
          addedTime: Date.now(),
          tab,
        }),
      )
      return hash
    },
    [account, dispatch, library, restoredBlock],
  )
  const canSend = status === 'connected' && account !== null && library !== null
  return canSend || status === 'viewOnly' ? send : null
}
