import { useEffect, useState } from 'react'
import type { Permit } from '../../../chain/contracts/router/liquidity'
import { nodes } from '../../../chain/rpc/nodes'
import { readDeadline } from '../../../chain/send/deadline'
import { useWallet } from '../../../chain/wallet/useWallet'
import type { Address } from '../../../core/address'
import { routerAddress } from '../../../deployment/contracts'
import { useAppSelector } from '../../../state/storeHooks'
import { type Enabling, reportFailure, useApproval } from '../../transactions'
import { selectDeadlineSeconds } from '../../user'
import { LP_DECIMALS } from '../pool/pool.messages'
import { selectTypedRemoval, type TypedRemoval } from '../burn.slice'

/** A signed permit, its LP tokens, and everything that invalidates it when it changes. */
export interface Signed {
  permit: Permit
  sharesRaw: bigint
  address: Address
  account: Address
  validForMs: number
  /** The input at signing: typing again clears the permit (constants: REMOVE_APPROVAL). */
  typed: TypedRemoval
}

/** The longest delay of a browser timer. */
const MAX_TIMER_MS = 2 ** 31 - 1

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
    const timer = setTimeout(() => setSigned(null), Math.min(signed.validForMs, MAX_TIMER_MS))
    return () => clearTimeout(timer)
  }, [signed])
  const isValid = signed !== null && signed.typed === typed && signed.account === account
  return [isValid ? signed : null, setSigned]
}

/** Why a transaction replaces the signature or is offered instead: the wallet cannot sign a permit, or failed to. */
export type PermitProblem = 'cannotSign' | 'failed'

export interface LpApproval {
  state: 'unknown' | 'needed' | 'pending' | 'given'
  /** True while a wallet request is pending. */
  isRequesting: boolean
  /** Null while signing works. */
  problem: PermitProblem | null
  /** What is approved; null while the pool is unknown. */
  review: Enabling['review'] | null
  requestApproval(): void
  /** Approves by a transaction, without a signature request. */
  approveByTransaction(): void
}

interface LpApprovalRequest {
  /** The pair; null while unknown. */
  address: Address | null
  /** Name of the LP token. */
  symbol: string
  sharesRaw: bigint
  /** The value of the account's LP tokens in US cents; null while unknown. */
  balanceCents: bigint | null
  signed: Signed | null
  onSigned: (signed: Signed) => void
}

/** Compares names, because the error classes load with the code that signs. */
function permitProblemOf(error: unknown): PermitProblem | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'CannotSignError') return 'cannotSign'
  return error.name === 'SendFailedError' ? 'failed' : null
}

/**
 * Returns whether the router may spend the LP tokens, and the functions that request it. A signature is requested
 * first. Only for a wallet that cannot sign a permit, an approval transaction takes its place. It is offered after any
 * other wallet failure, but not after a node failure or a rejection by the user (trading 4, constants:
 * REMOVE_APPROVAL).
 */
export function useLpApproval(request: LpApprovalRequest): LpApproval {
  const { address, symbol, sharesRaw, balanceCents, signed, onSigned } = request
  const { account, library } = useWallet()
  const deadlineSeconds = useAppSelector(selectDeadlineSeconds)
  const typed = useAppSelector(selectTypedRemoval)
  const [isRequesting, setIsRequesting] = useState(false)
  const [lastProblem, setLastProblem] = useState<{ library: typeof library; problem: PermitProblem } | null>(null)
  // Another wallet may be able to sign.
  const problem = lastProblem?.library === library ? (lastProblem?.problem ?? null) : null
  const { state, step, approve } = useApproval({
    tokenAddress: address,
    symbol,
    decimals: LP_DECIMALS,
    amountRaw: address && sharesRaw > 0n ? sharesRaw : null,
    spender: routerAddress,
    valueCents: balanceCents,
  })

  async function sign(): Promise<void> {
    if (!address || !account || !library) throw new Error('Missing dependencies')
    const { requestPermit } = await import('../liquidity.chain')
    const deadline = await readDeadline(nodes, deadlineSeconds)
    const signer = { account, request: library.request }
    const permit = await requestPermit(nodes, signer, address, sharesRaw, deadline)
    setLastProblem(null)
    onSigned({ permit, sharesRaw, address, account, typed, validForMs: deadlineSeconds * 1_000 })
  }

  async function signOrApprove(): Promise<unknown> {
    if (problem === 'cannotSign') return approve()
    try {
      return await sign()
    } catch (error) {
      const kind = permitProblemOf(error)
      setLastProblem(kind && { library, problem: kind })
      // The transaction differs in amount and fee: its review is shown before it is requested.
      if (kind !== 'cannotSign') throw error
      return null
    }
  }

  async function runRequest(how: () => Promise<unknown>): Promise<void> {
    setIsRequesting(true)
    try {
      await how()
    } catch (error) {
      await reportFailure(error, 'Approval failed: %message%')
    } finally {
      setIsRequesting(false)
    }
  }

  const exactRaw = sharesRaw > 0n ? sharesRaw : null
  const review = address
    ? { tokenAddress: address, symbol, decimals: LP_DECIMALS, spender: routerAddress, exactRaw, step }
    : null
  const isSigned = signed?.address === address && address !== null
  const known = { unknown: 'unknown', notApproved: 'needed', pending: 'pending', approved: 'given' } as const
  return {
    state: isSigned ? 'given' : known[state],
    ...{ isRequesting, problem, review },
    requestApproval: () => void runRequest(signOrApprove),
    approveByTransaction: () => void runRequest(() => approve()),
  }
}
