import { useCallback, useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectRecalledBlock } from '../../chain/multicall/multicall.slice'
import { nodes } from '../../chain/rpc/nodes'
import type { Premise, VerifyOutcome } from '../../chain/rpc/confirmWrite'
import type { Intent } from '../../chain/send/intent'
import { AbandonedError, WalletChangedError } from '../../chain/wallet/eip1193'
import { useWallet } from '../../chain/wallet/useWallet'
import { refuseWhileViewing } from '../../chain/wallet/view/viewedAccount'
import { deployment } from '../../core/deployment'
import { transactionSent, type Arrival, type Summary, type TransactionRecord } from './transactions.slice'

export interface SendOptions {
  summary: Summary
  approval?: NonNullable<TransactionRecord['approval']>
  /** What is traded, so that the amounts are reported from the receipt's logs and not from the quote. */
  arrival?: Arrival
  gasLimit?: bigint
  /** Reads that two nodes have to agree on before the wallet is asked. */
  premises?: readonly Premise[]
  /** Verifies what the call returns once that is confirmed; throws to stop the write. */
  verifyOutcome?: VerifyOutcome
  /** What the write puts at risk in US cents; null where unknown, which counts as more than any limit. */
  valueCents: bigint | null
  /** Returns whether the wallet may still be asked once the rehearsal has passed; it always may by default. */
  isWanted?: () => boolean
}

export type SendIntent = (intent: Intent, options: SendOptions) => Promise<string>

/** What rehearses and sends is fetched with the first write: a page that is only read needs none of it. */
const loadSend = () => import('./sending')

/**
 * Returns the function every feature writes with: it sends an intent through the one door, records the transaction so
 * that its end is followed and reported, and returns the hash. It throws what sendIntent throws, and OldNumbersError while
 * the page shows numbers of an earlier visit; null without a wallet. In view-only mode it throws ViewOnlyError, so that
 * the user learns why nothing is sent.
 */
export function useSendIntent(): SendIntent | null {
  const dispatch = useDispatch()
  const { account, library, status } = useWallet()
  const recalledBlock = useSelector(selectRecalledBlock)
  const shownAccount = useRef(account)
  useEffect(() => {
    shownAccount.current = account
  }, [account])
  const send = useCallback<SendIntent>(
    async (intent, { summary, approval, arrival, gasLimit, premises, verifyOutcome, valueCents, isWanted }) => {
      refuseWhileViewing()
      if (!account || !library) throw new Error('Missing dependencies')
      const { agreeUnconfirmed, OldNumbersError, sendIntent, tabName } = await loadSend()
      if (recalledBlock !== null) throw new OldNumbersError()
      const requireWanted = () => {
        if (isWanted?.() === false) throw new AbandonedError()
      }
      const signer = {
        account,
        async request(method: string, params: readonly unknown[]) {
          requireWanted()
          // The rehearsal takes a moment, in which another account may be chosen.
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
          requireWanted()
          await agreeUnconfirmed(unconfirmed, valueCents)
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
    [account, dispatch, library, recalledBlock],
  )
  const canSend = status === 'connected' && account !== null && library !== null
  return canSend || status === 'viewOnly' ? send : null
}
