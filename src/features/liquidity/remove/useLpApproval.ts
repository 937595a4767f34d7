import { useEffect, useState } from 'react'
import { nodes } from '../../../chain/rpc/nodes'
import { readDeadline } from '../../../chain/send/deadline'
import { isUserRejected } from '../../../chain/wallet/rejection'
import { useWallet } from '../../../chain/wallet/useWallet'
import { routerAddress } from '../../../deployment/contracts'
import { useAppSelector } from '../../../state/storeHooks'
import { reportFailure, useApproval } from '../../transactions'
import type { Permit } from '../../../chain/contracts/router/liquidity'
import { selectDeadlineSeconds } from '../../user'
import { selectTypedRemoval, type TypedRemoval } from '../burn.slice'

/** A signed permit, its LP tokens, and everything that invalidates it when it changes. */
export interface Signed {
  permit: Permit
  sharesRaw: bigint
  address: string
  account: string
  goodForMs: number
  /** The input at signing: typing again clears the permit (constants: REMOVE_APPROVAL). */
  typed: TypedRemoval
}

/** The longest delay of a browser timer. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * Returns the signed permit and its setter. The permit is dropped when the input or the account changes, or when its
 * deadline has passed.
 */
export function useSigned(): [Signed | null, (signed: Signed | null) => void] {
  const [signed, setSigned] = useState<Signed | null>(null)
  const typed = useAppSelector(selectTypedRemoval)
  const { account } = useWallet()
  useEffect(() => {
    if (!signed) return undefined
    const timer = setTimeout(() => setSigned(null), Math.min(signed.goodForMs, LONGEST_MS))
    return () => clearTimeout(timer)
  }, [signed])
  const isGood = signed !== null && signed.typed === typed && signed.account === account
  return [isGood ? signed : null, setSigned]
}

/** Why a transaction replaces the signature or is offered instead: the wallet cannot sign a permit, or failed to. */
export type PermitTrouble = 'cannotSign' | 'failed'

export interface LpApproval {
  state: 'unknown' | 'needed' | 'pending' | 'given'
  /** True while a wallet request is pending. */
  isRequesting: boolean
  /** Null while signing works. */
  trouble: PermitTrouble | null
  ask(): void
  /** Approves by a transaction, without a signature request. */
  askForTransaction(): void
}

interface LpApprovalRequest {
  /** The pair; null while unknown. */
  address: string | null
  sharesRaw: bigint
  /** The worth of the account's LP tokens in US cents; null while unknown. */
  heldCents: bigint | null
  signed: Signed | null
  onSigned: (signed: Signed) => void
}

/** Compares names, because the error classes load with the code that signs. */
function troubleOf(error: unknown): PermitTrouble | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'CannotSignError') return 'cannotSign'
  return error.name === 'SendFailedError' ? 'failed' : null
}

/**
 * Returns whether the router may spend the LP tokens, and the functions that request it. A signature is requested
 * first. Only for a wallet that cannot sign a permit, an approval transaction follows. It is offered after any other
 * wallet failure, but not after a node failure or a rejection by the user (trading 4, constants: REMOVE_APPROVAL).
 */
export function useLpApproval(request: LpApprovalRequest): LpApproval {
  const { address, sharesRaw, heldCents, signed, onSigned } = request
  const { account, library } = useWallet()
  const deadlineSeconds = useAppSelector(selectDeadlineSeconds)
  const typed = useAppSelector(selectTypedRemoval)
  const [isRequesting, setIsRequesting] = useState(false)
  const [met, setMet] = useState<{ library: typeof library; trouble: PermitTrouble } | null>(null)
  // Another wallet may be able to sign.
  const trouble = met?.library === library ? (met?.trouble ?? null) : null
  const { state, approve } = useApproval({
    tokenAddress: address,
    symbol: 'LP',
    amountRaw: address && sharesRaw > 0n ? sharesRaw : null,
    spender: routerAddress,
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
    setIsRequesting(true)
    try {
      await how()
    } catch (error) {
      if (!isUserRejected(error)) await reportFailure(error, 'Enabling failed: %message%')
    } finally {
      setIsRequesting(false)
    }
  }

  const isSigned = signed?.address === address && address !== null
  const known = { unknown: 'unknown', notApproved: 'needed', pending: 'pending', approved: 'given' } as const
  return {
    state: isSigned ? 'given' : known[state],
    ...{ isRequesting, trouble },
    ask: () => void asking(signOrApprove),
    askForTransaction: () => void asking(() => approve()),
  }
}
