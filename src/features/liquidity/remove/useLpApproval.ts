import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { nodes } from '../../../chain/rpc/nodes'
import { readDeadline } from '../../../chain/send/deadline'
import { isUserRejected } from '../../../chain/wallet/rejection'
import { useWallet } from '../../../chain/wallet/useWallet'
import { deployment } from '../../../core/deployment'
import { tellFailure, useApproval } from '../../transactions'
import { selectUser } from '../../user'
import { selectBurn, type BurnState } from '../burn.slice'
import type { Permit } from '../liquidity.chain'

/** A signed permit, the LP tokens it is for, and everything that makes it invalid when it changes. */
export interface Signed {
  permit: Permit
  sharesRaw: bigint
  address: string
  account: string
  goodForMs: number
  /** What was typed when it was signed: typing again clears the permit (constants: REMOVE_APPROVAL). */
  typed: BurnState
}

/** The longest that a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * Returns the signed permit and its setter. The permit is dropped as soon as something else is typed, another account is
 * connected, or its deadline has passed.
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

/**
 * Why a transaction is used, or offered, in place of a signature: the wallet has no way to sign a permit, or it failed to.
 */
export type PermitTrouble = 'cannotSign' | 'failed'

export interface LpApproval {
  state: 'unknown' | 'needed' | 'pending' | 'given'
  /** True while the wallet is asked. */
  isAsking: boolean
  /** Null while signing works. */
  trouble: PermitTrouble | null
  ask(): void
  /** Approves by a transaction without asking for a signature. */
  askForTransaction(): void
}

interface LpApprovalRequest {
  /** The pair; null while it is not known. */
  address: string | null
  sharesRaw: bigint
  /** What the account's LP tokens are worth in US cents; null while unknown. */
  heldCents: bigint | null
  signed: Signed | null
  onSigned: (signed: Signed) => void
}

/** By their names: their classes come with the code that signs. */
function troubleOf(error: unknown): PermitTrouble | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'CannotSignError') return 'cannotSign'
  return error.name === 'SendFailedError' ? 'failed' : null
}

/**
 * Returns whether the router may take the LP tokens, and the functions that ask for it. A signature is asked for first. Only
 * a wallet that cannot sign a permit is asked for an approval transaction instead; after any other failure of the wallet
 * that is offered, and after a failure of a node or a refusal of the user it is not (trading 4, constants: REMOVE_APPROVAL).
 */
export function useLpApproval(request: LpApprovalRequest): LpApproval {
  const { address, sharesRaw, heldCents, signed, onSigned } = request
  const { account, library } = useWallet()
  const { deadlineSeconds } = useSelector(selectUser)
  const typed = useSelector(selectBurn)
  const [isAsking, setIsAsking] = useState(false)
  const [met, setMet] = useState<{ library: typeof library; trouble: PermitTrouble } | null>(null)
  // Another wallet may well sign.
  const trouble = met?.library === library ? (met?.trouble ?? null) : null
  const { state, approve } = useApproval({
    tokenAddress: address,
    symbol: 'LP',
    amountRaw: address && sharesRaw > 0n ? sharesRaw : null,
    spender: deployment.contracts.router,
    valueCents: heldCents,
  })

  async function sign(): Promise<void> {
    if (!address || !account || !library) throw new Error('Missing dependencies')
    const { askPermit } = await import('../liquidity.chain')
    const deadline = await readDeadline(nodes, deadlineSeconds)
    const signer = { account, request: library.request }
    const permit = await askPermit(nodes, signer, address, sharesRaw, deadline)
    setMet(null)
    onSigned({ permit, sharesRaw, address, account, typed, goodForMs: deadlineSeconds * 1_000 })
  }

  async function signOrApprove(): Promise<unknown> {
    if (trouble === 'cannotSign') return approve()
    try {
      return await sign()
    } catch (error) {
      const kind = troubleOf(error)
      setMet(kind && { library, trouble: kind })
      if (kind !== 'cannotSign') throw error
      return approve()
    }
  }

  async function asking(how: () => Promise<unknown>): Promise<void> {
    setIsAsking(true)
    try {
      await how()
    } catch (error) {
      if (!isUserRejected(error)) await tellFailure(error, 'Enabling failed: %message%')
    } finally {
      setIsAsking(false)
    }
  }

  const isSigned = signed?.address === address && address !== null
  const known = { unknown: 'unknown', notApproved: 'needed', pending: 'pending', approved: 'given' } as const
  return {
    state: isSigned ? 'given' : known[state],
    ...{ isAsking, trouble },
    ask: () => void asking(signOrApprove),
    askForTransaction: () => void asking(() => approve()),
  }
}
