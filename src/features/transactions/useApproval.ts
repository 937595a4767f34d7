import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { allowance } from '../../chain/contracts/erc20'
import { useCall } from '../../chain/multicall/useCalls'
import { nodes } from '../../chain/rpc/nodes'
import { useWallet } from '../../chain/wallet/useWallet'
import { refuseWhileViewing } from '../../chain/wallet/view/viewedAccount'
import { deployment } from '../../core/deployment'
import { approvalState, hasPendingApproval, type ApprovalState } from './approval.rules'
import { selectTransactionsOf, type Summary } from './transactions.slice'
import { useSendIntent } from './useSendIntent'

export interface ApprovalRequest {
  /** Null for the native coin. */
  tokenAddress: string | null
  symbol: string
  amountRaw: bigint | null
  /** What is allowed where the token refuses to allow without limit; the amount unless told (yield 7). */
  exactRaw?: bigint | undefined
  spender: string
  /** What is said at its end, with the token's symbol, instead of the general words (yield 8). */
  outcome?: NonNullable<Summary['outcome']>
}

const selectOurs = selectTransactionsOf(deployment.chainId)

/**
 * Answers how the approval stands and the function that asks for it: without limit, or exactly the amount on demand. It
 * throws what sending throws, and for what is not there to approve the words of trading 8 "Approve" (trading 4, 7).
 */
export function useApproval(request: ApprovalRequest): {
  state: ApprovalState
  approve: (options?: { isExact?: boolean }) => Promise<void>
} {
  const { tokenAddress, symbol, amountRaw, exactRaw = amountRaw, spender, outcome } = request
  const { account } = useWallet()
  const send = useSendIntent()
  const current = useCall(account && tokenAddress && spender ? allowance(tokenAddress, account, spender) : null)
  const isOnItsWay = useSelector((state: Parameters<typeof selectOurs>[0]) =>
    Boolean(
      account &&
      tokenAddress &&
      hasPendingApproval(Object.values(selectOurs(state)), account, tokenAddress, spender, Date.now()),
    ),
  )
  const state = approvalState({
    isNative: tokenAddress === null,
    amountRaw,
    allowanceRaw: current.value,
    hasPendingApproval: isOnItsWay,
  })

  const approve = useCallback(
    async ({ isExact = false }: { isExact?: boolean } = {}) => {
      refuseWhileViewing()
      if (!tokenAddress) throw new Error('no token')
      if (amountRaw === null) throw new Error('missing amount to approve')
      if (!spender) throw new Error('no spender')
      if (state !== 'notApproved') throw new Error('approve was called unnecessarily')
      if (!send || !account || exactRaw === null) throw new Error('Missing dependencies')
      // What encodes a write is fetched when the first one is wanted: reading needs none of it.
      const { chooseApproval } = await import('./approval.chain')
      const { intent, gasLimit } = await chooseApproval(nodes, account, {
        ...{ tokenAddress, spender, isExact },
        amountRaw: exactRaw,
      })
      await send(intent, {
        gasLimit,
        summary: { sentence: 'Approve %symbol%', values: { symbol }, ...(outcome && { outcome }) },
        approval: { tokenAddress, spender },
      })
    },
    [account, amountRaw, exactRaw, outcome, send, spender, state, symbol, tokenAddress],
  )

  return { state, approve }
}
