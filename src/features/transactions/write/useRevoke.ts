import { useWallet } from '../../../chain/wallet/useWallet'
import { refuseWhileViewing } from '../../../chain/wallet/view/viewedAccount'
import { deployment } from '../../../deployment/deployment'
import { useAppSelector } from '../../../state/storeHooks'
import { hasPendingApproval } from '../approval.rules'
import { selectTransactionsOf } from '../transactions.slice'
import { useSendIntent } from '../useSendIntent'

export interface RevokeRequest {
  tokenAddress: string
  spender: string
  symbol: string
}

const selectRecords = selectTransactionsOf(deployment.chainId)

/**
 * Returns whether a change of an allowance is pending, and the function that sets it to 0. It throws what sending
 * throws (trading 4 "Token approval").
 */
export function useRevoke({ tokenAddress, spender, symbol }: RevokeRequest) {
  const { account } = useWallet()
  const send = useSendIntent()
  const isPending = useAppSelector((state) =>
    Boolean(
      account && hasPendingApproval(Object.values(selectRecords(state)), account, tokenAddress, spender, Date.now()),
    ),
  )

  async function revoke(): Promise<void> {
    refuseWhileViewing()
    if (!send) throw new Error('Missing dependencies')
    const { revokeIntent } = await import('../approval.chain')
    await send(revokeIntent(tokenAddress, spender), {
      summary: { sentence: 'Revoke %symbol%', values: { symbol } },
      approval: { tokenAddress, spender },
      // A revoked allowance puts nothing at risk.
      valueCents: 0n,
    })
  }

  return { isPending, revoke }
}
