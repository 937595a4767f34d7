import { RpcError } from '../../../chain/rpc/nodes'
import { RefusedError } from '../../../chain/send/refusal'
import { RevertError } from '../../../chain/send/rehearse'
import { reasonIn } from '../../../chain/send/revertReason'
import { layersOf } from '../../../chain/wallet/rejection'
import { LoginError, type LoginGround } from '../../../chain/wallet/loginError'
import type { ErrorLayer } from '../../../chain/wallet/wrappedError'

/** Facts of a failed write, from any error; the rows of the catalogue match on them. */
export interface Cause {
  /** Name of the error's class; empty for a value that is no Error. */
  name: string
  /** The original message. */
  message: string
  /** Codes of EIP-1193 and JSON-RPC, from every layer of the error. */
  codes: ReadonlySet<number>
  /** Why a check of the page refused the write; null when something else refused it. */
  ground: RefusedError['ground'] | null
  /** Why no wallet could be connected; null for everything else. */
  login: LoginGround | null
  /** True when a node executed the call and a contract reverted. */
  isRevert: boolean
  /** The contract's reason, from a node or through a wallet; null without one. */
  reason: string | null
  layers: readonly ErrorLayer[]
}

const REVERTED = 3

function isRevertOf(error: unknown, reason: string | null): boolean {
  if (error instanceof RevertError) return true
  return error instanceof RpcError && (reason !== null || error.code === REVERTED || /revert/i.test(error.message))
}

const dataOf = ({ error }: ErrorLayer): unknown =>
  typeof error === 'object' && error !== null && 'data' in error ? error.data : undefined

/** Extracts the facts of a failed write from any thrown value. */
export function causeOf(error: unknown): Cause {
  const layers = layersOf(error)
  const numbers = layers.map(({ code }) => Number(code ?? Number.NaN)).filter((code) => Number.isInteger(code))
  const revertReason = layers.map((layer) => reasonIn(layer.message, dataOf(layer))).find((reason) => reason !== null)
  const reason = error instanceof RevertError ? error.reason : (revertReason ?? null)
  return {
    name: error instanceof Error ? error.name : '',
    message: error instanceof Error ? error.message : (layers[0]?.message ?? String(error)),
    codes: new Set(numbers),
    ground: error instanceof RefusedError ? error.ground : null,
    login: error instanceof LoginError ? error.ground : null,
    isRevert: isRevertOf(error, reason),
    reason,
    layers,
  }
}
