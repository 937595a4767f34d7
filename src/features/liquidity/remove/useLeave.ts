import { readDeadline } from '../../../chain/send/deadline'
import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { nodes } from '../../../chain/rpc/nodes'
import { isUserRejected } from '../../../chain/wallet/rejection'
import { useWallet } from '../../../chain/wallet/useWallet'
import { deployment } from '../../../core/deployment'
import { tellFailure, useApproval } from '../../transactions'
import { selectUser } from '../../user'
import { selectBurn, type BurnState } from '../burn.slice'
import type { Permit } from '../liquidity.chain'

/** What was signed: the permit, the LP tokens it is for, and all that it stands and falls with. */
export interface Signed {
  permit: Permit
  sharesRaw: bigint
  address: string
  account: string
  goodForMs: number
  /** What was typed when it was signed: typing anew clears it (constants: REMOVE_APPROVAL). */
  typed: BurnState
}

/** The longest that a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * Answers the signature and its keeper; it is forgotten as soon as something else is typed or another account is here, and
 * when its deadline has come.
 */
export function useSigned(): [Signed | null, (signed: Signed | null) => void] {
  const [signed, setSigned] = useState<Signed | null>(null)
  const typed = useSelector(selectBurn)
  const { account } = useWallet()
  useEffect(() => {
    if (!signed) return undefined
    const timer = setTimeout(() => setSigned(null), Math.min(signed.goodForMs, LONGEST_MS))
    return () => clearTimeout(timer)
  }, [signed])
  const isGood = signed !== null && signed.typed === typed && signed.account === account
  return [isGood ? signed : null, setSigned]
}

export interface Leave {
  state: 'unknown' | 'needed' | 'pending' | 'given'
  /** True while the wallet is being asked. */
  isAsking: boolean
  ask(): void
}

interface LeaveRequest {
  /** The pair; null while it is not known. */
  address: string | null
  sharesRaw: bigint
  signed: Signed | null
  onSigned: (signed: Signed) => void
}

/**
 * Answers whether the router may take the LP tokens, and the function that asks for it: a signature first; a person who
 * refuses it is done, any other failure asks for an approval transaction instead (trading 4, constants: REMOVE_APPROVAL).
 */
export function useLeave({ address, sharesRaw, signed, onSigned }: LeaveRequest): Leave {
  const { account, library } = useWallet()
  const { deadlineSeconds } = useSelector(selectUser)
  const typed = useSelector(selectBurn)
  const [isAsking, setIsAsking] = useState(false)
  const { state, approve } = useApproval({
    tokenAddress: address,
    symbol: 'LP',
    amountRaw: address && sharesRaw > 0n ? sharesRaw : null,
    spender: deployment.contracts.router,
  })

  async function sign(): Promise<void> {
    if (!address || !account || !library) throw new Error('Missing dependencies')
    const { askPermit } = await import('../liquidity.chain')
    const deadline = await readDeadline(nodes, deadlineSeconds)
    const signer = { account, request: library.request }
    const permit = await askPermit(nodes, signer, address, sharesRaw, deadline)
    onSigned({ permit, sharesRaw, address, account, typed, goodForMs: deadlineSeconds * 1_000 })
  }

  async function ask(): Promise<void> {
    setIsAsking(true)
    try {
      await sign().catch((error: unknown) => {
        if (isUserRejected(error)) throw error
        return approve()
      })
    } catch (error) {
      if (!isUserRejected(error)) await tellFailure(error, 'Enabling failed: %message%')
    } finally {
      setIsAsking(false)
    }
  }

  const isSigned = signed?.address === address && address !== null
  const known = { unknown: 'unknown', notApproved: 'needed', pending: 'pending', approved: 'given' } as const
  return { state: isSigned ? 'given' : known[state], isAsking, ask: () => void ask() }
}
